// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=cpu to=how" | awk '/gpu.module @/ && ++n == 2 { exit } { print }' | diff %t -

module attributes {gpu.container_module, tier.chip = "cpu"} {
  gpu.module @linear_0 {
    llvm.mlir.global internal constant @tier_zeros(dense<0> : tensor<64xi8>) {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<64 x i8>
    llvm.func @linear_0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {gpu.kernel, tier.plan = #tier.plan<tile = [32, 32, 256], atom = [1, 1, 1], grain = thread, stages = 1, warps = [1], cluster = [1, 1], group = 64>, tier.shared_bytes = 0 : i64, tier.threads = 1 : i64} {
      %0 = llvm.mlir.constant(dense<1> : vector<16xi32>) : vector<16xi32>
      %1 = llvm.mlir.constant(dense<32704> : vector<16xi16>) : vector<16xi16>
      %2 = llvm.mlir.constant(dense<32767> : vector<16xi32>) : vector<16xi32>
      %3 = llvm.mlir.constant(dense<16> : vector<16xi32>) : vector<16xi32>
      %4 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
      %5 = llvm.mlir.constant(16 : i32) : i32
      %6 = llvm.mlir.constant(1 : index) : i64
      %7 = llvm.mlir.constant(32 : i32) : i32
      %8 = llvm.mlir.addressof @tier_zeros : !llvm.ptr
      %9 = llvm.mlir.constant(7 : i32) : i32
      %10 = llvm.mlir.constant(14 : index) : i64
      %11 = llvm.mlir.constant(6 : i32) : i32
      %12 = llvm.mlir.constant(12 : index) : i64
      %13 = llvm.mlir.constant(5 : i32) : i32
      %14 = llvm.mlir.constant(10 : index) : i64
      %15 = llvm.mlir.constant(4 : i32) : i32
      %16 = llvm.mlir.constant(3 : i32) : i32
      %17 = llvm.mlir.constant(6 : index) : i64
      %18 = llvm.mlir.constant(2 : i32) : i32
      %19 = llvm.mlir.constant(4 : index) : i64
      %20 = llvm.mlir.constant(1 : i32) : i32
      %21 = llvm.mlir.constant(1073741824 : index) : i64
      %22 = llvm.mlir.constant(2 : index) : i64
      %23 = llvm.mlir.constant(8 : index) : i64
      %24 = llvm.mlir.constant(256 : index) : i64
      %25 = llvm.mlir.constant(0 : index) : i64
      %26 = llvm.mlir.constant(64 : index) : i64
      %27 = llvm.mlir.constant(32 : index) : i64
      %28 = llvm.mlir.constant(0 : i32) : i32
      %29 = llvm.mlir.constant(40960 : i64) : i64
      %30 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
      %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
      %32 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
      %34 = llvm.load %33 : !llvm.ptr -> !llvm.ptr
      %35 = llvm.getelementptr %arg0[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
      %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
      %38 = llvm.getelementptr %arg0[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
      %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
      %41 = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
      %43 = llvm.load %42 : !llvm.ptr -> i64
      %44 = llvm.getelementptr %arg0[5] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
      %46 = llvm.load %45 : !llvm.ptr -> i64
      %47 = llvm.getelementptr %arg0[6] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
      %49 = llvm.load %48 : !llvm.ptr -> i64
      %50 = llvm.getelementptr %arg0[7] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
      %52 = llvm.load %51 : !llvm.ptr -> i64
      %53 = llvm.getelementptr %arg0[8] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
      %55 = llvm.load %54 : !llvm.ptr -> i64
      %56 = llvm.alloca %29 x i8 {alignment = 4096 : i64} : (i64) -> !llvm.ptr
      %57 = llvm.icmp "eq" %43, %25 : i64
      %58 = llvm.sub %43, %6 : i64
      %59 = llvm.udiv %58, %27 : i64
      %60 = llvm.add %59, %6 : i64
      %61 = llvm.select %57, %25, %60 : i1, i64
      %62 = llvm.icmp "eq" %46, %25 : i64
      %63 = llvm.sub %46, %6 : i64
      %64 = llvm.udiv %63, %27 : i64
      %65 = llvm.add %64, %6 : i64
      %66 = llvm.select %62, %25, %65 : i1, i64
      %67 = llvm.mul %66, %26 : i64
      %68 = llvm.udiv %arg1, %67 : i64
      %69 = llvm.urem %arg1, %67 : i64
      %70 = llvm.mul %68, %26 : i64
      %71 = llvm.sub %61, %70 : i64
      %72 = llvm.intr.umin(%71, %26) : (i64, i64) -> i64
      %73 = llvm.urem %69, %72 : i64
      %74 = llvm.add %70, %73 : i64
      %75 = llvm.udiv %69, %72 : i64
      %76 = llvm.mul %74, %27 : i64
      %77 = llvm.mul %75, %27 : i64
      llvm.br ^bb1(%25, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb1(%78: i64, %79: vector<16xf32>, %80: vector<16xf32>, %81: vector<16xf32>, %82: vector<16xf32>, %83: vector<16xf32>, %84: vector<16xf32>, %85: vector<16xf32>, %86: vector<16xf32>, %87: vector<16xf32>, %88: vector<16xf32>, %89: vector<16xf32>, %90: vector<16xf32>, %91: vector<16xf32>, %92: vector<16xf32>, %93: vector<16xf32>, %94: vector<16xf32>, %95: vector<16xf32>, %96: vector<16xf32>, %97: vector<16xf32>, %98: vector<16xf32>, %99: vector<16xf32>, %100: vector<16xf32>, %101: vector<16xf32>, %102: vector<16xf32>, %103: vector<16xf32>, %104: vector<16xf32>, %105: vector<16xf32>, %106: vector<16xf32>, %107: vector<16xf32>, %108: vector<16xf32>, %109: vector<16xf32>, %110: vector<16xf32>, %111: vector<16xf32>, %112: vector<16xf32>, %113: vector<16xf32>, %114: vector<16xf32>, %115: vector<16xf32>, %116: vector<16xf32>, %117: vector<16xf32>, %118: vector<16xf32>, %119: vector<16xf32>, %120: vector<16xf32>, %121: vector<16xf32>, %122: vector<16xf32>, %123: vector<16xf32>, %124: vector<16xf32>, %125: vector<16xf32>, %126: vector<16xf32>, %127: vector<16xf32>, %128: vector<16xf32>, %129: vector<16xf32>, %130: vector<16xf32>, %131: vector<16xf32>, %132: vector<16xf32>, %133: vector<16xf32>, %134: vector<16xf32>, %135: vector<16xf32>, %136: vector<16xf32>, %137: vector<16xf32>, %138: vector<16xf32>, %139: vector<16xf32>, %140: vector<16xf32>, %141: vector<16xf32>, %142: vector<16xf32>):  // 2 preds: ^bb0, ^bb59
      %143 = llvm.icmp "slt" %78, %49 : i64
      llvm.cond_br %143, ^bb2, ^bb60
    ^bb2:  // pred: ^bb1
      %144 = llvm.getelementptr %56[16384] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.br ^bb3(%25 : i64)
    ^bb3(%145: i64):  // 2 preds: ^bb2, ^bb7
      %146 = llvm.icmp "slt" %145, %27 : i64
      llvm.cond_br %146, ^bb4, ^bb8
    ^bb4:  // pred: ^bb3
      llvm.br ^bb5(%25 : i64)
    ^bb5(%147: i64):  // 2 preds: ^bb4, ^bb6
      %148 = llvm.icmp "slt" %147, %24 : i64
      llvm.cond_br %148, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      %149 = llvm.add %76, %145 : i64
      %150 = llvm.add %78, %147 : i64
      %151 = llvm.mul %149, %52 : i64
      %152 = llvm.add %151, %150 : i64
      %153 = llvm.mul %152, %22 : i64
      %154 = llvm.getelementptr %31[%153] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %155 = llvm.sub %43, %149 : i64
      %156 = llvm.intr.smin(%155, %21) : (i64, i64) -> i64
      %157 = llvm.intr.smax(%156, %25) : (i64, i64) -> i64
      %158 = llvm.trunc %157 : i64 to i32
      %159 = llvm.sub %49, %150 : i64
      %160 = llvm.intr.smin(%159, %21) : (i64, i64) -> i64
      %161 = llvm.intr.smax(%160, %25) : (i64, i64) -> i64
      %162 = llvm.trunc %161 : i64 to i32
      %163 = llvm.icmp "sgt" %158, %28 : i32
      %164 = llvm.icmp "sgt" %162, %28 : i32
      %165 = llvm.and %163, %164 : i1
      %166 = llvm.mul %52, %22 : i64
      %167 = llvm.getelementptr %154[%166] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %168 = llvm.icmp "sgt" %158, %20 : i32
      %169 = llvm.and %168, %164 : i1
      %170 = llvm.mul %52, %19 : i64
      %171 = llvm.getelementptr %154[%170] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %172 = llvm.icmp "sgt" %158, %18 : i32
      %173 = llvm.and %172, %164 : i1
      %174 = llvm.mul %52, %17 : i64
      %175 = llvm.getelementptr %154[%174] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %176 = llvm.icmp "sgt" %158, %16 : i32
      %177 = llvm.and %176, %164 : i1
      %178 = llvm.mul %52, %23 : i64
      %179 = llvm.getelementptr %154[%178] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %180 = llvm.icmp "sgt" %158, %15 : i32
      %181 = llvm.and %180, %164 : i1
      %182 = llvm.mul %52, %14 : i64
      %183 = llvm.getelementptr %154[%182] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %184 = llvm.icmp "sgt" %158, %13 : i32
      %185 = llvm.and %184, %164 : i1
      %186 = llvm.mul %52, %12 : i64
      %187 = llvm.getelementptr %154[%186] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %188 = llvm.icmp "sgt" %158, %11 : i32
      %189 = llvm.and %188, %164 : i1
      %190 = llvm.mul %52, %10 : i64
      %191 = llvm.getelementptr %154[%190] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %192 = llvm.icmp "sgt" %158, %9 : i32
      %193 = llvm.and %192, %164 : i1
      %194 = llvm.select %165, %154, %8 : i1, !llvm.ptr
      %195 = llvm.load %194 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %196 = llvm.select %169, %167, %8 : i1, !llvm.ptr
      %197 = llvm.load %196 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %198 = llvm.select %173, %171, %8 : i1, !llvm.ptr
      %199 = llvm.load %198 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %200 = llvm.select %177, %175, %8 : i1, !llvm.ptr
      %201 = llvm.load %200 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %202 = llvm.select %181, %179, %8 : i1, !llvm.ptr
      %203 = llvm.load %202 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %204 = llvm.select %185, %183, %8 : i1, !llvm.ptr
      %205 = llvm.load %204 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %206 = llvm.select %189, %187, %8 : i1, !llvm.ptr
      %207 = llvm.load %206 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %208 = llvm.select %193, %191, %8 : i1, !llvm.ptr
      %209 = llvm.load %208 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %210 = llvm.shufflevector %195, %203 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %211 = llvm.shufflevector %195, %203 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %212 = llvm.shufflevector %197, %205 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %213 = llvm.shufflevector %197, %205 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %214 = llvm.shufflevector %199, %207 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %215 = llvm.shufflevector %199, %207 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %216 = llvm.shufflevector %201, %209 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %217 = llvm.shufflevector %201, %209 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %218 = llvm.shufflevector %210, %214 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %219 = llvm.shufflevector %210, %214 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %220 = llvm.shufflevector %211, %215 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %221 = llvm.shufflevector %211, %215 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %222 = llvm.shufflevector %212, %216 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %223 = llvm.shufflevector %212, %216 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %224 = llvm.shufflevector %213, %217 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %225 = llvm.shufflevector %213, %217 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %226 = llvm.shufflevector %218, %222 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %227 = llvm.shufflevector %218, %222 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %228 = llvm.shufflevector %219, %223 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %229 = llvm.shufflevector %219, %223 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %230 = llvm.shufflevector %220, %224 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %231 = llvm.shufflevector %220, %224 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %232 = llvm.shufflevector %221, %225 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %233 = llvm.shufflevector %221, %225 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %234 = llvm.trunc %145 : i64 to i32
      %235 = llvm.trunc %147 : i64 to i32
      %236 = llvm.mul %235, %7 : i32
      %237 = llvm.add %234, %236 : i32
      %238 = llvm.mul %237, %18 : i32
      %239 = llvm.getelementptr %56[%238] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %240 = llvm.getelementptr %239[64] : (!llvm.ptr) -> !llvm.ptr, i8
      %241 = llvm.getelementptr %239[128] : (!llvm.ptr) -> !llvm.ptr, i8
      %242 = llvm.getelementptr %239[192] : (!llvm.ptr) -> !llvm.ptr, i8
      %243 = llvm.getelementptr %239[256] : (!llvm.ptr) -> !llvm.ptr, i8
      %244 = llvm.getelementptr %239[320] : (!llvm.ptr) -> !llvm.ptr, i8
      %245 = llvm.getelementptr %239[384] : (!llvm.ptr) -> !llvm.ptr, i8
      %246 = llvm.getelementptr %239[448] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %226, %239 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      llvm.store %227, %240 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      llvm.store %228, %241 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      llvm.store %229, %242 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      llvm.store %230, %243 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      llvm.store %231, %244 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      llvm.store %232, %245 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      llvm.store %233, %246 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      %247 = llvm.add %147, %23 : i64
      llvm.br ^bb5(%247 : i64)
    ^bb7:  // pred: ^bb5
      %248 = llvm.add %145, %23 : i64
      llvm.br ^bb3(%248 : i64)
    ^bb8:  // pred: ^bb3
      llvm.br ^bb9(%25 : i64)
    ^bb9(%249: i64):  // 2 preds: ^bb8, ^bb10
      %250 = llvm.icmp "slt" %249, %24 : i64
      llvm.cond_br %250, ^bb10, ^bb11
    ^bb10:  // pred: ^bb9
      %251 = llvm.add %78, %249 : i64
      %252 = llvm.mul %251, %55 : i64
      %253 = llvm.add %77, %252 : i64
      %254 = llvm.mul %253, %22 : i64
      %255 = llvm.getelementptr %34[%254] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %256 = llvm.sub %46, %77 : i64
      %257 = llvm.intr.smin(%256, %21) : (i64, i64) -> i64
      %258 = llvm.intr.smax(%257, %25) : (i64, i64) -> i64
      %259 = llvm.trunc %258 : i64 to i32
      %260 = llvm.sub %49, %251 : i64
      %261 = llvm.intr.smin(%260, %21) : (i64, i64) -> i64
      %262 = llvm.intr.smax(%261, %25) : (i64, i64) -> i64
      %263 = llvm.trunc %262 : i64 to i32
      %264 = llvm.icmp "sgt" %259, %28 : i32
      %265 = llvm.icmp "sgt" %263, %28 : i32
      %266 = llvm.and %264, %265 : i1
      %267 = llvm.getelementptr %255[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %268 = llvm.icmp "sgt" %259, %5 : i32
      %269 = llvm.and %268, %265 : i1
      %270 = llvm.select %266, %255, %8 : i1, !llvm.ptr
      %271 = llvm.load %270 {alignment = 16 : i64} : !llvm.ptr -> vector<16xbf16>
      %272 = llvm.select %269, %267, %8 : i1, !llvm.ptr
      %273 = llvm.load %272 {alignment = 16 : i64} : !llvm.ptr -> vector<16xbf16>
      %274 = llvm.trunc %249 : i64 to i32
      %275 = llvm.mul %274, %7 : i32
      %276 = llvm.mul %275, %18 : i32
      %277 = llvm.getelementptr %144[%276] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %278 = llvm.getelementptr %277[32] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %271, %277 {alignment = 32 : i64} : vector<16xbf16>, !llvm.ptr
      llvm.store %273, %278 {alignment = 32 : i64} : vector<16xbf16>, !llvm.ptr
      %279 = llvm.add %249, %6 : i64
      llvm.br ^bb9(%279 : i64)
    ^bb11:  // pred: ^bb9
      %280 = llvm.getelementptr %56[16384] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.br ^bb12(%25, %79, %81, %83, %85 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb12(%281: i64, %282: vector<16xf32>, %283: vector<16xf32>, %284: vector<16xf32>, %285: vector<16xf32>):  // 2 preds: ^bb11, ^bb13
      %286 = llvm.icmp "slt" %281, %24 : i64
      llvm.cond_br %286, ^bb13, ^bb14
    ^bb13:  // pred: ^bb12
      %287 = llvm.trunc %281 : i64 to i32
      %288 = llvm.mul %287, %7 : i32
      %289 = llvm.mul %288, %18 : i32
      %290 = llvm.getelementptr %280[%289] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %291 = llvm.load %290 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %292 = llvm.bitcast %291 : vector<16xbf16> to vector<16xi16>
      %293 = llvm.zext %292 : vector<16xi16> to vector<16xi32>
      %294 = llvm.shl %293, %3 : vector<16xi32>
      %295 = llvm.bitcast %294 : vector<16xi32> to vector<16xf32>
      %296 = llvm.trunc %281 : i64 to i32
      %297 = llvm.mul %296, %7 : i32
      %298 = llvm.mul %297, %18 : i32
      %299 = llvm.getelementptr %56[%298] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %300 = llvm.load %299 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %301 = llvm.bitcast %300 : bf16 to i16
      %302 = llvm.zext %301 : i16 to i32
      %303 = llvm.shl %302, %5 : i32
      %304 = llvm.bitcast %303 : i32 to f32
      %305 = llvm.mlir.poison : vector<16xf32>
      %306 = llvm.mlir.constant(0 : i32) : i32
      %307 = llvm.insertelement %304, %305[%306 : i32] : vector<16xf32>
      %308 = llvm.shufflevector %307, %305 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %309 = llvm.intr.fma(%308, %295, %282) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %310 = llvm.trunc %281 : i64 to i32
      %311 = llvm.mul %310, %7 : i32
      %312 = llvm.mul %311, %18 : i32
      %313 = llvm.getelementptr %56[%312] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %314 = llvm.getelementptr %313[2] : (!llvm.ptr) -> !llvm.ptr, i8
      %315 = llvm.load %314 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %316 = llvm.bitcast %315 : bf16 to i16
      %317 = llvm.zext %316 : i16 to i32
      %318 = llvm.shl %317, %5 : i32
      %319 = llvm.bitcast %318 : i32 to f32
      %320 = llvm.mlir.poison : vector<16xf32>
      %321 = llvm.mlir.constant(0 : i32) : i32
      %322 = llvm.insertelement %319, %320[%321 : i32] : vector<16xf32>
      %323 = llvm.shufflevector %322, %320 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %324 = llvm.intr.fma(%323, %295, %283) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %325 = llvm.trunc %281 : i64 to i32
      %326 = llvm.mul %325, %7 : i32
      %327 = llvm.mul %326, %18 : i32
      %328 = llvm.getelementptr %56[%327] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %329 = llvm.getelementptr %328[4] : (!llvm.ptr) -> !llvm.ptr, i8
      %330 = llvm.load %329 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %331 = llvm.bitcast %330 : bf16 to i16
      %332 = llvm.zext %331 : i16 to i32
      %333 = llvm.shl %332, %5 : i32
      %334 = llvm.bitcast %333 : i32 to f32
      %335 = llvm.mlir.poison : vector<16xf32>
      %336 = llvm.mlir.constant(0 : i32) : i32
      %337 = llvm.insertelement %334, %335[%336 : i32] : vector<16xf32>
      %338 = llvm.shufflevector %337, %335 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %339 = llvm.intr.fma(%338, %295, %284) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %340 = llvm.trunc %281 : i64 to i32
      %341 = llvm.mul %340, %7 : i32
      %342 = llvm.mul %341, %18 : i32
      %343 = llvm.getelementptr %56[%342] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %344 = llvm.getelementptr %343[6] : (!llvm.ptr) -> !llvm.ptr, i8
      %345 = llvm.load %344 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %346 = llvm.bitcast %345 : bf16 to i16
      %347 = llvm.zext %346 : i16 to i32
      %348 = llvm.shl %347, %5 : i32
      %349 = llvm.bitcast %348 : i32 to f32
      %350 = llvm.mlir.poison : vector<16xf32>
      %351 = llvm.mlir.constant(0 : i32) : i32
      %352 = llvm.insertelement %349, %350[%351 : i32] : vector<16xf32>
      %353 = llvm.shufflevector %352, %350 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %354 = llvm.intr.fma(%353, %295, %285) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %355 = llvm.add %281, %6 : i64
      llvm.br ^bb12(%355, %309, %324, %339, %354 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb14:  // pred: ^bb12
      llvm.br ^bb15(%25, %87, %89, %91, %93 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb15(%356: i64, %357: vector<16xf32>, %358: vector<16xf32>, %359: vector<16xf32>, %360: vector<16xf32>):  // 2 preds: ^bb14, ^bb16
      %361 = llvm.icmp "slt" %356, %24 : i64
      llvm.cond_br %361, ^bb16, ^bb17
    ^bb16:  // pred: ^bb15
      %362 = llvm.trunc %356 : i64 to i32
      %363 = llvm.mul %362, %7 : i32
      %364 = llvm.mul %363, %18 : i32
      %365 = llvm.getelementptr %280[%364] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %366 = llvm.load %365 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %367 = llvm.bitcast %366 : vector<16xbf16> to vector<16xi16>
      %368 = llvm.zext %367 : vector<16xi16> to vector<16xi32>
      %369 = llvm.shl %368, %3 : vector<16xi32>
      %370 = llvm.bitcast %369 : vector<16xi32> to vector<16xf32>
      %371 = llvm.trunc %356 : i64 to i32
      %372 = llvm.mul %371, %7 : i32
      %373 = llvm.mul %372, %18 : i32
      %374 = llvm.getelementptr %56[%373] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %375 = llvm.getelementptr %374[8] : (!llvm.ptr) -> !llvm.ptr, i8
      %376 = llvm.load %375 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %377 = llvm.bitcast %376 : bf16 to i16
      %378 = llvm.zext %377 : i16 to i32
      %379 = llvm.shl %378, %5 : i32
      %380 = llvm.bitcast %379 : i32 to f32
      %381 = llvm.mlir.poison : vector<16xf32>
      %382 = llvm.mlir.constant(0 : i32) : i32
      %383 = llvm.insertelement %380, %381[%382 : i32] : vector<16xf32>
      %384 = llvm.shufflevector %383, %381 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %385 = llvm.intr.fma(%384, %370, %357) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %386 = llvm.trunc %356 : i64 to i32
      %387 = llvm.mul %386, %7 : i32
      %388 = llvm.mul %387, %18 : i32
      %389 = llvm.getelementptr %56[%388] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %390 = llvm.getelementptr %389[10] : (!llvm.ptr) -> !llvm.ptr, i8
      %391 = llvm.load %390 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %392 = llvm.bitcast %391 : bf16 to i16
      %393 = llvm.zext %392 : i16 to i32
      %394 = llvm.shl %393, %5 : i32
      %395 = llvm.bitcast %394 : i32 to f32
      %396 = llvm.mlir.poison : vector<16xf32>
      %397 = llvm.mlir.constant(0 : i32) : i32
      %398 = llvm.insertelement %395, %396[%397 : i32] : vector<16xf32>
      %399 = llvm.shufflevector %398, %396 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %400 = llvm.intr.fma(%399, %370, %358) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %401 = llvm.trunc %356 : i64 to i32
      %402 = llvm.mul %401, %7 : i32
      %403 = llvm.mul %402, %18 : i32
      %404 = llvm.getelementptr %56[%403] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %405 = llvm.getelementptr %404[12] : (!llvm.ptr) -> !llvm.ptr, i8
      %406 = llvm.load %405 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %407 = llvm.bitcast %406 : bf16 to i16
      %408 = llvm.zext %407 : i16 to i32
      %409 = llvm.shl %408, %5 : i32
      %410 = llvm.bitcast %409 : i32 to f32
      %411 = llvm.mlir.poison : vector<16xf32>
      %412 = llvm.mlir.constant(0 : i32) : i32
      %413 = llvm.insertelement %410, %411[%412 : i32] : vector<16xf32>
      %414 = llvm.shufflevector %413, %411 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %415 = llvm.intr.fma(%414, %370, %359) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %416 = llvm.trunc %356 : i64 to i32
      %417 = llvm.mul %416, %7 : i32
      %418 = llvm.mul %417, %18 : i32
      %419 = llvm.getelementptr %56[%418] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %420 = llvm.getelementptr %419[14] : (!llvm.ptr) -> !llvm.ptr, i8
      %421 = llvm.load %420 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %422 = llvm.bitcast %421 : bf16 to i16
      %423 = llvm.zext %422 : i16 to i32
      %424 = llvm.shl %423, %5 : i32
      %425 = llvm.bitcast %424 : i32 to f32
      %426 = llvm.mlir.poison : vector<16xf32>
      %427 = llvm.mlir.constant(0 : i32) : i32
      %428 = llvm.insertelement %425, %426[%427 : i32] : vector<16xf32>
      %429 = llvm.shufflevector %428, %426 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %430 = llvm.intr.fma(%429, %370, %360) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %431 = llvm.add %356, %6 : i64
      llvm.br ^bb15(%431, %385, %400, %415, %430 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb17:  // pred: ^bb15
      llvm.br ^bb18(%25, %95, %97, %99, %101 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb18(%432: i64, %433: vector<16xf32>, %434: vector<16xf32>, %435: vector<16xf32>, %436: vector<16xf32>):  // 2 preds: ^bb17, ^bb19
      %437 = llvm.icmp "slt" %432, %24 : i64
      llvm.cond_br %437, ^bb19, ^bb20
    ^bb19:  // pred: ^bb18
      %438 = llvm.trunc %432 : i64 to i32
      %439 = llvm.mul %438, %7 : i32
      %440 = llvm.mul %439, %18 : i32
      %441 = llvm.getelementptr %280[%440] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %442 = llvm.load %441 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %443 = llvm.bitcast %442 : vector<16xbf16> to vector<16xi16>
      %444 = llvm.zext %443 : vector<16xi16> to vector<16xi32>
      %445 = llvm.shl %444, %3 : vector<16xi32>
      %446 = llvm.bitcast %445 : vector<16xi32> to vector<16xf32>
      %447 = llvm.trunc %432 : i64 to i32
      %448 = llvm.mul %447, %7 : i32
      %449 = llvm.mul %448, %18 : i32
      %450 = llvm.getelementptr %56[%449] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %451 = llvm.getelementptr %450[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %452 = llvm.load %451 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %453 = llvm.bitcast %452 : bf16 to i16
      %454 = llvm.zext %453 : i16 to i32
      %455 = llvm.shl %454, %5 : i32
      %456 = llvm.bitcast %455 : i32 to f32
      %457 = llvm.mlir.poison : vector<16xf32>
      %458 = llvm.mlir.constant(0 : i32) : i32
      %459 = llvm.insertelement %456, %457[%458 : i32] : vector<16xf32>
      %460 = llvm.shufflevector %459, %457 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %461 = llvm.intr.fma(%460, %446, %433) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %462 = llvm.trunc %432 : i64 to i32
      %463 = llvm.mul %462, %7 : i32
      %464 = llvm.mul %463, %18 : i32
      %465 = llvm.getelementptr %56[%464] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %466 = llvm.getelementptr %465[18] : (!llvm.ptr) -> !llvm.ptr, i8
      %467 = llvm.load %466 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %468 = llvm.bitcast %467 : bf16 to i16
      %469 = llvm.zext %468 : i16 to i32
      %470 = llvm.shl %469, %5 : i32
      %471 = llvm.bitcast %470 : i32 to f32
      %472 = llvm.mlir.poison : vector<16xf32>
      %473 = llvm.mlir.constant(0 : i32) : i32
      %474 = llvm.insertelement %471, %472[%473 : i32] : vector<16xf32>
      %475 = llvm.shufflevector %474, %472 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %476 = llvm.intr.fma(%475, %446, %434) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %477 = llvm.trunc %432 : i64 to i32
      %478 = llvm.mul %477, %7 : i32
      %479 = llvm.mul %478, %18 : i32
      %480 = llvm.getelementptr %56[%479] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %481 = llvm.getelementptr %480[20] : (!llvm.ptr) -> !llvm.ptr, i8
      %482 = llvm.load %481 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %483 = llvm.bitcast %482 : bf16 to i16
      %484 = llvm.zext %483 : i16 to i32
      %485 = llvm.shl %484, %5 : i32
      %486 = llvm.bitcast %485 : i32 to f32
      %487 = llvm.mlir.poison : vector<16xf32>
      %488 = llvm.mlir.constant(0 : i32) : i32
      %489 = llvm.insertelement %486, %487[%488 : i32] : vector<16xf32>
      %490 = llvm.shufflevector %489, %487 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %491 = llvm.intr.fma(%490, %446, %435) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %492 = llvm.trunc %432 : i64 to i32
      %493 = llvm.mul %492, %7 : i32
      %494 = llvm.mul %493, %18 : i32
      %495 = llvm.getelementptr %56[%494] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %496 = llvm.getelementptr %495[22] : (!llvm.ptr) -> !llvm.ptr, i8
      %497 = llvm.load %496 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %498 = llvm.bitcast %497 : bf16 to i16
      %499 = llvm.zext %498 : i16 to i32
      %500 = llvm.shl %499, %5 : i32
      %501 = llvm.bitcast %500 : i32 to f32
      %502 = llvm.mlir.poison : vector<16xf32>
      %503 = llvm.mlir.constant(0 : i32) : i32
      %504 = llvm.insertelement %501, %502[%503 : i32] : vector<16xf32>
      %505 = llvm.shufflevector %504, %502 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %506 = llvm.intr.fma(%505, %446, %436) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %507 = llvm.add %432, %6 : i64
      llvm.br ^bb18(%507, %461, %476, %491, %506 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb20:  // pred: ^bb18
      llvm.br ^bb21(%25, %103, %105, %107, %109 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb21(%508: i64, %509: vector<16xf32>, %510: vector<16xf32>, %511: vector<16xf32>, %512: vector<16xf32>):  // 2 preds: ^bb20, ^bb22
      %513 = llvm.icmp "slt" %508, %24 : i64
      llvm.cond_br %513, ^bb22, ^bb23
    ^bb22:  // pred: ^bb21
      %514 = llvm.trunc %508 : i64 to i32
      %515 = llvm.mul %514, %7 : i32
      %516 = llvm.mul %515, %18 : i32
      %517 = llvm.getelementptr %280[%516] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %518 = llvm.load %517 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %519 = llvm.bitcast %518 : vector<16xbf16> to vector<16xi16>
      %520 = llvm.zext %519 : vector<16xi16> to vector<16xi32>
      %521 = llvm.shl %520, %3 : vector<16xi32>
      %522 = llvm.bitcast %521 : vector<16xi32> to vector<16xf32>
      %523 = llvm.trunc %508 : i64 to i32
      %524 = llvm.mul %523, %7 : i32
      %525 = llvm.mul %524, %18 : i32
      %526 = llvm.getelementptr %56[%525] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %527 = llvm.getelementptr %526[24] : (!llvm.ptr) -> !llvm.ptr, i8
      %528 = llvm.load %527 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %529 = llvm.bitcast %528 : bf16 to i16
      %530 = llvm.zext %529 : i16 to i32
      %531 = llvm.shl %530, %5 : i32
      %532 = llvm.bitcast %531 : i32 to f32
      %533 = llvm.mlir.poison : vector<16xf32>
      %534 = llvm.mlir.constant(0 : i32) : i32
      %535 = llvm.insertelement %532, %533[%534 : i32] : vector<16xf32>
      %536 = llvm.shufflevector %535, %533 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %537 = llvm.intr.fma(%536, %522, %509) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %538 = llvm.trunc %508 : i64 to i32
      %539 = llvm.mul %538, %7 : i32
      %540 = llvm.mul %539, %18 : i32
      %541 = llvm.getelementptr %56[%540] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %542 = llvm.getelementptr %541[26] : (!llvm.ptr) -> !llvm.ptr, i8
      %543 = llvm.load %542 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %544 = llvm.bitcast %543 : bf16 to i16
      %545 = llvm.zext %544 : i16 to i32
      %546 = llvm.shl %545, %5 : i32
      %547 = llvm.bitcast %546 : i32 to f32
      %548 = llvm.mlir.poison : vector<16xf32>
      %549 = llvm.mlir.constant(0 : i32) : i32
      %550 = llvm.insertelement %547, %548[%549 : i32] : vector<16xf32>
      %551 = llvm.shufflevector %550, %548 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %552 = llvm.intr.fma(%551, %522, %510) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %553 = llvm.trunc %508 : i64 to i32
      %554 = llvm.mul %553, %7 : i32
      %555 = llvm.mul %554, %18 : i32
      %556 = llvm.getelementptr %56[%555] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %557 = llvm.getelementptr %556[28] : (!llvm.ptr) -> !llvm.ptr, i8
      %558 = llvm.load %557 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %559 = llvm.bitcast %558 : bf16 to i16
      %560 = llvm.zext %559 : i16 to i32
      %561 = llvm.shl %560, %5 : i32
      %562 = llvm.bitcast %561 : i32 to f32
      %563 = llvm.mlir.poison : vector<16xf32>
      %564 = llvm.mlir.constant(0 : i32) : i32
      %565 = llvm.insertelement %562, %563[%564 : i32] : vector<16xf32>
      %566 = llvm.shufflevector %565, %563 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %567 = llvm.intr.fma(%566, %522, %511) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %568 = llvm.trunc %508 : i64 to i32
      %569 = llvm.mul %568, %7 : i32
      %570 = llvm.mul %569, %18 : i32
      %571 = llvm.getelementptr %56[%570] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %572 = llvm.getelementptr %571[30] : (!llvm.ptr) -> !llvm.ptr, i8
      %573 = llvm.load %572 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %574 = llvm.bitcast %573 : bf16 to i16
      %575 = llvm.zext %574 : i16 to i32
      %576 = llvm.shl %575, %5 : i32
      %577 = llvm.bitcast %576 : i32 to f32
      %578 = llvm.mlir.poison : vector<16xf32>
      %579 = llvm.mlir.constant(0 : i32) : i32
      %580 = llvm.insertelement %577, %578[%579 : i32] : vector<16xf32>
      %581 = llvm.shufflevector %580, %578 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %582 = llvm.intr.fma(%581, %522, %512) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %583 = llvm.add %508, %6 : i64
      llvm.br ^bb21(%583, %537, %552, %567, %582 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb23:  // pred: ^bb21
      llvm.br ^bb24(%25, %111, %113, %115, %117 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb24(%584: i64, %585: vector<16xf32>, %586: vector<16xf32>, %587: vector<16xf32>, %588: vector<16xf32>):  // 2 preds: ^bb23, ^bb25
      %589 = llvm.icmp "slt" %584, %24 : i64
      llvm.cond_br %589, ^bb25, ^bb26
    ^bb25:  // pred: ^bb24
      %590 = llvm.trunc %584 : i64 to i32
      %591 = llvm.mul %590, %7 : i32
      %592 = llvm.mul %591, %18 : i32
      %593 = llvm.getelementptr %280[%592] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %594 = llvm.load %593 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %595 = llvm.bitcast %594 : vector<16xbf16> to vector<16xi16>
      %596 = llvm.zext %595 : vector<16xi16> to vector<16xi32>
      %597 = llvm.shl %596, %3 : vector<16xi32>
      %598 = llvm.bitcast %597 : vector<16xi32> to vector<16xf32>
      %599 = llvm.trunc %584 : i64 to i32
      %600 = llvm.mul %599, %7 : i32
      %601 = llvm.mul %600, %18 : i32
      %602 = llvm.getelementptr %56[%601] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %603 = llvm.getelementptr %602[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %604 = llvm.load %603 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %605 = llvm.bitcast %604 : bf16 to i16
      %606 = llvm.zext %605 : i16 to i32
      %607 = llvm.shl %606, %5 : i32
      %608 = llvm.bitcast %607 : i32 to f32
      %609 = llvm.mlir.poison : vector<16xf32>
      %610 = llvm.mlir.constant(0 : i32) : i32
      %611 = llvm.insertelement %608, %609[%610 : i32] : vector<16xf32>
      %612 = llvm.shufflevector %611, %609 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %613 = llvm.intr.fma(%612, %598, %585) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %614 = llvm.trunc %584 : i64 to i32
      %615 = llvm.mul %614, %7 : i32
      %616 = llvm.mul %615, %18 : i32
      %617 = llvm.getelementptr %56[%616] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %618 = llvm.getelementptr %617[34] : (!llvm.ptr) -> !llvm.ptr, i8
      %619 = llvm.load %618 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %620 = llvm.bitcast %619 : bf16 to i16
      %621 = llvm.zext %620 : i16 to i32
      %622 = llvm.shl %621, %5 : i32
      %623 = llvm.bitcast %622 : i32 to f32
      %624 = llvm.mlir.poison : vector<16xf32>
      %625 = llvm.mlir.constant(0 : i32) : i32
      %626 = llvm.insertelement %623, %624[%625 : i32] : vector<16xf32>
      %627 = llvm.shufflevector %626, %624 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %628 = llvm.intr.fma(%627, %598, %586) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %629 = llvm.trunc %584 : i64 to i32
      %630 = llvm.mul %629, %7 : i32
      %631 = llvm.mul %630, %18 : i32
      %632 = llvm.getelementptr %56[%631] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %633 = llvm.getelementptr %632[36] : (!llvm.ptr) -> !llvm.ptr, i8
      %634 = llvm.load %633 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %635 = llvm.bitcast %634 : bf16 to i16
      %636 = llvm.zext %635 : i16 to i32
      %637 = llvm.shl %636, %5 : i32
      %638 = llvm.bitcast %637 : i32 to f32
      %639 = llvm.mlir.poison : vector<16xf32>
      %640 = llvm.mlir.constant(0 : i32) : i32
      %641 = llvm.insertelement %638, %639[%640 : i32] : vector<16xf32>
      %642 = llvm.shufflevector %641, %639 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %643 = llvm.intr.fma(%642, %598, %587) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %644 = llvm.trunc %584 : i64 to i32
      %645 = llvm.mul %644, %7 : i32
      %646 = llvm.mul %645, %18 : i32
      %647 = llvm.getelementptr %56[%646] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %648 = llvm.getelementptr %647[38] : (!llvm.ptr) -> !llvm.ptr, i8
      %649 = llvm.load %648 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %650 = llvm.bitcast %649 : bf16 to i16
      %651 = llvm.zext %650 : i16 to i32
      %652 = llvm.shl %651, %5 : i32
      %653 = llvm.bitcast %652 : i32 to f32
      %654 = llvm.mlir.poison : vector<16xf32>
      %655 = llvm.mlir.constant(0 : i32) : i32
      %656 = llvm.insertelement %653, %654[%655 : i32] : vector<16xf32>
      %657 = llvm.shufflevector %656, %654 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %658 = llvm.intr.fma(%657, %598, %588) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %659 = llvm.add %584, %6 : i64
      llvm.br ^bb24(%659, %613, %628, %643, %658 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb26:  // pred: ^bb24
      llvm.br ^bb27(%25, %119, %121, %123, %125 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb27(%660: i64, %661: vector<16xf32>, %662: vector<16xf32>, %663: vector<16xf32>, %664: vector<16xf32>):  // 2 preds: ^bb26, ^bb28
      %665 = llvm.icmp "slt" %660, %24 : i64
      llvm.cond_br %665, ^bb28, ^bb29
    ^bb28:  // pred: ^bb27
      %666 = llvm.trunc %660 : i64 to i32
      %667 = llvm.mul %666, %7 : i32
      %668 = llvm.mul %667, %18 : i32
      %669 = llvm.getelementptr %280[%668] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %670 = llvm.load %669 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %671 = llvm.bitcast %670 : vector<16xbf16> to vector<16xi16>
      %672 = llvm.zext %671 : vector<16xi16> to vector<16xi32>
      %673 = llvm.shl %672, %3 : vector<16xi32>
      %674 = llvm.bitcast %673 : vector<16xi32> to vector<16xf32>
      %675 = llvm.trunc %660 : i64 to i32
      %676 = llvm.mul %675, %7 : i32
      %677 = llvm.mul %676, %18 : i32
      %678 = llvm.getelementptr %56[%677] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %679 = llvm.getelementptr %678[40] : (!llvm.ptr) -> !llvm.ptr, i8
      %680 = llvm.load %679 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %681 = llvm.bitcast %680 : bf16 to i16
      %682 = llvm.zext %681 : i16 to i32
      %683 = llvm.shl %682, %5 : i32
      %684 = llvm.bitcast %683 : i32 to f32
      %685 = llvm.mlir.poison : vector<16xf32>
      %686 = llvm.mlir.constant(0 : i32) : i32
      %687 = llvm.insertelement %684, %685[%686 : i32] : vector<16xf32>
      %688 = llvm.shufflevector %687, %685 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %689 = llvm.intr.fma(%688, %674, %661) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %690 = llvm.trunc %660 : i64 to i32
      %691 = llvm.mul %690, %7 : i32
      %692 = llvm.mul %691, %18 : i32
      %693 = llvm.getelementptr %56[%692] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %694 = llvm.getelementptr %693[42] : (!llvm.ptr) -> !llvm.ptr, i8
      %695 = llvm.load %694 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %696 = llvm.bitcast %695 : bf16 to i16
      %697 = llvm.zext %696 : i16 to i32
      %698 = llvm.shl %697, %5 : i32
      %699 = llvm.bitcast %698 : i32 to f32
      %700 = llvm.mlir.poison : vector<16xf32>
      %701 = llvm.mlir.constant(0 : i32) : i32
      %702 = llvm.insertelement %699, %700[%701 : i32] : vector<16xf32>
      %703 = llvm.shufflevector %702, %700 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %704 = llvm.intr.fma(%703, %674, %662) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %705 = llvm.trunc %660 : i64 to i32
      %706 = llvm.mul %705, %7 : i32
      %707 = llvm.mul %706, %18 : i32
      %708 = llvm.getelementptr %56[%707] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %709 = llvm.getelementptr %708[44] : (!llvm.ptr) -> !llvm.ptr, i8
      %710 = llvm.load %709 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %711 = llvm.bitcast %710 : bf16 to i16
      %712 = llvm.zext %711 : i16 to i32
      %713 = llvm.shl %712, %5 : i32
      %714 = llvm.bitcast %713 : i32 to f32
      %715 = llvm.mlir.poison : vector<16xf32>
      %716 = llvm.mlir.constant(0 : i32) : i32
      %717 = llvm.insertelement %714, %715[%716 : i32] : vector<16xf32>
      %718 = llvm.shufflevector %717, %715 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %719 = llvm.intr.fma(%718, %674, %663) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %720 = llvm.trunc %660 : i64 to i32
      %721 = llvm.mul %720, %7 : i32
      %722 = llvm.mul %721, %18 : i32
      %723 = llvm.getelementptr %56[%722] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %724 = llvm.getelementptr %723[46] : (!llvm.ptr) -> !llvm.ptr, i8
      %725 = llvm.load %724 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %726 = llvm.bitcast %725 : bf16 to i16
      %727 = llvm.zext %726 : i16 to i32
      %728 = llvm.shl %727, %5 : i32
      %729 = llvm.bitcast %728 : i32 to f32
      %730 = llvm.mlir.poison : vector<16xf32>
      %731 = llvm.mlir.constant(0 : i32) : i32
      %732 = llvm.insertelement %729, %730[%731 : i32] : vector<16xf32>
      %733 = llvm.shufflevector %732, %730 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %734 = llvm.intr.fma(%733, %674, %664) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %735 = llvm.add %660, %6 : i64
      llvm.br ^bb27(%735, %689, %704, %719, %734 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb29:  // pred: ^bb27
      llvm.br ^bb30(%25, %127, %129, %131, %133 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb30(%736: i64, %737: vector<16xf32>, %738: vector<16xf32>, %739: vector<16xf32>, %740: vector<16xf32>):  // 2 preds: ^bb29, ^bb31
      %741 = llvm.icmp "slt" %736, %24 : i64
      llvm.cond_br %741, ^bb31, ^bb32
    ^bb31:  // pred: ^bb30
      %742 = llvm.trunc %736 : i64 to i32
      %743 = llvm.mul %742, %7 : i32
      %744 = llvm.mul %743, %18 : i32
      %745 = llvm.getelementptr %280[%744] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %746 = llvm.load %745 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %747 = llvm.bitcast %746 : vector<16xbf16> to vector<16xi16>
      %748 = llvm.zext %747 : vector<16xi16> to vector<16xi32>
      %749 = llvm.shl %748, %3 : vector<16xi32>
      %750 = llvm.bitcast %749 : vector<16xi32> to vector<16xf32>
      %751 = llvm.trunc %736 : i64 to i32
      %752 = llvm.mul %751, %7 : i32
      %753 = llvm.mul %752, %18 : i32
      %754 = llvm.getelementptr %56[%753] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %755 = llvm.getelementptr %754[48] : (!llvm.ptr) -> !llvm.ptr, i8
      %756 = llvm.load %755 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %757 = llvm.bitcast %756 : bf16 to i16
      %758 = llvm.zext %757 : i16 to i32
      %759 = llvm.shl %758, %5 : i32
      %760 = llvm.bitcast %759 : i32 to f32
      %761 = llvm.mlir.poison : vector<16xf32>
      %762 = llvm.mlir.constant(0 : i32) : i32
      %763 = llvm.insertelement %760, %761[%762 : i32] : vector<16xf32>
      %764 = llvm.shufflevector %763, %761 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %765 = llvm.intr.fma(%764, %750, %737) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %766 = llvm.trunc %736 : i64 to i32
      %767 = llvm.mul %766, %7 : i32
      %768 = llvm.mul %767, %18 : i32
      %769 = llvm.getelementptr %56[%768] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %770 = llvm.getelementptr %769[50] : (!llvm.ptr) -> !llvm.ptr, i8
      %771 = llvm.load %770 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %772 = llvm.bitcast %771 : bf16 to i16
      %773 = llvm.zext %772 : i16 to i32
      %774 = llvm.shl %773, %5 : i32
      %775 = llvm.bitcast %774 : i32 to f32
      %776 = llvm.mlir.poison : vector<16xf32>
      %777 = llvm.mlir.constant(0 : i32) : i32
      %778 = llvm.insertelement %775, %776[%777 : i32] : vector<16xf32>
      %779 = llvm.shufflevector %778, %776 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %780 = llvm.intr.fma(%779, %750, %738) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %781 = llvm.trunc %736 : i64 to i32
      %782 = llvm.mul %781, %7 : i32
      %783 = llvm.mul %782, %18 : i32
      %784 = llvm.getelementptr %56[%783] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %785 = llvm.getelementptr %784[52] : (!llvm.ptr) -> !llvm.ptr, i8
      %786 = llvm.load %785 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %787 = llvm.bitcast %786 : bf16 to i16
      %788 = llvm.zext %787 : i16 to i32
      %789 = llvm.shl %788, %5 : i32
      %790 = llvm.bitcast %789 : i32 to f32
      %791 = llvm.mlir.poison : vector<16xf32>
      %792 = llvm.mlir.constant(0 : i32) : i32
      %793 = llvm.insertelement %790, %791[%792 : i32] : vector<16xf32>
      %794 = llvm.shufflevector %793, %791 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %795 = llvm.intr.fma(%794, %750, %739) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %796 = llvm.trunc %736 : i64 to i32
      %797 = llvm.mul %796, %7 : i32
      %798 = llvm.mul %797, %18 : i32
      %799 = llvm.getelementptr %56[%798] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %800 = llvm.getelementptr %799[54] : (!llvm.ptr) -> !llvm.ptr, i8
      %801 = llvm.load %800 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %802 = llvm.bitcast %801 : bf16 to i16
      %803 = llvm.zext %802 : i16 to i32
      %804 = llvm.shl %803, %5 : i32
      %805 = llvm.bitcast %804 : i32 to f32
      %806 = llvm.mlir.poison : vector<16xf32>
      %807 = llvm.mlir.constant(0 : i32) : i32
      %808 = llvm.insertelement %805, %806[%807 : i32] : vector<16xf32>
      %809 = llvm.shufflevector %808, %806 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %810 = llvm.intr.fma(%809, %750, %740) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %811 = llvm.add %736, %6 : i64
      llvm.br ^bb30(%811, %765, %780, %795, %810 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb32:  // pred: ^bb30
      llvm.br ^bb33(%25, %135, %137, %139, %141 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb33(%812: i64, %813: vector<16xf32>, %814: vector<16xf32>, %815: vector<16xf32>, %816: vector<16xf32>):  // 2 preds: ^bb32, ^bb34
      %817 = llvm.icmp "slt" %812, %24 : i64
      llvm.cond_br %817, ^bb34, ^bb35
    ^bb34:  // pred: ^bb33
      %818 = llvm.trunc %812 : i64 to i32
      %819 = llvm.mul %818, %7 : i32
      %820 = llvm.mul %819, %18 : i32
      %821 = llvm.getelementptr %280[%820] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %822 = llvm.load %821 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %823 = llvm.bitcast %822 : vector<16xbf16> to vector<16xi16>
      %824 = llvm.zext %823 : vector<16xi16> to vector<16xi32>
      %825 = llvm.shl %824, %3 : vector<16xi32>
      %826 = llvm.bitcast %825 : vector<16xi32> to vector<16xf32>
      %827 = llvm.trunc %812 : i64 to i32
      %828 = llvm.mul %827, %7 : i32
      %829 = llvm.mul %828, %18 : i32
      %830 = llvm.getelementptr %56[%829] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %831 = llvm.getelementptr %830[56] : (!llvm.ptr) -> !llvm.ptr, i8
      %832 = llvm.load %831 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %833 = llvm.bitcast %832 : bf16 to i16
      %834 = llvm.zext %833 : i16 to i32
      %835 = llvm.shl %834, %5 : i32
      %836 = llvm.bitcast %835 : i32 to f32
      %837 = llvm.mlir.poison : vector<16xf32>
      %838 = llvm.mlir.constant(0 : i32) : i32
      %839 = llvm.insertelement %836, %837[%838 : i32] : vector<16xf32>
      %840 = llvm.shufflevector %839, %837 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %841 = llvm.intr.fma(%840, %826, %813) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %842 = llvm.trunc %812 : i64 to i32
      %843 = llvm.mul %842, %7 : i32
      %844 = llvm.mul %843, %18 : i32
      %845 = llvm.getelementptr %56[%844] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %846 = llvm.getelementptr %845[58] : (!llvm.ptr) -> !llvm.ptr, i8
      %847 = llvm.load %846 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %848 = llvm.bitcast %847 : bf16 to i16
      %849 = llvm.zext %848 : i16 to i32
      %850 = llvm.shl %849, %5 : i32
      %851 = llvm.bitcast %850 : i32 to f32
      %852 = llvm.mlir.poison : vector<16xf32>
      %853 = llvm.mlir.constant(0 : i32) : i32
      %854 = llvm.insertelement %851, %852[%853 : i32] : vector<16xf32>
      %855 = llvm.shufflevector %854, %852 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %856 = llvm.intr.fma(%855, %826, %814) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %857 = llvm.trunc %812 : i64 to i32
      %858 = llvm.mul %857, %7 : i32
      %859 = llvm.mul %858, %18 : i32
      %860 = llvm.getelementptr %56[%859] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %861 = llvm.getelementptr %860[60] : (!llvm.ptr) -> !llvm.ptr, i8
      %862 = llvm.load %861 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %863 = llvm.bitcast %862 : bf16 to i16
      %864 = llvm.zext %863 : i16 to i32
      %865 = llvm.shl %864, %5 : i32
      %866 = llvm.bitcast %865 : i32 to f32
      %867 = llvm.mlir.poison : vector<16xf32>
      %868 = llvm.mlir.constant(0 : i32) : i32
      %869 = llvm.insertelement %866, %867[%868 : i32] : vector<16xf32>
      %870 = llvm.shufflevector %869, %867 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %871 = llvm.intr.fma(%870, %826, %815) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %872 = llvm.trunc %812 : i64 to i32
      %873 = llvm.mul %872, %7 : i32
      %874 = llvm.mul %873, %18 : i32
      %875 = llvm.getelementptr %56[%874] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %876 = llvm.getelementptr %875[62] : (!llvm.ptr) -> !llvm.ptr, i8
      %877 = llvm.load %876 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %878 = llvm.bitcast %877 : bf16 to i16
      %879 = llvm.zext %878 : i16 to i32
      %880 = llvm.shl %879, %5 : i32
      %881 = llvm.bitcast %880 : i32 to f32
      %882 = llvm.mlir.poison : vector<16xf32>
      %883 = llvm.mlir.constant(0 : i32) : i32
      %884 = llvm.insertelement %881, %882[%883 : i32] : vector<16xf32>
      %885 = llvm.shufflevector %884, %882 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %886 = llvm.intr.fma(%885, %826, %816) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %887 = llvm.add %812, %6 : i64
      llvm.br ^bb33(%887, %841, %856, %871, %886 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb35:  // pred: ^bb33
      llvm.br ^bb36(%25, %80, %82, %84, %86 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb36(%888: i64, %889: vector<16xf32>, %890: vector<16xf32>, %891: vector<16xf32>, %892: vector<16xf32>):  // 2 preds: ^bb35, ^bb37
      %893 = llvm.icmp "slt" %888, %24 : i64
      llvm.cond_br %893, ^bb37, ^bb38
    ^bb37:  // pred: ^bb36
      %894 = llvm.trunc %888 : i64 to i32
      %895 = llvm.mul %894, %7 : i32
      %896 = llvm.mul %895, %18 : i32
      %897 = llvm.getelementptr %280[%896] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %898 = llvm.getelementptr %897[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %899 = llvm.load %898 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %900 = llvm.bitcast %899 : vector<16xbf16> to vector<16xi16>
      %901 = llvm.zext %900 : vector<16xi16> to vector<16xi32>
      %902 = llvm.shl %901, %3 : vector<16xi32>
      %903 = llvm.bitcast %902 : vector<16xi32> to vector<16xf32>
      %904 = llvm.trunc %888 : i64 to i32
      %905 = llvm.mul %904, %7 : i32
      %906 = llvm.mul %905, %18 : i32
      %907 = llvm.getelementptr %56[%906] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %908 = llvm.load %907 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %909 = llvm.bitcast %908 : bf16 to i16
      %910 = llvm.zext %909 : i16 to i32
      %911 = llvm.shl %910, %5 : i32
      %912 = llvm.bitcast %911 : i32 to f32
      %913 = llvm.mlir.poison : vector<16xf32>
      %914 = llvm.mlir.constant(0 : i32) : i32
      %915 = llvm.insertelement %912, %913[%914 : i32] : vector<16xf32>
      %916 = llvm.shufflevector %915, %913 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %917 = llvm.intr.fma(%916, %903, %889) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %918 = llvm.trunc %888 : i64 to i32
      %919 = llvm.mul %918, %7 : i32
      %920 = llvm.mul %919, %18 : i32
      %921 = llvm.getelementptr %56[%920] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %922 = llvm.getelementptr %921[2] : (!llvm.ptr) -> !llvm.ptr, i8
      %923 = llvm.load %922 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %924 = llvm.bitcast %923 : bf16 to i16
      %925 = llvm.zext %924 : i16 to i32
      %926 = llvm.shl %925, %5 : i32
      %927 = llvm.bitcast %926 : i32 to f32
      %928 = llvm.mlir.poison : vector<16xf32>
      %929 = llvm.mlir.constant(0 : i32) : i32
      %930 = llvm.insertelement %927, %928[%929 : i32] : vector<16xf32>
      %931 = llvm.shufflevector %930, %928 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %932 = llvm.intr.fma(%931, %903, %890) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %933 = llvm.trunc %888 : i64 to i32
      %934 = llvm.mul %933, %7 : i32
      %935 = llvm.mul %934, %18 : i32
      %936 = llvm.getelementptr %56[%935] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %937 = llvm.getelementptr %936[4] : (!llvm.ptr) -> !llvm.ptr, i8
      %938 = llvm.load %937 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %939 = llvm.bitcast %938 : bf16 to i16
      %940 = llvm.zext %939 : i16 to i32
      %941 = llvm.shl %940, %5 : i32
      %942 = llvm.bitcast %941 : i32 to f32
      %943 = llvm.mlir.poison : vector<16xf32>
      %944 = llvm.mlir.constant(0 : i32) : i32
      %945 = llvm.insertelement %942, %943[%944 : i32] : vector<16xf32>
      %946 = llvm.shufflevector %945, %943 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %947 = llvm.intr.fma(%946, %903, %891) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %948 = llvm.trunc %888 : i64 to i32
      %949 = llvm.mul %948, %7 : i32
      %950 = llvm.mul %949, %18 : i32
      %951 = llvm.getelementptr %56[%950] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %952 = llvm.getelementptr %951[6] : (!llvm.ptr) -> !llvm.ptr, i8
      %953 = llvm.load %952 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %954 = llvm.bitcast %953 : bf16 to i16
      %955 = llvm.zext %954 : i16 to i32
      %956 = llvm.shl %955, %5 : i32
      %957 = llvm.bitcast %956 : i32 to f32
      %958 = llvm.mlir.poison : vector<16xf32>
      %959 = llvm.mlir.constant(0 : i32) : i32
      %960 = llvm.insertelement %957, %958[%959 : i32] : vector<16xf32>
      %961 = llvm.shufflevector %960, %958 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %962 = llvm.intr.fma(%961, %903, %892) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %963 = llvm.add %888, %6 : i64
      llvm.br ^bb36(%963, %917, %932, %947, %962 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb38:  // pred: ^bb36
      llvm.br ^bb39(%25, %88, %90, %92, %94 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb39(%964: i64, %965: vector<16xf32>, %966: vector<16xf32>, %967: vector<16xf32>, %968: vector<16xf32>):  // 2 preds: ^bb38, ^bb40
      %969 = llvm.icmp "slt" %964, %24 : i64
      llvm.cond_br %969, ^bb40, ^bb41
    ^bb40:  // pred: ^bb39
      %970 = llvm.trunc %964 : i64 to i32
      %971 = llvm.mul %970, %7 : i32
      %972 = llvm.mul %971, %18 : i32
      %973 = llvm.getelementptr %280[%972] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %974 = llvm.getelementptr %973[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %975 = llvm.load %974 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %976 = llvm.bitcast %975 : vector<16xbf16> to vector<16xi16>
      %977 = llvm.zext %976 : vector<16xi16> to vector<16xi32>
      %978 = llvm.shl %977, %3 : vector<16xi32>
      %979 = llvm.bitcast %978 : vector<16xi32> to vector<16xf32>
      %980 = llvm.trunc %964 : i64 to i32
      %981 = llvm.mul %980, %7 : i32
      %982 = llvm.mul %981, %18 : i32
      %983 = llvm.getelementptr %56[%982] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %984 = llvm.getelementptr %983[8] : (!llvm.ptr) -> !llvm.ptr, i8
      %985 = llvm.load %984 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %986 = llvm.bitcast %985 : bf16 to i16
      %987 = llvm.zext %986 : i16 to i32
      %988 = llvm.shl %987, %5 : i32
      %989 = llvm.bitcast %988 : i32 to f32
      %990 = llvm.mlir.poison : vector<16xf32>
      %991 = llvm.mlir.constant(0 : i32) : i32
      %992 = llvm.insertelement %989, %990[%991 : i32] : vector<16xf32>
      %993 = llvm.shufflevector %992, %990 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %994 = llvm.intr.fma(%993, %979, %965) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %995 = llvm.trunc %964 : i64 to i32
      %996 = llvm.mul %995, %7 : i32
      %997 = llvm.mul %996, %18 : i32
      %998 = llvm.getelementptr %56[%997] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %999 = llvm.getelementptr %998[10] : (!llvm.ptr) -> !llvm.ptr, i8
      %1000 = llvm.load %999 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1001 = llvm.bitcast %1000 : bf16 to i16
      %1002 = llvm.zext %1001 : i16 to i32
      %1003 = llvm.shl %1002, %5 : i32
      %1004 = llvm.bitcast %1003 : i32 to f32
      %1005 = llvm.mlir.poison : vector<16xf32>
      %1006 = llvm.mlir.constant(0 : i32) : i32
      %1007 = llvm.insertelement %1004, %1005[%1006 : i32] : vector<16xf32>
      %1008 = llvm.shufflevector %1007, %1005 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1009 = llvm.intr.fma(%1008, %979, %966) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1010 = llvm.trunc %964 : i64 to i32
      %1011 = llvm.mul %1010, %7 : i32
      %1012 = llvm.mul %1011, %18 : i32
      %1013 = llvm.getelementptr %56[%1012] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1014 = llvm.getelementptr %1013[12] : (!llvm.ptr) -> !llvm.ptr, i8
      %1015 = llvm.load %1014 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1016 = llvm.bitcast %1015 : bf16 to i16
      %1017 = llvm.zext %1016 : i16 to i32
      %1018 = llvm.shl %1017, %5 : i32
      %1019 = llvm.bitcast %1018 : i32 to f32
      %1020 = llvm.mlir.poison : vector<16xf32>
      %1021 = llvm.mlir.constant(0 : i32) : i32
      %1022 = llvm.insertelement %1019, %1020[%1021 : i32] : vector<16xf32>
      %1023 = llvm.shufflevector %1022, %1020 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1024 = llvm.intr.fma(%1023, %979, %967) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1025 = llvm.trunc %964 : i64 to i32
      %1026 = llvm.mul %1025, %7 : i32
      %1027 = llvm.mul %1026, %18 : i32
      %1028 = llvm.getelementptr %56[%1027] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1029 = llvm.getelementptr %1028[14] : (!llvm.ptr) -> !llvm.ptr, i8
      %1030 = llvm.load %1029 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1031 = llvm.bitcast %1030 : bf16 to i16
      %1032 = llvm.zext %1031 : i16 to i32
      %1033 = llvm.shl %1032, %5 : i32
      %1034 = llvm.bitcast %1033 : i32 to f32
      %1035 = llvm.mlir.poison : vector<16xf32>
      %1036 = llvm.mlir.constant(0 : i32) : i32
      %1037 = llvm.insertelement %1034, %1035[%1036 : i32] : vector<16xf32>
      %1038 = llvm.shufflevector %1037, %1035 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1039 = llvm.intr.fma(%1038, %979, %968) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1040 = llvm.add %964, %6 : i64
      llvm.br ^bb39(%1040, %994, %1009, %1024, %1039 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb41:  // pred: ^bb39
      llvm.br ^bb42(%25, %96, %98, %100, %102 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb42(%1041: i64, %1042: vector<16xf32>, %1043: vector<16xf32>, %1044: vector<16xf32>, %1045: vector<16xf32>):  // 2 preds: ^bb41, ^bb43
      %1046 = llvm.icmp "slt" %1041, %24 : i64
      llvm.cond_br %1046, ^bb43, ^bb44
    ^bb43:  // pred: ^bb42
      %1047 = llvm.trunc %1041 : i64 to i32
      %1048 = llvm.mul %1047, %7 : i32
      %1049 = llvm.mul %1048, %18 : i32
      %1050 = llvm.getelementptr %280[%1049] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1051 = llvm.getelementptr %1050[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1052 = llvm.load %1051 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %1053 = llvm.bitcast %1052 : vector<16xbf16> to vector<16xi16>
      %1054 = llvm.zext %1053 : vector<16xi16> to vector<16xi32>
      %1055 = llvm.shl %1054, %3 : vector<16xi32>
      %1056 = llvm.bitcast %1055 : vector<16xi32> to vector<16xf32>
      %1057 = llvm.trunc %1041 : i64 to i32
      %1058 = llvm.mul %1057, %7 : i32
      %1059 = llvm.mul %1058, %18 : i32
      %1060 = llvm.getelementptr %56[%1059] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1061 = llvm.getelementptr %1060[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %1062 = llvm.load %1061 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1063 = llvm.bitcast %1062 : bf16 to i16
      %1064 = llvm.zext %1063 : i16 to i32
      %1065 = llvm.shl %1064, %5 : i32
      %1066 = llvm.bitcast %1065 : i32 to f32
      %1067 = llvm.mlir.poison : vector<16xf32>
      %1068 = llvm.mlir.constant(0 : i32) : i32
      %1069 = llvm.insertelement %1066, %1067[%1068 : i32] : vector<16xf32>
      %1070 = llvm.shufflevector %1069, %1067 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1071 = llvm.intr.fma(%1070, %1056, %1042) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1072 = llvm.trunc %1041 : i64 to i32
      %1073 = llvm.mul %1072, %7 : i32
      %1074 = llvm.mul %1073, %18 : i32
      %1075 = llvm.getelementptr %56[%1074] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1076 = llvm.getelementptr %1075[18] : (!llvm.ptr) -> !llvm.ptr, i8
      %1077 = llvm.load %1076 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1078 = llvm.bitcast %1077 : bf16 to i16
      %1079 = llvm.zext %1078 : i16 to i32
      %1080 = llvm.shl %1079, %5 : i32
      %1081 = llvm.bitcast %1080 : i32 to f32
      %1082 = llvm.mlir.poison : vector<16xf32>
      %1083 = llvm.mlir.constant(0 : i32) : i32
      %1084 = llvm.insertelement %1081, %1082[%1083 : i32] : vector<16xf32>
      %1085 = llvm.shufflevector %1084, %1082 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1086 = llvm.intr.fma(%1085, %1056, %1043) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1087 = llvm.trunc %1041 : i64 to i32
      %1088 = llvm.mul %1087, %7 : i32
      %1089 = llvm.mul %1088, %18 : i32
      %1090 = llvm.getelementptr %56[%1089] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1091 = llvm.getelementptr %1090[20] : (!llvm.ptr) -> !llvm.ptr, i8
      %1092 = llvm.load %1091 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1093 = llvm.bitcast %1092 : bf16 to i16
      %1094 = llvm.zext %1093 : i16 to i32
      %1095 = llvm.shl %1094, %5 : i32
      %1096 = llvm.bitcast %1095 : i32 to f32
      %1097 = llvm.mlir.poison : vector<16xf32>
      %1098 = llvm.mlir.constant(0 : i32) : i32
      %1099 = llvm.insertelement %1096, %1097[%1098 : i32] : vector<16xf32>
      %1100 = llvm.shufflevector %1099, %1097 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1101 = llvm.intr.fma(%1100, %1056, %1044) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1102 = llvm.trunc %1041 : i64 to i32
      %1103 = llvm.mul %1102, %7 : i32
      %1104 = llvm.mul %1103, %18 : i32
      %1105 = llvm.getelementptr %56[%1104] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1106 = llvm.getelementptr %1105[22] : (!llvm.ptr) -> !llvm.ptr, i8
      %1107 = llvm.load %1106 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1108 = llvm.bitcast %1107 : bf16 to i16
      %1109 = llvm.zext %1108 : i16 to i32
      %1110 = llvm.shl %1109, %5 : i32
      %1111 = llvm.bitcast %1110 : i32 to f32
      %1112 = llvm.mlir.poison : vector<16xf32>
      %1113 = llvm.mlir.constant(0 : i32) : i32
      %1114 = llvm.insertelement %1111, %1112[%1113 : i32] : vector<16xf32>
      %1115 = llvm.shufflevector %1114, %1112 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1116 = llvm.intr.fma(%1115, %1056, %1045) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1117 = llvm.add %1041, %6 : i64
      llvm.br ^bb42(%1117, %1071, %1086, %1101, %1116 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb44:  // pred: ^bb42
      llvm.br ^bb45(%25, %104, %106, %108, %110 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb45(%1118: i64, %1119: vector<16xf32>, %1120: vector<16xf32>, %1121: vector<16xf32>, %1122: vector<16xf32>):  // 2 preds: ^bb44, ^bb46
      %1123 = llvm.icmp "slt" %1118, %24 : i64
      llvm.cond_br %1123, ^bb46, ^bb47
    ^bb46:  // pred: ^bb45
      %1124 = llvm.trunc %1118 : i64 to i32
      %1125 = llvm.mul %1124, %7 : i32
      %1126 = llvm.mul %1125, %18 : i32
      %1127 = llvm.getelementptr %280[%1126] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1128 = llvm.getelementptr %1127[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1129 = llvm.load %1128 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %1130 = llvm.bitcast %1129 : vector<16xbf16> to vector<16xi16>
      %1131 = llvm.zext %1130 : vector<16xi16> to vector<16xi32>
      %1132 = llvm.shl %1131, %3 : vector<16xi32>
      %1133 = llvm.bitcast %1132 : vector<16xi32> to vector<16xf32>
      %1134 = llvm.trunc %1118 : i64 to i32
      %1135 = llvm.mul %1134, %7 : i32
      %1136 = llvm.mul %1135, %18 : i32
      %1137 = llvm.getelementptr %56[%1136] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1138 = llvm.getelementptr %1137[24] : (!llvm.ptr) -> !llvm.ptr, i8
      %1139 = llvm.load %1138 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1140 = llvm.bitcast %1139 : bf16 to i16
      %1141 = llvm.zext %1140 : i16 to i32
      %1142 = llvm.shl %1141, %5 : i32
      %1143 = llvm.bitcast %1142 : i32 to f32
      %1144 = llvm.mlir.poison : vector<16xf32>
      %1145 = llvm.mlir.constant(0 : i32) : i32
      %1146 = llvm.insertelement %1143, %1144[%1145 : i32] : vector<16xf32>
      %1147 = llvm.shufflevector %1146, %1144 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1148 = llvm.intr.fma(%1147, %1133, %1119) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1149 = llvm.trunc %1118 : i64 to i32
      %1150 = llvm.mul %1149, %7 : i32
      %1151 = llvm.mul %1150, %18 : i32
      %1152 = llvm.getelementptr %56[%1151] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1153 = llvm.getelementptr %1152[26] : (!llvm.ptr) -> !llvm.ptr, i8
      %1154 = llvm.load %1153 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1155 = llvm.bitcast %1154 : bf16 to i16
      %1156 = llvm.zext %1155 : i16 to i32
      %1157 = llvm.shl %1156, %5 : i32
      %1158 = llvm.bitcast %1157 : i32 to f32
      %1159 = llvm.mlir.poison : vector<16xf32>
      %1160 = llvm.mlir.constant(0 : i32) : i32
      %1161 = llvm.insertelement %1158, %1159[%1160 : i32] : vector<16xf32>
      %1162 = llvm.shufflevector %1161, %1159 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1163 = llvm.intr.fma(%1162, %1133, %1120) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1164 = llvm.trunc %1118 : i64 to i32
      %1165 = llvm.mul %1164, %7 : i32
      %1166 = llvm.mul %1165, %18 : i32
      %1167 = llvm.getelementptr %56[%1166] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1168 = llvm.getelementptr %1167[28] : (!llvm.ptr) -> !llvm.ptr, i8
      %1169 = llvm.load %1168 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1170 = llvm.bitcast %1169 : bf16 to i16
      %1171 = llvm.zext %1170 : i16 to i32
      %1172 = llvm.shl %1171, %5 : i32
      %1173 = llvm.bitcast %1172 : i32 to f32
      %1174 = llvm.mlir.poison : vector<16xf32>
      %1175 = llvm.mlir.constant(0 : i32) : i32
      %1176 = llvm.insertelement %1173, %1174[%1175 : i32] : vector<16xf32>
      %1177 = llvm.shufflevector %1176, %1174 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1178 = llvm.intr.fma(%1177, %1133, %1121) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1179 = llvm.trunc %1118 : i64 to i32
      %1180 = llvm.mul %1179, %7 : i32
      %1181 = llvm.mul %1180, %18 : i32
      %1182 = llvm.getelementptr %56[%1181] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1183 = llvm.getelementptr %1182[30] : (!llvm.ptr) -> !llvm.ptr, i8
      %1184 = llvm.load %1183 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1185 = llvm.bitcast %1184 : bf16 to i16
      %1186 = llvm.zext %1185 : i16 to i32
      %1187 = llvm.shl %1186, %5 : i32
      %1188 = llvm.bitcast %1187 : i32 to f32
      %1189 = llvm.mlir.poison : vector<16xf32>
      %1190 = llvm.mlir.constant(0 : i32) : i32
      %1191 = llvm.insertelement %1188, %1189[%1190 : i32] : vector<16xf32>
      %1192 = llvm.shufflevector %1191, %1189 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1193 = llvm.intr.fma(%1192, %1133, %1122) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1194 = llvm.add %1118, %6 : i64
      llvm.br ^bb45(%1194, %1148, %1163, %1178, %1193 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb47:  // pred: ^bb45
      llvm.br ^bb48(%25, %112, %114, %116, %118 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb48(%1195: i64, %1196: vector<16xf32>, %1197: vector<16xf32>, %1198: vector<16xf32>, %1199: vector<16xf32>):  // 2 preds: ^bb47, ^bb49
      %1200 = llvm.icmp "slt" %1195, %24 : i64
      llvm.cond_br %1200, ^bb49, ^bb50
    ^bb49:  // pred: ^bb48
      %1201 = llvm.trunc %1195 : i64 to i32
      %1202 = llvm.mul %1201, %7 : i32
      %1203 = llvm.mul %1202, %18 : i32
      %1204 = llvm.getelementptr %280[%1203] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1205 = llvm.getelementptr %1204[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1206 = llvm.load %1205 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %1207 = llvm.bitcast %1206 : vector<16xbf16> to vector<16xi16>
      %1208 = llvm.zext %1207 : vector<16xi16> to vector<16xi32>
      %1209 = llvm.shl %1208, %3 : vector<16xi32>
      %1210 = llvm.bitcast %1209 : vector<16xi32> to vector<16xf32>
      %1211 = llvm.trunc %1195 : i64 to i32
      %1212 = llvm.mul %1211, %7 : i32
      %1213 = llvm.mul %1212, %18 : i32
      %1214 = llvm.getelementptr %56[%1213] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1215 = llvm.getelementptr %1214[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1216 = llvm.load %1215 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1217 = llvm.bitcast %1216 : bf16 to i16
      %1218 = llvm.zext %1217 : i16 to i32
      %1219 = llvm.shl %1218, %5 : i32
      %1220 = llvm.bitcast %1219 : i32 to f32
      %1221 = llvm.mlir.poison : vector<16xf32>
      %1222 = llvm.mlir.constant(0 : i32) : i32
      %1223 = llvm.insertelement %1220, %1221[%1222 : i32] : vector<16xf32>
      %1224 = llvm.shufflevector %1223, %1221 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1225 = llvm.intr.fma(%1224, %1210, %1196) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1226 = llvm.trunc %1195 : i64 to i32
      %1227 = llvm.mul %1226, %7 : i32
      %1228 = llvm.mul %1227, %18 : i32
      %1229 = llvm.getelementptr %56[%1228] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1230 = llvm.getelementptr %1229[34] : (!llvm.ptr) -> !llvm.ptr, i8
      %1231 = llvm.load %1230 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1232 = llvm.bitcast %1231 : bf16 to i16
      %1233 = llvm.zext %1232 : i16 to i32
      %1234 = llvm.shl %1233, %5 : i32
      %1235 = llvm.bitcast %1234 : i32 to f32
      %1236 = llvm.mlir.poison : vector<16xf32>
      %1237 = llvm.mlir.constant(0 : i32) : i32
      %1238 = llvm.insertelement %1235, %1236[%1237 : i32] : vector<16xf32>
      %1239 = llvm.shufflevector %1238, %1236 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1240 = llvm.intr.fma(%1239, %1210, %1197) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1241 = llvm.trunc %1195 : i64 to i32
      %1242 = llvm.mul %1241, %7 : i32
      %1243 = llvm.mul %1242, %18 : i32
      %1244 = llvm.getelementptr %56[%1243] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1245 = llvm.getelementptr %1244[36] : (!llvm.ptr) -> !llvm.ptr, i8
      %1246 = llvm.load %1245 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1247 = llvm.bitcast %1246 : bf16 to i16
      %1248 = llvm.zext %1247 : i16 to i32
      %1249 = llvm.shl %1248, %5 : i32
      %1250 = llvm.bitcast %1249 : i32 to f32
      %1251 = llvm.mlir.poison : vector<16xf32>
      %1252 = llvm.mlir.constant(0 : i32) : i32
      %1253 = llvm.insertelement %1250, %1251[%1252 : i32] : vector<16xf32>
      %1254 = llvm.shufflevector %1253, %1251 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1255 = llvm.intr.fma(%1254, %1210, %1198) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1256 = llvm.trunc %1195 : i64 to i32
      %1257 = llvm.mul %1256, %7 : i32
      %1258 = llvm.mul %1257, %18 : i32
      %1259 = llvm.getelementptr %56[%1258] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1260 = llvm.getelementptr %1259[38] : (!llvm.ptr) -> !llvm.ptr, i8
      %1261 = llvm.load %1260 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1262 = llvm.bitcast %1261 : bf16 to i16
      %1263 = llvm.zext %1262 : i16 to i32
      %1264 = llvm.shl %1263, %5 : i32
      %1265 = llvm.bitcast %1264 : i32 to f32
      %1266 = llvm.mlir.poison : vector<16xf32>
      %1267 = llvm.mlir.constant(0 : i32) : i32
      %1268 = llvm.insertelement %1265, %1266[%1267 : i32] : vector<16xf32>
      %1269 = llvm.shufflevector %1268, %1266 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1270 = llvm.intr.fma(%1269, %1210, %1199) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1271 = llvm.add %1195, %6 : i64
      llvm.br ^bb48(%1271, %1225, %1240, %1255, %1270 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb50:  // pred: ^bb48
      llvm.br ^bb51(%25, %120, %122, %124, %126 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb51(%1272: i64, %1273: vector<16xf32>, %1274: vector<16xf32>, %1275: vector<16xf32>, %1276: vector<16xf32>):  // 2 preds: ^bb50, ^bb52
      %1277 = llvm.icmp "slt" %1272, %24 : i64
      llvm.cond_br %1277, ^bb52, ^bb53
    ^bb52:  // pred: ^bb51
      %1278 = llvm.trunc %1272 : i64 to i32
      %1279 = llvm.mul %1278, %7 : i32
      %1280 = llvm.mul %1279, %18 : i32
      %1281 = llvm.getelementptr %280[%1280] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1282 = llvm.getelementptr %1281[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1283 = llvm.load %1282 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %1284 = llvm.bitcast %1283 : vector<16xbf16> to vector<16xi16>
      %1285 = llvm.zext %1284 : vector<16xi16> to vector<16xi32>
      %1286 = llvm.shl %1285, %3 : vector<16xi32>
      %1287 = llvm.bitcast %1286 : vector<16xi32> to vector<16xf32>
      %1288 = llvm.trunc %1272 : i64 to i32
      %1289 = llvm.mul %1288, %7 : i32
      %1290 = llvm.mul %1289, %18 : i32
      %1291 = llvm.getelementptr %56[%1290] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1292 = llvm.getelementptr %1291[40] : (!llvm.ptr) -> !llvm.ptr, i8
      %1293 = llvm.load %1292 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1294 = llvm.bitcast %1293 : bf16 to i16
      %1295 = llvm.zext %1294 : i16 to i32
      %1296 = llvm.shl %1295, %5 : i32
      %1297 = llvm.bitcast %1296 : i32 to f32
      %1298 = llvm.mlir.poison : vector<16xf32>
      %1299 = llvm.mlir.constant(0 : i32) : i32
      %1300 = llvm.insertelement %1297, %1298[%1299 : i32] : vector<16xf32>
      %1301 = llvm.shufflevector %1300, %1298 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1302 = llvm.intr.fma(%1301, %1287, %1273) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1303 = llvm.trunc %1272 : i64 to i32
      %1304 = llvm.mul %1303, %7 : i32
      %1305 = llvm.mul %1304, %18 : i32
      %1306 = llvm.getelementptr %56[%1305] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1307 = llvm.getelementptr %1306[42] : (!llvm.ptr) -> !llvm.ptr, i8
      %1308 = llvm.load %1307 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1309 = llvm.bitcast %1308 : bf16 to i16
      %1310 = llvm.zext %1309 : i16 to i32
      %1311 = llvm.shl %1310, %5 : i32
      %1312 = llvm.bitcast %1311 : i32 to f32
      %1313 = llvm.mlir.poison : vector<16xf32>
      %1314 = llvm.mlir.constant(0 : i32) : i32
      %1315 = llvm.insertelement %1312, %1313[%1314 : i32] : vector<16xf32>
      %1316 = llvm.shufflevector %1315, %1313 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1317 = llvm.intr.fma(%1316, %1287, %1274) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1318 = llvm.trunc %1272 : i64 to i32
      %1319 = llvm.mul %1318, %7 : i32
      %1320 = llvm.mul %1319, %18 : i32
      %1321 = llvm.getelementptr %56[%1320] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1322 = llvm.getelementptr %1321[44] : (!llvm.ptr) -> !llvm.ptr, i8
      %1323 = llvm.load %1322 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1324 = llvm.bitcast %1323 : bf16 to i16
      %1325 = llvm.zext %1324 : i16 to i32
      %1326 = llvm.shl %1325, %5 : i32
      %1327 = llvm.bitcast %1326 : i32 to f32
      %1328 = llvm.mlir.poison : vector<16xf32>
      %1329 = llvm.mlir.constant(0 : i32) : i32
      %1330 = llvm.insertelement %1327, %1328[%1329 : i32] : vector<16xf32>
      %1331 = llvm.shufflevector %1330, %1328 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1332 = llvm.intr.fma(%1331, %1287, %1275) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1333 = llvm.trunc %1272 : i64 to i32
      %1334 = llvm.mul %1333, %7 : i32
      %1335 = llvm.mul %1334, %18 : i32
      %1336 = llvm.getelementptr %56[%1335] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1337 = llvm.getelementptr %1336[46] : (!llvm.ptr) -> !llvm.ptr, i8
      %1338 = llvm.load %1337 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1339 = llvm.bitcast %1338 : bf16 to i16
      %1340 = llvm.zext %1339 : i16 to i32
      %1341 = llvm.shl %1340, %5 : i32
      %1342 = llvm.bitcast %1341 : i32 to f32
      %1343 = llvm.mlir.poison : vector<16xf32>
      %1344 = llvm.mlir.constant(0 : i32) : i32
      %1345 = llvm.insertelement %1342, %1343[%1344 : i32] : vector<16xf32>
      %1346 = llvm.shufflevector %1345, %1343 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1347 = llvm.intr.fma(%1346, %1287, %1276) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1348 = llvm.add %1272, %6 : i64
      llvm.br ^bb51(%1348, %1302, %1317, %1332, %1347 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb53:  // pred: ^bb51
      llvm.br ^bb54(%25, %128, %130, %132, %134 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb54(%1349: i64, %1350: vector<16xf32>, %1351: vector<16xf32>, %1352: vector<16xf32>, %1353: vector<16xf32>):  // 2 preds: ^bb53, ^bb55
      %1354 = llvm.icmp "slt" %1349, %24 : i64
      llvm.cond_br %1354, ^bb55, ^bb56
    ^bb55:  // pred: ^bb54
      %1355 = llvm.trunc %1349 : i64 to i32
      %1356 = llvm.mul %1355, %7 : i32
      %1357 = llvm.mul %1356, %18 : i32
      %1358 = llvm.getelementptr %280[%1357] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1359 = llvm.getelementptr %1358[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1360 = llvm.load %1359 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %1361 = llvm.bitcast %1360 : vector<16xbf16> to vector<16xi16>
      %1362 = llvm.zext %1361 : vector<16xi16> to vector<16xi32>
      %1363 = llvm.shl %1362, %3 : vector<16xi32>
      %1364 = llvm.bitcast %1363 : vector<16xi32> to vector<16xf32>
      %1365 = llvm.trunc %1349 : i64 to i32
      %1366 = llvm.mul %1365, %7 : i32
      %1367 = llvm.mul %1366, %18 : i32
      %1368 = llvm.getelementptr %56[%1367] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1369 = llvm.getelementptr %1368[48] : (!llvm.ptr) -> !llvm.ptr, i8
      %1370 = llvm.load %1369 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1371 = llvm.bitcast %1370 : bf16 to i16
      %1372 = llvm.zext %1371 : i16 to i32
      %1373 = llvm.shl %1372, %5 : i32
      %1374 = llvm.bitcast %1373 : i32 to f32
      %1375 = llvm.mlir.poison : vector<16xf32>
      %1376 = llvm.mlir.constant(0 : i32) : i32
      %1377 = llvm.insertelement %1374, %1375[%1376 : i32] : vector<16xf32>
      %1378 = llvm.shufflevector %1377, %1375 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1379 = llvm.intr.fma(%1378, %1364, %1350) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1380 = llvm.trunc %1349 : i64 to i32
      %1381 = llvm.mul %1380, %7 : i32
      %1382 = llvm.mul %1381, %18 : i32
      %1383 = llvm.getelementptr %56[%1382] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1384 = llvm.getelementptr %1383[50] : (!llvm.ptr) -> !llvm.ptr, i8
      %1385 = llvm.load %1384 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1386 = llvm.bitcast %1385 : bf16 to i16
      %1387 = llvm.zext %1386 : i16 to i32
      %1388 = llvm.shl %1387, %5 : i32
      %1389 = llvm.bitcast %1388 : i32 to f32
      %1390 = llvm.mlir.poison : vector<16xf32>
      %1391 = llvm.mlir.constant(0 : i32) : i32
      %1392 = llvm.insertelement %1389, %1390[%1391 : i32] : vector<16xf32>
      %1393 = llvm.shufflevector %1392, %1390 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1394 = llvm.intr.fma(%1393, %1364, %1351) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1395 = llvm.trunc %1349 : i64 to i32
      %1396 = llvm.mul %1395, %7 : i32
      %1397 = llvm.mul %1396, %18 : i32
      %1398 = llvm.getelementptr %56[%1397] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1399 = llvm.getelementptr %1398[52] : (!llvm.ptr) -> !llvm.ptr, i8
      %1400 = llvm.load %1399 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1401 = llvm.bitcast %1400 : bf16 to i16
      %1402 = llvm.zext %1401 : i16 to i32
      %1403 = llvm.shl %1402, %5 : i32
      %1404 = llvm.bitcast %1403 : i32 to f32
      %1405 = llvm.mlir.poison : vector<16xf32>
      %1406 = llvm.mlir.constant(0 : i32) : i32
      %1407 = llvm.insertelement %1404, %1405[%1406 : i32] : vector<16xf32>
      %1408 = llvm.shufflevector %1407, %1405 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1409 = llvm.intr.fma(%1408, %1364, %1352) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1410 = llvm.trunc %1349 : i64 to i32
      %1411 = llvm.mul %1410, %7 : i32
      %1412 = llvm.mul %1411, %18 : i32
      %1413 = llvm.getelementptr %56[%1412] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1414 = llvm.getelementptr %1413[54] : (!llvm.ptr) -> !llvm.ptr, i8
      %1415 = llvm.load %1414 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1416 = llvm.bitcast %1415 : bf16 to i16
      %1417 = llvm.zext %1416 : i16 to i32
      %1418 = llvm.shl %1417, %5 : i32
      %1419 = llvm.bitcast %1418 : i32 to f32
      %1420 = llvm.mlir.poison : vector<16xf32>
      %1421 = llvm.mlir.constant(0 : i32) : i32
      %1422 = llvm.insertelement %1419, %1420[%1421 : i32] : vector<16xf32>
      %1423 = llvm.shufflevector %1422, %1420 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1424 = llvm.intr.fma(%1423, %1364, %1353) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1425 = llvm.add %1349, %6 : i64
      llvm.br ^bb54(%1425, %1379, %1394, %1409, %1424 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb56:  // pred: ^bb54
      llvm.br ^bb57(%25, %136, %138, %140, %142 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb57(%1426: i64, %1427: vector<16xf32>, %1428: vector<16xf32>, %1429: vector<16xf32>, %1430: vector<16xf32>):  // 2 preds: ^bb56, ^bb58
      %1431 = llvm.icmp "slt" %1426, %24 : i64
      llvm.cond_br %1431, ^bb58, ^bb59
    ^bb58:  // pred: ^bb57
      %1432 = llvm.trunc %1426 : i64 to i32
      %1433 = llvm.mul %1432, %7 : i32
      %1434 = llvm.mul %1433, %18 : i32
      %1435 = llvm.getelementptr %280[%1434] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1436 = llvm.getelementptr %1435[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1437 = llvm.load %1436 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %1438 = llvm.bitcast %1437 : vector<16xbf16> to vector<16xi16>
      %1439 = llvm.zext %1438 : vector<16xi16> to vector<16xi32>
      %1440 = llvm.shl %1439, %3 : vector<16xi32>
      %1441 = llvm.bitcast %1440 : vector<16xi32> to vector<16xf32>
      %1442 = llvm.trunc %1426 : i64 to i32
      %1443 = llvm.mul %1442, %7 : i32
      %1444 = llvm.mul %1443, %18 : i32
      %1445 = llvm.getelementptr %56[%1444] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1446 = llvm.getelementptr %1445[56] : (!llvm.ptr) -> !llvm.ptr, i8
      %1447 = llvm.load %1446 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1448 = llvm.bitcast %1447 : bf16 to i16
      %1449 = llvm.zext %1448 : i16 to i32
      %1450 = llvm.shl %1449, %5 : i32
      %1451 = llvm.bitcast %1450 : i32 to f32
      %1452 = llvm.mlir.poison : vector<16xf32>
      %1453 = llvm.mlir.constant(0 : i32) : i32
      %1454 = llvm.insertelement %1451, %1452[%1453 : i32] : vector<16xf32>
      %1455 = llvm.shufflevector %1454, %1452 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1456 = llvm.intr.fma(%1455, %1441, %1427) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1457 = llvm.trunc %1426 : i64 to i32
      %1458 = llvm.mul %1457, %7 : i32
      %1459 = llvm.mul %1458, %18 : i32
      %1460 = llvm.getelementptr %56[%1459] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1461 = llvm.getelementptr %1460[58] : (!llvm.ptr) -> !llvm.ptr, i8
      %1462 = llvm.load %1461 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1463 = llvm.bitcast %1462 : bf16 to i16
      %1464 = llvm.zext %1463 : i16 to i32
      %1465 = llvm.shl %1464, %5 : i32
      %1466 = llvm.bitcast %1465 : i32 to f32
      %1467 = llvm.mlir.poison : vector<16xf32>
      %1468 = llvm.mlir.constant(0 : i32) : i32
      %1469 = llvm.insertelement %1466, %1467[%1468 : i32] : vector<16xf32>
      %1470 = llvm.shufflevector %1469, %1467 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1471 = llvm.intr.fma(%1470, %1441, %1428) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1472 = llvm.trunc %1426 : i64 to i32
      %1473 = llvm.mul %1472, %7 : i32
      %1474 = llvm.mul %1473, %18 : i32
      %1475 = llvm.getelementptr %56[%1474] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1476 = llvm.getelementptr %1475[60] : (!llvm.ptr) -> !llvm.ptr, i8
      %1477 = llvm.load %1476 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1478 = llvm.bitcast %1477 : bf16 to i16
      %1479 = llvm.zext %1478 : i16 to i32
      %1480 = llvm.shl %1479, %5 : i32
      %1481 = llvm.bitcast %1480 : i32 to f32
      %1482 = llvm.mlir.poison : vector<16xf32>
      %1483 = llvm.mlir.constant(0 : i32) : i32
      %1484 = llvm.insertelement %1481, %1482[%1483 : i32] : vector<16xf32>
      %1485 = llvm.shufflevector %1484, %1482 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1486 = llvm.intr.fma(%1485, %1441, %1429) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1487 = llvm.trunc %1426 : i64 to i32
      %1488 = llvm.mul %1487, %7 : i32
      %1489 = llvm.mul %1488, %18 : i32
      %1490 = llvm.getelementptr %56[%1489] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1491 = llvm.getelementptr %1490[62] : (!llvm.ptr) -> !llvm.ptr, i8
      %1492 = llvm.load %1491 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1493 = llvm.bitcast %1492 : bf16 to i16
      %1494 = llvm.zext %1493 : i16 to i32
      %1495 = llvm.shl %1494, %5 : i32
      %1496 = llvm.bitcast %1495 : i32 to f32
      %1497 = llvm.mlir.poison : vector<16xf32>
      %1498 = llvm.mlir.constant(0 : i32) : i32
      %1499 = llvm.insertelement %1496, %1497[%1498 : i32] : vector<16xf32>
      %1500 = llvm.shufflevector %1499, %1497 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1501 = llvm.intr.fma(%1500, %1441, %1430) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1502 = llvm.add %1426, %6 : i64
      llvm.br ^bb57(%1502, %1456, %1471, %1486, %1501 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb59:  // pred: ^bb57
      %1503 = llvm.add %78, %24 : i64
      llvm.br ^bb1(%1503, %282, %889, %283, %890, %284, %891, %285, %892, %357, %965, %358, %966, %359, %967, %360, %968, %433, %1042, %434, %1043, %435, %1044, %436, %1045, %509, %1119, %510, %1120, %511, %1121, %512, %1122, %585, %1196, %586, %1197, %587, %1198, %588, %1199, %661, %1273, %662, %1274, %663, %1275, %664, %1276, %737, %1350, %738, %1351, %739, %1352, %740, %1353, %813, %1427, %814, %1428, %815, %1429, %816, %1430 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb60:  // pred: ^bb1
      %1504 = llvm.add %77, %27 : i64
      %1505 = llvm.icmp "sle" %1504, %46 : i64
      %1506 = llvm.add %76, %27 : i64
      %1507 = llvm.icmp "sle" %1506, %43 : i64
      %1508 = llvm.and %1505, %1507 : i1
      llvm.cond_br %1508, ^bb61, ^bb65
    ^bb61:  // pred: ^bb60
      %1509 = llvm.getelementptr %56[32768] : (!llvm.ptr) -> !llvm.ptr, i8
      %1510 = llvm.getelementptr %1509[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1511 = llvm.getelementptr %1509[64] : (!llvm.ptr) -> !llvm.ptr, i8
      %1512 = llvm.getelementptr %1509[96] : (!llvm.ptr) -> !llvm.ptr, i8
      %1513 = llvm.getelementptr %1509[128] : (!llvm.ptr) -> !llvm.ptr, i8
      %1514 = llvm.getelementptr %1509[160] : (!llvm.ptr) -> !llvm.ptr, i8
      %1515 = llvm.getelementptr %1509[192] : (!llvm.ptr) -> !llvm.ptr, i8
      %1516 = llvm.getelementptr %1509[224] : (!llvm.ptr) -> !llvm.ptr, i8
      %1517 = llvm.getelementptr %1509[256] : (!llvm.ptr) -> !llvm.ptr, i8
      %1518 = llvm.getelementptr %1509[288] : (!llvm.ptr) -> !llvm.ptr, i8
      %1519 = llvm.getelementptr %1509[320] : (!llvm.ptr) -> !llvm.ptr, i8
      %1520 = llvm.getelementptr %1509[352] : (!llvm.ptr) -> !llvm.ptr, i8
      %1521 = llvm.getelementptr %1509[384] : (!llvm.ptr) -> !llvm.ptr, i8
      %1522 = llvm.getelementptr %1509[416] : (!llvm.ptr) -> !llvm.ptr, i8
      %1523 = llvm.getelementptr %1509[448] : (!llvm.ptr) -> !llvm.ptr, i8
      %1524 = llvm.getelementptr %1509[480] : (!llvm.ptr) -> !llvm.ptr, i8
      %1525 = llvm.getelementptr %1509[512] : (!llvm.ptr) -> !llvm.ptr, i8
      %1526 = llvm.getelementptr %1509[544] : (!llvm.ptr) -> !llvm.ptr, i8
      %1527 = llvm.getelementptr %1509[576] : (!llvm.ptr) -> !llvm.ptr, i8
      %1528 = llvm.getelementptr %1509[608] : (!llvm.ptr) -> !llvm.ptr, i8
      %1529 = llvm.getelementptr %1509[640] : (!llvm.ptr) -> !llvm.ptr, i8
      %1530 = llvm.getelementptr %1509[672] : (!llvm.ptr) -> !llvm.ptr, i8
      %1531 = llvm.getelementptr %1509[704] : (!llvm.ptr) -> !llvm.ptr, i8
      %1532 = llvm.getelementptr %1509[736] : (!llvm.ptr) -> !llvm.ptr, i8
      %1533 = llvm.getelementptr %1509[768] : (!llvm.ptr) -> !llvm.ptr, i8
      %1534 = llvm.getelementptr %1509[800] : (!llvm.ptr) -> !llvm.ptr, i8
      %1535 = llvm.getelementptr %1509[832] : (!llvm.ptr) -> !llvm.ptr, i8
      %1536 = llvm.getelementptr %1509[864] : (!llvm.ptr) -> !llvm.ptr, i8
      %1537 = llvm.getelementptr %1509[896] : (!llvm.ptr) -> !llvm.ptr, i8
      %1538 = llvm.getelementptr %1509[928] : (!llvm.ptr) -> !llvm.ptr, i8
      %1539 = llvm.getelementptr %1509[960] : (!llvm.ptr) -> !llvm.ptr, i8
      %1540 = llvm.getelementptr %1509[992] : (!llvm.ptr) -> !llvm.ptr, i8
      %1541 = llvm.getelementptr %1509[1024] : (!llvm.ptr) -> !llvm.ptr, i8
      %1542 = llvm.getelementptr %1509[1056] : (!llvm.ptr) -> !llvm.ptr, i8
      %1543 = llvm.getelementptr %1509[1088] : (!llvm.ptr) -> !llvm.ptr, i8
      %1544 = llvm.getelementptr %1509[1120] : (!llvm.ptr) -> !llvm.ptr, i8
      %1545 = llvm.getelementptr %1509[1152] : (!llvm.ptr) -> !llvm.ptr, i8
      %1546 = llvm.getelementptr %1509[1184] : (!llvm.ptr) -> !llvm.ptr, i8
      %1547 = llvm.getelementptr %1509[1216] : (!llvm.ptr) -> !llvm.ptr, i8
      %1548 = llvm.getelementptr %1509[1248] : (!llvm.ptr) -> !llvm.ptr, i8
      %1549 = llvm.getelementptr %1509[1280] : (!llvm.ptr) -> !llvm.ptr, i8
      %1550 = llvm.getelementptr %1509[1312] : (!llvm.ptr) -> !llvm.ptr, i8
      %1551 = llvm.getelementptr %1509[1344] : (!llvm.ptr) -> !llvm.ptr, i8
      %1552 = llvm.getelementptr %1509[1376] : (!llvm.ptr) -> !llvm.ptr, i8
      %1553 = llvm.getelementptr %1509[1408] : (!llvm.ptr) -> !llvm.ptr, i8
      %1554 = llvm.getelementptr %1509[1440] : (!llvm.ptr) -> !llvm.ptr, i8
      %1555 = llvm.getelementptr %1509[1472] : (!llvm.ptr) -> !llvm.ptr, i8
      %1556 = llvm.getelementptr %1509[1504] : (!llvm.ptr) -> !llvm.ptr, i8
      %1557 = llvm.getelementptr %1509[1536] : (!llvm.ptr) -> !llvm.ptr, i8
      %1558 = llvm.getelementptr %1509[1568] : (!llvm.ptr) -> !llvm.ptr, i8
      %1559 = llvm.getelementptr %1509[1600] : (!llvm.ptr) -> !llvm.ptr, i8
      %1560 = llvm.getelementptr %1509[1632] : (!llvm.ptr) -> !llvm.ptr, i8
      %1561 = llvm.getelementptr %1509[1664] : (!llvm.ptr) -> !llvm.ptr, i8
      %1562 = llvm.getelementptr %1509[1696] : (!llvm.ptr) -> !llvm.ptr, i8
      %1563 = llvm.getelementptr %1509[1728] : (!llvm.ptr) -> !llvm.ptr, i8
      %1564 = llvm.getelementptr %1509[1760] : (!llvm.ptr) -> !llvm.ptr, i8
      %1565 = llvm.getelementptr %1509[1792] : (!llvm.ptr) -> !llvm.ptr, i8
      %1566 = llvm.getelementptr %1509[1824] : (!llvm.ptr) -> !llvm.ptr, i8
      %1567 = llvm.getelementptr %1509[1856] : (!llvm.ptr) -> !llvm.ptr, i8
      %1568 = llvm.getelementptr %1509[1888] : (!llvm.ptr) -> !llvm.ptr, i8
      %1569 = llvm.getelementptr %1509[1920] : (!llvm.ptr) -> !llvm.ptr, i8
      %1570 = llvm.getelementptr %1509[1952] : (!llvm.ptr) -> !llvm.ptr, i8
      %1571 = llvm.getelementptr %1509[1984] : (!llvm.ptr) -> !llvm.ptr, i8
      %1572 = llvm.getelementptr %1509[2016] : (!llvm.ptr) -> !llvm.ptr, i8
      %1573 = llvm.getelementptr %1509[2048] : (!llvm.ptr) -> !llvm.ptr, i8
      %1574 = llvm.getelementptr %1509[2080] : (!llvm.ptr) -> !llvm.ptr, i8
      %1575 = llvm.getelementptr %1509[2112] : (!llvm.ptr) -> !llvm.ptr, i8
      %1576 = llvm.getelementptr %1509[2144] : (!llvm.ptr) -> !llvm.ptr, i8
      %1577 = llvm.getelementptr %1509[2176] : (!llvm.ptr) -> !llvm.ptr, i8
      %1578 = llvm.getelementptr %1509[2208] : (!llvm.ptr) -> !llvm.ptr, i8
      %1579 = llvm.getelementptr %1509[2240] : (!llvm.ptr) -> !llvm.ptr, i8
      %1580 = llvm.getelementptr %1509[2272] : (!llvm.ptr) -> !llvm.ptr, i8
      %1581 = llvm.getelementptr %1509[2304] : (!llvm.ptr) -> !llvm.ptr, i8
      %1582 = llvm.getelementptr %1509[2336] : (!llvm.ptr) -> !llvm.ptr, i8
      %1583 = llvm.getelementptr %1509[2368] : (!llvm.ptr) -> !llvm.ptr, i8
      %1584 = llvm.getelementptr %1509[2400] : (!llvm.ptr) -> !llvm.ptr, i8
      %1585 = llvm.getelementptr %1509[2432] : (!llvm.ptr) -> !llvm.ptr, i8
      %1586 = llvm.getelementptr %1509[2464] : (!llvm.ptr) -> !llvm.ptr, i8
      %1587 = llvm.getelementptr %1509[2496] : (!llvm.ptr) -> !llvm.ptr, i8
      %1588 = llvm.getelementptr %1509[2528] : (!llvm.ptr) -> !llvm.ptr, i8
      %1589 = llvm.getelementptr %1509[2560] : (!llvm.ptr) -> !llvm.ptr, i8
      %1590 = llvm.getelementptr %1509[2592] : (!llvm.ptr) -> !llvm.ptr, i8
      %1591 = llvm.getelementptr %1509[2624] : (!llvm.ptr) -> !llvm.ptr, i8
      %1592 = llvm.getelementptr %1509[2656] : (!llvm.ptr) -> !llvm.ptr, i8
      %1593 = llvm.getelementptr %1509[2688] : (!llvm.ptr) -> !llvm.ptr, i8
      %1594 = llvm.getelementptr %1509[2720] : (!llvm.ptr) -> !llvm.ptr, i8
      %1595 = llvm.getelementptr %1509[2752] : (!llvm.ptr) -> !llvm.ptr, i8
      %1596 = llvm.getelementptr %1509[2784] : (!llvm.ptr) -> !llvm.ptr, i8
      %1597 = llvm.getelementptr %1509[2816] : (!llvm.ptr) -> !llvm.ptr, i8
      %1598 = llvm.getelementptr %1509[2848] : (!llvm.ptr) -> !llvm.ptr, i8
      %1599 = llvm.getelementptr %1509[2880] : (!llvm.ptr) -> !llvm.ptr, i8
      %1600 = llvm.getelementptr %1509[2912] : (!llvm.ptr) -> !llvm.ptr, i8
      %1601 = llvm.getelementptr %1509[2944] : (!llvm.ptr) -> !llvm.ptr, i8
      %1602 = llvm.getelementptr %1509[2976] : (!llvm.ptr) -> !llvm.ptr, i8
      %1603 = llvm.getelementptr %1509[3008] : (!llvm.ptr) -> !llvm.ptr, i8
      %1604 = llvm.getelementptr %1509[3040] : (!llvm.ptr) -> !llvm.ptr, i8
      %1605 = llvm.getelementptr %1509[3072] : (!llvm.ptr) -> !llvm.ptr, i8
      %1606 = llvm.getelementptr %1509[3104] : (!llvm.ptr) -> !llvm.ptr, i8
      %1607 = llvm.getelementptr %1509[3136] : (!llvm.ptr) -> !llvm.ptr, i8
      %1608 = llvm.getelementptr %1509[3168] : (!llvm.ptr) -> !llvm.ptr, i8
      %1609 = llvm.getelementptr %1509[3200] : (!llvm.ptr) -> !llvm.ptr, i8
      %1610 = llvm.getelementptr %1509[3232] : (!llvm.ptr) -> !llvm.ptr, i8
      %1611 = llvm.getelementptr %1509[3264] : (!llvm.ptr) -> !llvm.ptr, i8
      %1612 = llvm.getelementptr %1509[3296] : (!llvm.ptr) -> !llvm.ptr, i8
      %1613 = llvm.getelementptr %1509[3328] : (!llvm.ptr) -> !llvm.ptr, i8
      %1614 = llvm.getelementptr %1509[3360] : (!llvm.ptr) -> !llvm.ptr, i8
      %1615 = llvm.getelementptr %1509[3392] : (!llvm.ptr) -> !llvm.ptr, i8
      %1616 = llvm.getelementptr %1509[3424] : (!llvm.ptr) -> !llvm.ptr, i8
      %1617 = llvm.getelementptr %1509[3456] : (!llvm.ptr) -> !llvm.ptr, i8
      %1618 = llvm.getelementptr %1509[3488] : (!llvm.ptr) -> !llvm.ptr, i8
      %1619 = llvm.getelementptr %1509[3520] : (!llvm.ptr) -> !llvm.ptr, i8
      %1620 = llvm.getelementptr %1509[3552] : (!llvm.ptr) -> !llvm.ptr, i8
      %1621 = llvm.getelementptr %1509[3584] : (!llvm.ptr) -> !llvm.ptr, i8
      %1622 = llvm.getelementptr %1509[3616] : (!llvm.ptr) -> !llvm.ptr, i8
      %1623 = llvm.getelementptr %1509[3648] : (!llvm.ptr) -> !llvm.ptr, i8
      %1624 = llvm.getelementptr %1509[3680] : (!llvm.ptr) -> !llvm.ptr, i8
      %1625 = llvm.getelementptr %1509[3712] : (!llvm.ptr) -> !llvm.ptr, i8
      %1626 = llvm.getelementptr %1509[3744] : (!llvm.ptr) -> !llvm.ptr, i8
      %1627 = llvm.getelementptr %1509[3776] : (!llvm.ptr) -> !llvm.ptr, i8
      %1628 = llvm.getelementptr %1509[3808] : (!llvm.ptr) -> !llvm.ptr, i8
      %1629 = llvm.getelementptr %1509[3840] : (!llvm.ptr) -> !llvm.ptr, i8
      %1630 = llvm.getelementptr %1509[3872] : (!llvm.ptr) -> !llvm.ptr, i8
      %1631 = llvm.getelementptr %1509[3904] : (!llvm.ptr) -> !llvm.ptr, i8
      %1632 = llvm.getelementptr %1509[3936] : (!llvm.ptr) -> !llvm.ptr, i8
      %1633 = llvm.getelementptr %1509[3968] : (!llvm.ptr) -> !llvm.ptr, i8
      %1634 = llvm.getelementptr %1509[4000] : (!llvm.ptr) -> !llvm.ptr, i8
      %1635 = llvm.getelementptr %1509[4032] : (!llvm.ptr) -> !llvm.ptr, i8
      %1636 = llvm.getelementptr %1509[4064] : (!llvm.ptr) -> !llvm.ptr, i8
      %1637 = llvm.shufflevector %79, %79 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1637, %1509 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1638 = llvm.shufflevector %79, %79 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1638, %1510 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1639 = llvm.shufflevector %80, %80 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1639, %1511 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1640 = llvm.shufflevector %80, %80 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1640, %1512 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1641 = llvm.shufflevector %81, %81 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1641, %1513 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1642 = llvm.shufflevector %81, %81 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1642, %1514 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1643 = llvm.shufflevector %82, %82 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1643, %1515 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1644 = llvm.shufflevector %82, %82 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1644, %1516 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1645 = llvm.shufflevector %83, %83 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1645, %1517 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1646 = llvm.shufflevector %83, %83 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1646, %1518 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1647 = llvm.shufflevector %84, %84 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1647, %1519 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1648 = llvm.shufflevector %84, %84 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1648, %1520 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1649 = llvm.shufflevector %85, %85 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1649, %1521 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1650 = llvm.shufflevector %85, %85 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1650, %1522 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1651 = llvm.shufflevector %86, %86 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1651, %1523 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1652 = llvm.shufflevector %86, %86 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1652, %1524 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1653 = llvm.shufflevector %87, %87 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1653, %1525 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1654 = llvm.shufflevector %87, %87 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1654, %1526 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1655 = llvm.shufflevector %88, %88 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1655, %1527 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1656 = llvm.shufflevector %88, %88 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1656, %1528 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1657 = llvm.shufflevector %89, %89 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1657, %1529 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1658 = llvm.shufflevector %89, %89 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1658, %1530 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1659 = llvm.shufflevector %90, %90 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1659, %1531 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1660 = llvm.shufflevector %90, %90 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1660, %1532 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1661 = llvm.shufflevector %91, %91 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1661, %1533 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1662 = llvm.shufflevector %91, %91 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1662, %1534 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1663 = llvm.shufflevector %92, %92 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1663, %1535 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1664 = llvm.shufflevector %92, %92 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1664, %1536 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1665 = llvm.shufflevector %93, %93 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1665, %1537 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1666 = llvm.shufflevector %93, %93 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1666, %1538 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1667 = llvm.shufflevector %94, %94 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1667, %1539 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1668 = llvm.shufflevector %94, %94 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1668, %1540 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1669 = llvm.shufflevector %95, %95 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1669, %1541 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1670 = llvm.shufflevector %95, %95 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1670, %1542 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1671 = llvm.shufflevector %96, %96 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1671, %1543 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1672 = llvm.shufflevector %96, %96 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1672, %1544 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1673 = llvm.shufflevector %97, %97 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1673, %1545 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1674 = llvm.shufflevector %97, %97 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1674, %1546 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1675 = llvm.shufflevector %98, %98 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1675, %1547 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1676 = llvm.shufflevector %98, %98 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1676, %1548 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1677 = llvm.shufflevector %99, %99 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1677, %1549 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1678 = llvm.shufflevector %99, %99 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1678, %1550 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1679 = llvm.shufflevector %100, %100 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1679, %1551 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1680 = llvm.shufflevector %100, %100 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1680, %1552 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1681 = llvm.shufflevector %101, %101 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1681, %1553 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1682 = llvm.shufflevector %101, %101 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1682, %1554 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1683 = llvm.shufflevector %102, %102 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1683, %1555 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1684 = llvm.shufflevector %102, %102 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1684, %1556 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1685 = llvm.shufflevector %103, %103 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1685, %1557 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1686 = llvm.shufflevector %103, %103 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1686, %1558 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1687 = llvm.shufflevector %104, %104 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1687, %1559 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1688 = llvm.shufflevector %104, %104 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1688, %1560 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1689 = llvm.shufflevector %105, %105 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1689, %1561 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1690 = llvm.shufflevector %105, %105 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1690, %1562 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1691 = llvm.shufflevector %106, %106 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1691, %1563 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1692 = llvm.shufflevector %106, %106 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1692, %1564 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1693 = llvm.shufflevector %107, %107 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1693, %1565 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1694 = llvm.shufflevector %107, %107 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1694, %1566 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1695 = llvm.shufflevector %108, %108 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1695, %1567 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1696 = llvm.shufflevector %108, %108 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1696, %1568 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1697 = llvm.shufflevector %109, %109 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1697, %1569 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1698 = llvm.shufflevector %109, %109 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1698, %1570 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1699 = llvm.shufflevector %110, %110 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1699, %1571 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1700 = llvm.shufflevector %110, %110 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1700, %1572 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1701 = llvm.shufflevector %111, %111 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1701, %1573 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1702 = llvm.shufflevector %111, %111 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1702, %1574 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1703 = llvm.shufflevector %112, %112 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1703, %1575 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1704 = llvm.shufflevector %112, %112 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1704, %1576 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1705 = llvm.shufflevector %113, %113 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1705, %1577 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1706 = llvm.shufflevector %113, %113 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1706, %1578 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1707 = llvm.shufflevector %114, %114 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1707, %1579 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1708 = llvm.shufflevector %114, %114 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1708, %1580 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1709 = llvm.shufflevector %115, %115 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1709, %1581 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1710 = llvm.shufflevector %115, %115 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1710, %1582 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1711 = llvm.shufflevector %116, %116 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1711, %1583 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1712 = llvm.shufflevector %116, %116 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1712, %1584 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1713 = llvm.shufflevector %117, %117 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1713, %1585 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1714 = llvm.shufflevector %117, %117 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1714, %1586 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1715 = llvm.shufflevector %118, %118 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1715, %1587 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1716 = llvm.shufflevector %118, %118 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1716, %1588 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1717 = llvm.shufflevector %119, %119 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1717, %1589 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1718 = llvm.shufflevector %119, %119 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1718, %1590 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1719 = llvm.shufflevector %120, %120 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1719, %1591 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1720 = llvm.shufflevector %120, %120 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1720, %1592 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1721 = llvm.shufflevector %121, %121 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1721, %1593 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1722 = llvm.shufflevector %121, %121 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1722, %1594 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1723 = llvm.shufflevector %122, %122 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1723, %1595 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1724 = llvm.shufflevector %122, %122 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1724, %1596 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1725 = llvm.shufflevector %123, %123 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1725, %1597 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1726 = llvm.shufflevector %123, %123 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1726, %1598 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1727 = llvm.shufflevector %124, %124 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1727, %1599 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1728 = llvm.shufflevector %124, %124 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1728, %1600 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1729 = llvm.shufflevector %125, %125 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1729, %1601 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1730 = llvm.shufflevector %125, %125 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1730, %1602 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1731 = llvm.shufflevector %126, %126 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1731, %1603 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1732 = llvm.shufflevector %126, %126 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1732, %1604 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1733 = llvm.shufflevector %127, %127 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1733, %1605 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1734 = llvm.shufflevector %127, %127 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1734, %1606 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1735 = llvm.shufflevector %128, %128 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1735, %1607 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1736 = llvm.shufflevector %128, %128 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1736, %1608 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1737 = llvm.shufflevector %129, %129 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1737, %1609 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1738 = llvm.shufflevector %129, %129 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1738, %1610 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1739 = llvm.shufflevector %130, %130 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1739, %1611 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1740 = llvm.shufflevector %130, %130 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1740, %1612 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1741 = llvm.shufflevector %131, %131 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1741, %1613 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1742 = llvm.shufflevector %131, %131 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1742, %1614 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1743 = llvm.shufflevector %132, %132 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1743, %1615 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1744 = llvm.shufflevector %132, %132 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1744, %1616 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1745 = llvm.shufflevector %133, %133 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1745, %1617 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1746 = llvm.shufflevector %133, %133 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1746, %1618 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1747 = llvm.shufflevector %134, %134 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1747, %1619 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1748 = llvm.shufflevector %134, %134 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1748, %1620 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1749 = llvm.shufflevector %135, %135 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1749, %1621 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1750 = llvm.shufflevector %135, %135 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1750, %1622 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1751 = llvm.shufflevector %136, %136 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1751, %1623 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1752 = llvm.shufflevector %136, %136 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1752, %1624 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1753 = llvm.shufflevector %137, %137 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1753, %1625 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1754 = llvm.shufflevector %137, %137 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1754, %1626 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1755 = llvm.shufflevector %138, %138 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1755, %1627 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1756 = llvm.shufflevector %138, %138 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1756, %1628 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1757 = llvm.shufflevector %139, %139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1757, %1629 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1758 = llvm.shufflevector %139, %139 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1758, %1630 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1759 = llvm.shufflevector %140, %140 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1759, %1631 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1760 = llvm.shufflevector %140, %140 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1760, %1632 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1761 = llvm.shufflevector %141, %141 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1761, %1633 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1762 = llvm.shufflevector %141, %141 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1762, %1634 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1763 = llvm.shufflevector %142, %142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1763, %1635 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1764 = llvm.shufflevector %142, %142 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1764, %1636 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      llvm.br ^bb62(%25 : i64)
    ^bb62(%1765: i64):  // 2 preds: ^bb61, ^bb63
      %1766 = llvm.icmp "slt" %1765, %27 : i64
      llvm.cond_br %1766, ^bb63, ^bb64
    ^bb63:  // pred: ^bb62
      %1767 = llvm.add %76, %1765 : i64
      %1768 = llvm.trunc %1765 : i64 to i32
      %1769 = llvm.mul %1768, %7 : i32
      %1770 = llvm.mul %1769, %15 : i32
      %1771 = llvm.getelementptr %1509[%1770] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1772 = llvm.getelementptr %1771[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1773 = llvm.getelementptr %1771[64] : (!llvm.ptr) -> !llvm.ptr, i8
      %1774 = llvm.getelementptr %1771[96] : (!llvm.ptr) -> !llvm.ptr, i8
      %1775 = llvm.load %1771 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %1776 = llvm.load %1772 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %1777 = llvm.shufflevector %1775, %1776 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32> 
      %1778 = llvm.load %1773 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %1779 = llvm.load %1774 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %1780 = llvm.shufflevector %1778, %1779 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32> 
      %1781 = llvm.mul %77, %22 : i64
      %1782 = llvm.getelementptr %37[%1781] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %1783 = llvm.getelementptr %1782[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1784 = llvm.load %1782 {alignment = 16 : i64} : !llvm.ptr -> vector<16xbf16>
      %1785 = llvm.load %1783 {alignment = 16 : i64} : !llvm.ptr -> vector<16xbf16>
      %1786 = llvm.bitcast %1784 : vector<16xbf16> to vector<16xi16>
      %1787 = llvm.zext %1786 : vector<16xi16> to vector<16xi32>
      %1788 = llvm.shl %1787, %3 : vector<16xi32>
      %1789 = llvm.bitcast %1788 : vector<16xi32> to vector<16xf32>
      %1790 = llvm.bitcast %1785 : vector<16xbf16> to vector<16xi16>
      %1791 = llvm.zext %1790 : vector<16xi16> to vector<16xi32>
      %1792 = llvm.shl %1791, %3 : vector<16xi32>
      %1793 = llvm.bitcast %1792 : vector<16xi32> to vector<16xf32>
      %1794 = llvm.fadd %1777, %1789 : vector<16xf32>
      %1795 = llvm.fadd %1780, %1793 : vector<16xf32>
      %1796 = llvm.intr.maximum(%1794, %4) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1797 = llvm.fcmp "une" %1796, %1796 : vector<16xf32>
      %1798 = llvm.bitcast %1796 : vector<16xf32> to vector<16xi32>
      %1799 = llvm.lshr %1798, %3 : vector<16xi32>
      %1800 = llvm.and %1799, %0 : vector<16xi32>
      %1801 = llvm.add %1800, %2 : vector<16xi32>
      %1802 = llvm.add %1798, %1801 : vector<16xi32>
      %1803 = llvm.lshr %1802, %3 : vector<16xi32>
      %1804 = llvm.trunc %1803 : vector<16xi32> to vector<16xi16>
      %1805 = llvm.select %1797, %1, %1804 : vector<16xi1>, vector<16xi16>
      %1806 = llvm.bitcast %1805 : vector<16xi16> to vector<16xbf16>
      %1807 = llvm.intr.maximum(%1795, %4) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1808 = llvm.fcmp "une" %1807, %1807 : vector<16xf32>
      %1809 = llvm.bitcast %1807 : vector<16xf32> to vector<16xi32>
      %1810 = llvm.lshr %1809, %3 : vector<16xi32>
      %1811 = llvm.and %1810, %0 : vector<16xi32>
      %1812 = llvm.add %1811, %2 : vector<16xi32>
      %1813 = llvm.add %1809, %1812 : vector<16xi32>
      %1814 = llvm.lshr %1813, %3 : vector<16xi32>
      %1815 = llvm.trunc %1814 : vector<16xi32> to vector<16xi16>
      %1816 = llvm.select %1808, %1, %1815 : vector<16xi1>, vector<16xi16>
      %1817 = llvm.bitcast %1816 : vector<16xi16> to vector<16xbf16>
      %1818 = llvm.mul %1767, %46 : i64
      %1819 = llvm.add %1818, %77 : i64
      %1820 = llvm.mul %1819, %22 : i64
      %1821 = llvm.getelementptr %40[%1820] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %1822 = llvm.getelementptr %1821[32] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %1806, %1821 {alignment = 16 : i64} : vector<16xbf16>, !llvm.ptr
      llvm.store %1817, %1822 {alignment = 16 : i64} : vector<16xbf16>, !llvm.ptr
      %1823 = llvm.add %1765, %6 : i64
      llvm.br ^bb62(%1823 : i64)
    ^bb64:  // pred: ^bb62
      llvm.br ^bb73
    ^bb65:  // pred: ^bb60
      %1824 = llvm.getelementptr %56[36864] : (!llvm.ptr) -> !llvm.ptr, i8
      %1825 = llvm.getelementptr %1824[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1826 = llvm.getelementptr %1824[64] : (!llvm.ptr) -> !llvm.ptr, i8
      %1827 = llvm.getelementptr %1824[96] : (!llvm.ptr) -> !llvm.ptr, i8
      %1828 = llvm.getelementptr %1824[128] : (!llvm.ptr) -> !llvm.ptr, i8
      %1829 = llvm.getelementptr %1824[160] : (!llvm.ptr) -> !llvm.ptr, i8
      %1830 = llvm.getelementptr %1824[192] : (!llvm.ptr) -> !llvm.ptr, i8
      %1831 = llvm.getelementptr %1824[224] : (!llvm.ptr) -> !llvm.ptr, i8
      %1832 = llvm.getelementptr %1824[256] : (!llvm.ptr) -> !llvm.ptr, i8
      %1833 = llvm.getelementptr %1824[288] : (!llvm.ptr) -> !llvm.ptr, i8
      %1834 = llvm.getelementptr %1824[320] : (!llvm.ptr) -> !llvm.ptr, i8
      %1835 = llvm.getelementptr %1824[352] : (!llvm.ptr) -> !llvm.ptr, i8
      %1836 = llvm.getelementptr %1824[384] : (!llvm.ptr) -> !llvm.ptr, i8
      %1837 = llvm.getelementptr %1824[416] : (!llvm.ptr) -> !llvm.ptr, i8
      %1838 = llvm.getelementptr %1824[448] : (!llvm.ptr) -> !llvm.ptr, i8
      %1839 = llvm.getelementptr %1824[480] : (!llvm.ptr) -> !llvm.ptr, i8
      %1840 = llvm.getelementptr %1824[512] : (!llvm.ptr) -> !llvm.ptr, i8
      %1841 = llvm.getelementptr %1824[544] : (!llvm.ptr) -> !llvm.ptr, i8
      %1842 = llvm.getelementptr %1824[576] : (!llvm.ptr) -> !llvm.ptr, i8
      %1843 = llvm.getelementptr %1824[608] : (!llvm.ptr) -> !llvm.ptr, i8
      %1844 = llvm.getelementptr %1824[640] : (!llvm.ptr) -> !llvm.ptr, i8
      %1845 = llvm.getelementptr %1824[672] : (!llvm.ptr) -> !llvm.ptr, i8
      %1846 = llvm.getelementptr %1824[704] : (!llvm.ptr) -> !llvm.ptr, i8
      %1847 = llvm.getelementptr %1824[736] : (!llvm.ptr) -> !llvm.ptr, i8
      %1848 = llvm.getelementptr %1824[768] : (!llvm.ptr) -> !llvm.ptr, i8
      %1849 = llvm.getelementptr %1824[800] : (!llvm.ptr) -> !llvm.ptr, i8
      %1850 = llvm.getelementptr %1824[832] : (!llvm.ptr) -> !llvm.ptr, i8
      %1851 = llvm.getelementptr %1824[864] : (!llvm.ptr) -> !llvm.ptr, i8
      %1852 = llvm.getelementptr %1824[896] : (!llvm.ptr) -> !llvm.ptr, i8
      %1853 = llvm.getelementptr %1824[928] : (!llvm.ptr) -> !llvm.ptr, i8
      %1854 = llvm.getelementptr %1824[960] : (!llvm.ptr) -> !llvm.ptr, i8
      %1855 = llvm.getelementptr %1824[992] : (!llvm.ptr) -> !llvm.ptr, i8
      %1856 = llvm.getelementptr %1824[1024] : (!llvm.ptr) -> !llvm.ptr, i8
      %1857 = llvm.getelementptr %1824[1056] : (!llvm.ptr) -> !llvm.ptr, i8
      %1858 = llvm.getelementptr %1824[1088] : (!llvm.ptr) -> !llvm.ptr, i8
      %1859 = llvm.getelementptr %1824[1120] : (!llvm.ptr) -> !llvm.ptr, i8
      %1860 = llvm.getelementptr %1824[1152] : (!llvm.ptr) -> !llvm.ptr, i8
      %1861 = llvm.getelementptr %1824[1184] : (!llvm.ptr) -> !llvm.ptr, i8
      %1862 = llvm.getelementptr %1824[1216] : (!llvm.ptr) -> !llvm.ptr, i8
      %1863 = llvm.getelementptr %1824[1248] : (!llvm.ptr) -> !llvm.ptr, i8
      %1864 = llvm.getelementptr %1824[1280] : (!llvm.ptr) -> !llvm.ptr, i8
      %1865 = llvm.getelementptr %1824[1312] : (!llvm.ptr) -> !llvm.ptr, i8
      %1866 = llvm.getelementptr %1824[1344] : (!llvm.ptr) -> !llvm.ptr, i8
      %1867 = llvm.getelementptr %1824[1376] : (!llvm.ptr) -> !llvm.ptr, i8
      %1868 = llvm.getelementptr %1824[1408] : (!llvm.ptr) -> !llvm.ptr, i8
      %1869 = llvm.getelementptr %1824[1440] : (!llvm.ptr) -> !llvm.ptr, i8
      %1870 = llvm.getelementptr %1824[1472] : (!llvm.ptr) -> !llvm.ptr, i8
      %1871 = llvm.getelementptr %1824[1504] : (!llvm.ptr) -> !llvm.ptr, i8
      %1872 = llvm.getelementptr %1824[1536] : (!llvm.ptr) -> !llvm.ptr, i8
      %1873 = llvm.getelementptr %1824[1568] : (!llvm.ptr) -> !llvm.ptr, i8
      %1874 = llvm.getelementptr %1824[1600] : (!llvm.ptr) -> !llvm.ptr, i8
      %1875 = llvm.getelementptr %1824[1632] : (!llvm.ptr) -> !llvm.ptr, i8
      %1876 = llvm.getelementptr %1824[1664] : (!llvm.ptr) -> !llvm.ptr, i8
      %1877 = llvm.getelementptr %1824[1696] : (!llvm.ptr) -> !llvm.ptr, i8
      %1878 = llvm.getelementptr %1824[1728] : (!llvm.ptr) -> !llvm.ptr, i8
      %1879 = llvm.getelementptr %1824[1760] : (!llvm.ptr) -> !llvm.ptr, i8
      %1880 = llvm.getelementptr %1824[1792] : (!llvm.ptr) -> !llvm.ptr, i8
      %1881 = llvm.getelementptr %1824[1824] : (!llvm.ptr) -> !llvm.ptr, i8
      %1882 = llvm.getelementptr %1824[1856] : (!llvm.ptr) -> !llvm.ptr, i8
      %1883 = llvm.getelementptr %1824[1888] : (!llvm.ptr) -> !llvm.ptr, i8
      %1884 = llvm.getelementptr %1824[1920] : (!llvm.ptr) -> !llvm.ptr, i8
      %1885 = llvm.getelementptr %1824[1952] : (!llvm.ptr) -> !llvm.ptr, i8
      %1886 = llvm.getelementptr %1824[1984] : (!llvm.ptr) -> !llvm.ptr, i8
      %1887 = llvm.getelementptr %1824[2016] : (!llvm.ptr) -> !llvm.ptr, i8
      %1888 = llvm.getelementptr %1824[2048] : (!llvm.ptr) -> !llvm.ptr, i8
      %1889 = llvm.getelementptr %1824[2080] : (!llvm.ptr) -> !llvm.ptr, i8
      %1890 = llvm.getelementptr %1824[2112] : (!llvm.ptr) -> !llvm.ptr, i8
      %1891 = llvm.getelementptr %1824[2144] : (!llvm.ptr) -> !llvm.ptr, i8
      %1892 = llvm.getelementptr %1824[2176] : (!llvm.ptr) -> !llvm.ptr, i8
      %1893 = llvm.getelementptr %1824[2208] : (!llvm.ptr) -> !llvm.ptr, i8
      %1894 = llvm.getelementptr %1824[2240] : (!llvm.ptr) -> !llvm.ptr, i8
      %1895 = llvm.getelementptr %1824[2272] : (!llvm.ptr) -> !llvm.ptr, i8
      %1896 = llvm.getelementptr %1824[2304] : (!llvm.ptr) -> !llvm.ptr, i8
      %1897 = llvm.getelementptr %1824[2336] : (!llvm.ptr) -> !llvm.ptr, i8
      %1898 = llvm.getelementptr %1824[2368] : (!llvm.ptr) -> !llvm.ptr, i8
      %1899 = llvm.getelementptr %1824[2400] : (!llvm.ptr) -> !llvm.ptr, i8
      %1900 = llvm.getelementptr %1824[2432] : (!llvm.ptr) -> !llvm.ptr, i8
      %1901 = llvm.getelementptr %1824[2464] : (!llvm.ptr) -> !llvm.ptr, i8
      %1902 = llvm.getelementptr %1824[2496] : (!llvm.ptr) -> !llvm.ptr, i8
      %1903 = llvm.getelementptr %1824[2528] : (!llvm.ptr) -> !llvm.ptr, i8
      %1904 = llvm.getelementptr %1824[2560] : (!llvm.ptr) -> !llvm.ptr, i8
      %1905 = llvm.getelementptr %1824[2592] : (!llvm.ptr) -> !llvm.ptr, i8
      %1906 = llvm.getelementptr %1824[2624] : (!llvm.ptr) -> !llvm.ptr, i8
      %1907 = llvm.getelementptr %1824[2656] : (!llvm.ptr) -> !llvm.ptr, i8
      %1908 = llvm.getelementptr %1824[2688] : (!llvm.ptr) -> !llvm.ptr, i8
      %1909 = llvm.getelementptr %1824[2720] : (!llvm.ptr) -> !llvm.ptr, i8
      %1910 = llvm.getelementptr %1824[2752] : (!llvm.ptr) -> !llvm.ptr, i8
      %1911 = llvm.getelementptr %1824[2784] : (!llvm.ptr) -> !llvm.ptr, i8
      %1912 = llvm.getelementptr %1824[2816] : (!llvm.ptr) -> !llvm.ptr, i8
      %1913 = llvm.getelementptr %1824[2848] : (!llvm.ptr) -> !llvm.ptr, i8
      %1914 = llvm.getelementptr %1824[2880] : (!llvm.ptr) -> !llvm.ptr, i8
      %1915 = llvm.getelementptr %1824[2912] : (!llvm.ptr) -> !llvm.ptr, i8
      %1916 = llvm.getelementptr %1824[2944] : (!llvm.ptr) -> !llvm.ptr, i8
      %1917 = llvm.getelementptr %1824[2976] : (!llvm.ptr) -> !llvm.ptr, i8
      %1918 = llvm.getelementptr %1824[3008] : (!llvm.ptr) -> !llvm.ptr, i8
      %1919 = llvm.getelementptr %1824[3040] : (!llvm.ptr) -> !llvm.ptr, i8
      %1920 = llvm.getelementptr %1824[3072] : (!llvm.ptr) -> !llvm.ptr, i8
      %1921 = llvm.getelementptr %1824[3104] : (!llvm.ptr) -> !llvm.ptr, i8
      %1922 = llvm.getelementptr %1824[3136] : (!llvm.ptr) -> !llvm.ptr, i8
      %1923 = llvm.getelementptr %1824[3168] : (!llvm.ptr) -> !llvm.ptr, i8
      %1924 = llvm.getelementptr %1824[3200] : (!llvm.ptr) -> !llvm.ptr, i8
      %1925 = llvm.getelementptr %1824[3232] : (!llvm.ptr) -> !llvm.ptr, i8
      %1926 = llvm.getelementptr %1824[3264] : (!llvm.ptr) -> !llvm.ptr, i8
      %1927 = llvm.getelementptr %1824[3296] : (!llvm.ptr) -> !llvm.ptr, i8
      %1928 = llvm.getelementptr %1824[3328] : (!llvm.ptr) -> !llvm.ptr, i8
      %1929 = llvm.getelementptr %1824[3360] : (!llvm.ptr) -> !llvm.ptr, i8
      %1930 = llvm.getelementptr %1824[3392] : (!llvm.ptr) -> !llvm.ptr, i8
      %1931 = llvm.getelementptr %1824[3424] : (!llvm.ptr) -> !llvm.ptr, i8
      %1932 = llvm.getelementptr %1824[3456] : (!llvm.ptr) -> !llvm.ptr, i8
      %1933 = llvm.getelementptr %1824[3488] : (!llvm.ptr) -> !llvm.ptr, i8
      %1934 = llvm.getelementptr %1824[3520] : (!llvm.ptr) -> !llvm.ptr, i8
      %1935 = llvm.getelementptr %1824[3552] : (!llvm.ptr) -> !llvm.ptr, i8
      %1936 = llvm.getelementptr %1824[3584] : (!llvm.ptr) -> !llvm.ptr, i8
      %1937 = llvm.getelementptr %1824[3616] : (!llvm.ptr) -> !llvm.ptr, i8
      %1938 = llvm.getelementptr %1824[3648] : (!llvm.ptr) -> !llvm.ptr, i8
      %1939 = llvm.getelementptr %1824[3680] : (!llvm.ptr) -> !llvm.ptr, i8
      %1940 = llvm.getelementptr %1824[3712] : (!llvm.ptr) -> !llvm.ptr, i8
      %1941 = llvm.getelementptr %1824[3744] : (!llvm.ptr) -> !llvm.ptr, i8
      %1942 = llvm.getelementptr %1824[3776] : (!llvm.ptr) -> !llvm.ptr, i8
      %1943 = llvm.getelementptr %1824[3808] : (!llvm.ptr) -> !llvm.ptr, i8
      %1944 = llvm.getelementptr %1824[3840] : (!llvm.ptr) -> !llvm.ptr, i8
      %1945 = llvm.getelementptr %1824[3872] : (!llvm.ptr) -> !llvm.ptr, i8
      %1946 = llvm.getelementptr %1824[3904] : (!llvm.ptr) -> !llvm.ptr, i8
      %1947 = llvm.getelementptr %1824[3936] : (!llvm.ptr) -> !llvm.ptr, i8
      %1948 = llvm.getelementptr %1824[3968] : (!llvm.ptr) -> !llvm.ptr, i8
      %1949 = llvm.getelementptr %1824[4000] : (!llvm.ptr) -> !llvm.ptr, i8
      %1950 = llvm.getelementptr %1824[4032] : (!llvm.ptr) -> !llvm.ptr, i8
      %1951 = llvm.getelementptr %1824[4064] : (!llvm.ptr) -> !llvm.ptr, i8
      %1952 = llvm.shufflevector %79, %79 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1952, %1824 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1953 = llvm.shufflevector %79, %79 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1953, %1825 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1954 = llvm.shufflevector %80, %80 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1954, %1826 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1955 = llvm.shufflevector %80, %80 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1955, %1827 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1956 = llvm.shufflevector %81, %81 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1956, %1828 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1957 = llvm.shufflevector %81, %81 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1957, %1829 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1958 = llvm.shufflevector %82, %82 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1958, %1830 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1959 = llvm.shufflevector %82, %82 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1959, %1831 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1960 = llvm.shufflevector %83, %83 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1960, %1832 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1961 = llvm.shufflevector %83, %83 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1961, %1833 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1962 = llvm.shufflevector %84, %84 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1962, %1834 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1963 = llvm.shufflevector %84, %84 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1963, %1835 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1964 = llvm.shufflevector %85, %85 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1964, %1836 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1965 = llvm.shufflevector %85, %85 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1965, %1837 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1966 = llvm.shufflevector %86, %86 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1966, %1838 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1967 = llvm.shufflevector %86, %86 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1967, %1839 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1968 = llvm.shufflevector %87, %87 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1968, %1840 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1969 = llvm.shufflevector %87, %87 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1969, %1841 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1970 = llvm.shufflevector %88, %88 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1970, %1842 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1971 = llvm.shufflevector %88, %88 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1971, %1843 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1972 = llvm.shufflevector %89, %89 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1972, %1844 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1973 = llvm.shufflevector %89, %89 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1973, %1845 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1974 = llvm.shufflevector %90, %90 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1974, %1846 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1975 = llvm.shufflevector %90, %90 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1975, %1847 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1976 = llvm.shufflevector %91, %91 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1976, %1848 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1977 = llvm.shufflevector %91, %91 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1977, %1849 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1978 = llvm.shufflevector %92, %92 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1978, %1850 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1979 = llvm.shufflevector %92, %92 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1979, %1851 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1980 = llvm.shufflevector %93, %93 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1980, %1852 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1981 = llvm.shufflevector %93, %93 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1981, %1853 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1982 = llvm.shufflevector %94, %94 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1982, %1854 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1983 = llvm.shufflevector %94, %94 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1983, %1855 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1984 = llvm.shufflevector %95, %95 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1984, %1856 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1985 = llvm.shufflevector %95, %95 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1985, %1857 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1986 = llvm.shufflevector %96, %96 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1986, %1858 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1987 = llvm.shufflevector %96, %96 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1987, %1859 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1988 = llvm.shufflevector %97, %97 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1988, %1860 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1989 = llvm.shufflevector %97, %97 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1989, %1861 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1990 = llvm.shufflevector %98, %98 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1990, %1862 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1991 = llvm.shufflevector %98, %98 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1991, %1863 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1992 = llvm.shufflevector %99, %99 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1992, %1864 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1993 = llvm.shufflevector %99, %99 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1993, %1865 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1994 = llvm.shufflevector %100, %100 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1994, %1866 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1995 = llvm.shufflevector %100, %100 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1995, %1867 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1996 = llvm.shufflevector %101, %101 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1996, %1868 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1997 = llvm.shufflevector %101, %101 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1997, %1869 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1998 = llvm.shufflevector %102, %102 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1998, %1870 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1999 = llvm.shufflevector %102, %102 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1999, %1871 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2000 = llvm.shufflevector %103, %103 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2000, %1872 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2001 = llvm.shufflevector %103, %103 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2001, %1873 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2002 = llvm.shufflevector %104, %104 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2002, %1874 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2003 = llvm.shufflevector %104, %104 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2003, %1875 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2004 = llvm.shufflevector %105, %105 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2004, %1876 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2005 = llvm.shufflevector %105, %105 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2005, %1877 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2006 = llvm.shufflevector %106, %106 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2006, %1878 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2007 = llvm.shufflevector %106, %106 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2007, %1879 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2008 = llvm.shufflevector %107, %107 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2008, %1880 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2009 = llvm.shufflevector %107, %107 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2009, %1881 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2010 = llvm.shufflevector %108, %108 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2010, %1882 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2011 = llvm.shufflevector %108, %108 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2011, %1883 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2012 = llvm.shufflevector %109, %109 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2012, %1884 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2013 = llvm.shufflevector %109, %109 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2013, %1885 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2014 = llvm.shufflevector %110, %110 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2014, %1886 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2015 = llvm.shufflevector %110, %110 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2015, %1887 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2016 = llvm.shufflevector %111, %111 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2016, %1888 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2017 = llvm.shufflevector %111, %111 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2017, %1889 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2018 = llvm.shufflevector %112, %112 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2018, %1890 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2019 = llvm.shufflevector %112, %112 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2019, %1891 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2020 = llvm.shufflevector %113, %113 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2020, %1892 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2021 = llvm.shufflevector %113, %113 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2021, %1893 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2022 = llvm.shufflevector %114, %114 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2022, %1894 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2023 = llvm.shufflevector %114, %114 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2023, %1895 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2024 = llvm.shufflevector %115, %115 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2024, %1896 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2025 = llvm.shufflevector %115, %115 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2025, %1897 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2026 = llvm.shufflevector %116, %116 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2026, %1898 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2027 = llvm.shufflevector %116, %116 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2027, %1899 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2028 = llvm.shufflevector %117, %117 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2028, %1900 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2029 = llvm.shufflevector %117, %117 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2029, %1901 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2030 = llvm.shufflevector %118, %118 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2030, %1902 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2031 = llvm.shufflevector %118, %118 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2031, %1903 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2032 = llvm.shufflevector %119, %119 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2032, %1904 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2033 = llvm.shufflevector %119, %119 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2033, %1905 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2034 = llvm.shufflevector %120, %120 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2034, %1906 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2035 = llvm.shufflevector %120, %120 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2035, %1907 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2036 = llvm.shufflevector %121, %121 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2036, %1908 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2037 = llvm.shufflevector %121, %121 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2037, %1909 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2038 = llvm.shufflevector %122, %122 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2038, %1910 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2039 = llvm.shufflevector %122, %122 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2039, %1911 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2040 = llvm.shufflevector %123, %123 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2040, %1912 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2041 = llvm.shufflevector %123, %123 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2041, %1913 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2042 = llvm.shufflevector %124, %124 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2042, %1914 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2043 = llvm.shufflevector %124, %124 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2043, %1915 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2044 = llvm.shufflevector %125, %125 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2044, %1916 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2045 = llvm.shufflevector %125, %125 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2045, %1917 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2046 = llvm.shufflevector %126, %126 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2046, %1918 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2047 = llvm.shufflevector %126, %126 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2047, %1919 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2048 = llvm.shufflevector %127, %127 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2048, %1920 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2049 = llvm.shufflevector %127, %127 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2049, %1921 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2050 = llvm.shufflevector %128, %128 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2050, %1922 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2051 = llvm.shufflevector %128, %128 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2051, %1923 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2052 = llvm.shufflevector %129, %129 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2052, %1924 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2053 = llvm.shufflevector %129, %129 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2053, %1925 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2054 = llvm.shufflevector %130, %130 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2054, %1926 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2055 = llvm.shufflevector %130, %130 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2055, %1927 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2056 = llvm.shufflevector %131, %131 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2056, %1928 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2057 = llvm.shufflevector %131, %131 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2057, %1929 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2058 = llvm.shufflevector %132, %132 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2058, %1930 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2059 = llvm.shufflevector %132, %132 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2059, %1931 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2060 = llvm.shufflevector %133, %133 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2060, %1932 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2061 = llvm.shufflevector %133, %133 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2061, %1933 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2062 = llvm.shufflevector %134, %134 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2062, %1934 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2063 = llvm.shufflevector %134, %134 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2063, %1935 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2064 = llvm.shufflevector %135, %135 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2064, %1936 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2065 = llvm.shufflevector %135, %135 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2065, %1937 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2066 = llvm.shufflevector %136, %136 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2066, %1938 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2067 = llvm.shufflevector %136, %136 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2067, %1939 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2068 = llvm.shufflevector %137, %137 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2068, %1940 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2069 = llvm.shufflevector %137, %137 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2069, %1941 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2070 = llvm.shufflevector %138, %138 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2070, %1942 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2071 = llvm.shufflevector %138, %138 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2071, %1943 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2072 = llvm.shufflevector %139, %139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2072, %1944 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2073 = llvm.shufflevector %139, %139 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2073, %1945 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2074 = llvm.shufflevector %140, %140 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2074, %1946 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2075 = llvm.shufflevector %140, %140 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2075, %1947 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2076 = llvm.shufflevector %141, %141 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2076, %1948 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2077 = llvm.shufflevector %141, %141 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2077, %1949 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2078 = llvm.shufflevector %142, %142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2078, %1950 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2079 = llvm.shufflevector %142, %142 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2079, %1951 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      llvm.br ^bb66(%25 : i64)
    ^bb66(%2080: i64):  // 2 preds: ^bb65, ^bb71
      %2081 = llvm.icmp "slt" %2080, %27 : i64
      llvm.cond_br %2081, ^bb67, ^bb72
    ^bb67:  // pred: ^bb66
      %2082 = llvm.add %76, %2080 : i64
      %2083 = llvm.trunc %2080 : i64 to i32
      %2084 = llvm.mul %2083, %7 : i32
      %2085 = llvm.mul %2084, %15 : i32
      %2086 = llvm.getelementptr %1824[%2085] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %2087 = llvm.getelementptr %2086[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %2088 = llvm.getelementptr %2086[64] : (!llvm.ptr) -> !llvm.ptr, i8
      %2089 = llvm.getelementptr %2086[96] : (!llvm.ptr) -> !llvm.ptr, i8
      %2090 = llvm.load %2086 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %2091 = llvm.load %2087 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %2092 = llvm.shufflevector %2090, %2091 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32> 
      %2093 = llvm.load %2088 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %2094 = llvm.load %2089 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %2095 = llvm.shufflevector %2093, %2094 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32> 
      %2096 = llvm.mul %77, %22 : i64
      %2097 = llvm.getelementptr %37[%2096] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %2098 = llvm.sub %46, %77 : i64
      %2099 = llvm.intr.smin(%2098, %21) : (i64, i64) -> i64
      %2100 = llvm.intr.smax(%2099, %25) : (i64, i64) -> i64
      %2101 = llvm.trunc %2100 : i64 to i32
      %2102 = llvm.icmp "sgt" %2101, %28 : i32
      %2103 = llvm.getelementptr %2097[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %2104 = llvm.icmp "sgt" %2101, %5 : i32
      %2105 = llvm.select %2102, %2097, %8 : i1, !llvm.ptr
      %2106 = llvm.load %2105 {alignment = 16 : i64} : !llvm.ptr -> vector<16xbf16>
      %2107 = llvm.select %2104, %2103, %8 : i1, !llvm.ptr
      %2108 = llvm.load %2107 {alignment = 16 : i64} : !llvm.ptr -> vector<16xbf16>
      %2109 = llvm.bitcast %2106 : vector<16xbf16> to vector<16xi16>
      %2110 = llvm.zext %2109 : vector<16xi16> to vector<16xi32>
      %2111 = llvm.shl %2110, %3 : vector<16xi32>
      %2112 = llvm.bitcast %2111 : vector<16xi32> to vector<16xf32>
      %2113 = llvm.bitcast %2108 : vector<16xbf16> to vector<16xi16>
      %2114 = llvm.zext %2113 : vector<16xi16> to vector<16xi32>
      %2115 = llvm.shl %2114, %3 : vector<16xi32>
      %2116 = llvm.bitcast %2115 : vector<16xi32> to vector<16xf32>
      %2117 = llvm.fadd %2092, %2112 : vector<16xf32>
      %2118 = llvm.fadd %2095, %2116 : vector<16xf32>
      %2119 = llvm.intr.maximum(%2117, %4) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %2120 = llvm.fcmp "une" %2119, %2119 : vector<16xf32>
      %2121 = llvm.bitcast %2119 : vector<16xf32> to vector<16xi32>
      %2122 = llvm.lshr %2121, %3 : vector<16xi32>
      %2123 = llvm.and %2122, %0 : vector<16xi32>
      %2124 = llvm.add %2123, %2 : vector<16xi32>
      %2125 = llvm.add %2121, %2124 : vector<16xi32>
      %2126 = llvm.lshr %2125, %3 : vector<16xi32>
      %2127 = llvm.trunc %2126 : vector<16xi32> to vector<16xi16>
      %2128 = llvm.select %2120, %1, %2127 : vector<16xi1>, vector<16xi16>
      %2129 = llvm.bitcast %2128 : vector<16xi16> to vector<16xbf16>
      %2130 = llvm.intr.maximum(%2118, %4) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %2131 = llvm.fcmp "une" %2130, %2130 : vector<16xf32>
      %2132 = llvm.bitcast %2130 : vector<16xf32> to vector<16xi32>
      %2133 = llvm.lshr %2132, %3 : vector<16xi32>
      %2134 = llvm.and %2133, %0 : vector<16xi32>
      %2135 = llvm.add %2134, %2 : vector<16xi32>
      %2136 = llvm.add %2132, %2135 : vector<16xi32>
      %2137 = llvm.lshr %2136, %3 : vector<16xi32>
      %2138 = llvm.trunc %2137 : vector<16xi32> to vector<16xi16>
      %2139 = llvm.select %2131, %1, %2138 : vector<16xi1>, vector<16xi16>
      %2140 = llvm.bitcast %2139 : vector<16xi16> to vector<16xbf16>
      %2141 = llvm.mul %2082, %46 : i64
      %2142 = llvm.add %2141, %77 : i64
      %2143 = llvm.mul %2142, %22 : i64
      %2144 = llvm.getelementptr %40[%2143] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %2145 = llvm.sub %43, %2082 : i64
      %2146 = llvm.intr.smin(%2145, %21) : (i64, i64) -> i64
      %2147 = llvm.intr.smax(%2146, %25) : (i64, i64) -> i64
      %2148 = llvm.trunc %2147 : i64 to i32
      %2149 = llvm.sub %46, %77 : i64
      %2150 = llvm.intr.smin(%2149, %21) : (i64, i64) -> i64
      %2151 = llvm.intr.smax(%2150, %25) : (i64, i64) -> i64
      %2152 = llvm.trunc %2151 : i64 to i32
      %2153 = llvm.icmp "sgt" %2148, %28 : i32
      %2154 = llvm.icmp "sgt" %2152, %28 : i32
      %2155 = llvm.and %2153, %2154 : i1
      %2156 = llvm.getelementptr %2144[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %2157 = llvm.icmp "sgt" %2152, %5 : i32
      %2158 = llvm.and %2153, %2157 : i1
      llvm.cond_br %2155, ^bb68, ^bb69
    ^bb68:  // pred: ^bb67
      llvm.store %2129, %2144 {alignment = 16 : i64} : vector<16xbf16>, !llvm.ptr
      llvm.br ^bb69
    ^bb69:  // 2 preds: ^bb67, ^bb68
      llvm.cond_br %2158, ^bb70, ^bb71
    ^bb70:  // pred: ^bb69
      llvm.store %2140, %2156 {alignment = 16 : i64} : vector<16xbf16>, !llvm.ptr
      llvm.br ^bb71
    ^bb71:  // 2 preds: ^bb69, ^bb70
      %2159 = llvm.add %2080, %6 : i64
      llvm.br ^bb66(%2159 : i64)
    ^bb72:  // pred: ^bb66
      llvm.br ^bb73
    ^bb73:  // 2 preds: ^bb64, ^bb72
      llvm.return
    }
  }
  func.func @linear(%arg0: memref<?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}, %arg11: index, %arg12: index, %arg13: memref<?xbf16> {tier.output}, %arg14: index, %arg15: index, %arg16: index, %arg17: index) {
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.muli %arg1, %arg7 : index
    %1 = arith.ceildivui %arg1, %c32 : index
    %2 = arith.ceildivui %arg7, %c32 : index
    %3 = arith.muli %1, %2 : index
    %4 = arith.cmpi ne, %0, %c0 : index
    scf.if %4 {
      gpu.launch_func  @linear_0::@linear_0 blocks in (%3, %c1, %c1) threads in (%c1, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index)
    }
    return
  }
}

