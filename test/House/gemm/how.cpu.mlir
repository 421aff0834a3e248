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
      %30 = llvm.mlir.constant(0 : i32) : i32
      %31 = llvm.mlir.constant(1 : i32) : i32
      %32 = llvm.alloca %31 x i32 : (i32) -> !llvm.ptr
      llvm.store %30, %32 : i32, !llvm.ptr
      %33 = llvm.alloca %31 x i32 : (i32) -> !llvm.ptr
      llvm.store %30, %33 : i32, !llvm.ptr
      %34 = llvm.alloca %31 x i32 : (i32) -> !llvm.ptr
      llvm.store %30, %34 : i32, !llvm.ptr
      %35 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
      %36 = llvm.load %35 : !llvm.ptr -> !llvm.ptr
      %37 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %38 = llvm.load %37 : !llvm.ptr -> !llvm.ptr
      %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
      %40 = llvm.getelementptr %arg0[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
      %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
      %43 = llvm.getelementptr %arg0[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
      %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
      %46 = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
      %48 = llvm.load %47 : !llvm.ptr -> i64
      %49 = llvm.getelementptr %arg0[5] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
      %51 = llvm.load %50 : !llvm.ptr -> i64
      %52 = llvm.getelementptr %arg0[6] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %53 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
      %54 = llvm.load %53 : !llvm.ptr -> i64
      %55 = llvm.getelementptr %arg0[7] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %56 = llvm.load %55 : !llvm.ptr -> !llvm.ptr
      %57 = llvm.load %56 : !llvm.ptr -> i64
      %58 = llvm.getelementptr %arg0[8] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %59 = llvm.load %58 : !llvm.ptr -> !llvm.ptr
      %60 = llvm.load %59 : !llvm.ptr -> i64
      %61 = llvm.alloca %29 x i8 {alignment = 4096 : i64} : (i64) -> !llvm.ptr
      %62 = llvm.icmp "eq" %48, %25 : i64
      %63 = llvm.sub %48, %6 : i64
      %64 = llvm.udiv %63, %27 : i64
      %65 = llvm.add %64, %6 : i64
      %66 = llvm.select %62, %25, %65 : i1, i64
      %67 = llvm.icmp "eq" %51, %25 : i64
      %68 = llvm.sub %51, %6 : i64
      %69 = llvm.udiv %68, %27 : i64
      %70 = llvm.add %69, %6 : i64
      %71 = llvm.select %67, %25, %70 : i1, i64
      %72 = llvm.mul %71, %26 : i64
      %73 = llvm.udiv %arg1, %72 : i64
      %74 = llvm.urem %arg1, %72 : i64
      %75 = llvm.mul %73, %26 : i64
      %76 = llvm.sub %66, %75 : i64
      %77 = llvm.intr.umin(%76, %26) : (i64, i64) -> i64
      %78 = llvm.urem %74, %77 : i64
      %79 = llvm.add %75, %78 : i64
      %80 = llvm.udiv %74, %77 : i64
      %81 = llvm.mul %79, %27 : i64
      %82 = llvm.mul %80, %27 : i64
      llvm.br ^bb1(%25, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb1(%83: i64, %84: vector<16xf32>, %85: vector<16xf32>, %86: vector<16xf32>, %87: vector<16xf32>, %88: vector<16xf32>, %89: vector<16xf32>, %90: vector<16xf32>, %91: vector<16xf32>, %92: vector<16xf32>, %93: vector<16xf32>, %94: vector<16xf32>, %95: vector<16xf32>, %96: vector<16xf32>, %97: vector<16xf32>, %98: vector<16xf32>, %99: vector<16xf32>, %100: vector<16xf32>, %101: vector<16xf32>, %102: vector<16xf32>, %103: vector<16xf32>, %104: vector<16xf32>, %105: vector<16xf32>, %106: vector<16xf32>, %107: vector<16xf32>, %108: vector<16xf32>, %109: vector<16xf32>, %110: vector<16xf32>, %111: vector<16xf32>, %112: vector<16xf32>, %113: vector<16xf32>, %114: vector<16xf32>, %115: vector<16xf32>, %116: vector<16xf32>, %117: vector<16xf32>, %118: vector<16xf32>, %119: vector<16xf32>, %120: vector<16xf32>, %121: vector<16xf32>, %122: vector<16xf32>, %123: vector<16xf32>, %124: vector<16xf32>, %125: vector<16xf32>, %126: vector<16xf32>, %127: vector<16xf32>, %128: vector<16xf32>, %129: vector<16xf32>, %130: vector<16xf32>, %131: vector<16xf32>, %132: vector<16xf32>, %133: vector<16xf32>, %134: vector<16xf32>, %135: vector<16xf32>, %136: vector<16xf32>, %137: vector<16xf32>, %138: vector<16xf32>, %139: vector<16xf32>, %140: vector<16xf32>, %141: vector<16xf32>, %142: vector<16xf32>, %143: vector<16xf32>, %144: vector<16xf32>, %145: vector<16xf32>, %146: vector<16xf32>, %147: vector<16xf32>):  // 2 preds: ^bb0, ^bb59
      %148 = llvm.icmp "slt" %83, %54 : i64
      llvm.cond_br %148, ^bb2, ^bb60
    ^bb2:  // pred: ^bb1
      %149 = llvm.getelementptr %61[16384] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.br ^bb3(%25 : i64)
    ^bb3(%150: i64):  // 2 preds: ^bb2, ^bb7
      %151 = llvm.icmp "slt" %150, %27 : i64
      llvm.cond_br %151, ^bb4, ^bb8
    ^bb4:  // pred: ^bb3
      llvm.br ^bb5(%25 : i64)
    ^bb5(%152: i64):  // 2 preds: ^bb4, ^bb6
      %153 = llvm.icmp "slt" %152, %24 : i64
      llvm.cond_br %153, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      %154 = llvm.add %81, %150 : i64
      %155 = llvm.add %83, %152 : i64
      %156 = llvm.mul %154, %57 : i64
      %157 = llvm.add %156, %155 : i64
      %158 = llvm.mul %157, %22 : i64
      %159 = llvm.getelementptr %36[%158] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %160 = llvm.sub %48, %154 : i64
      %161 = llvm.intr.smin(%160, %21) : (i64, i64) -> i64
      %162 = llvm.intr.smax(%161, %25) : (i64, i64) -> i64
      %163 = llvm.trunc %162 : i64 to i32
      %164 = llvm.sub %54, %155 : i64
      %165 = llvm.intr.smin(%164, %21) : (i64, i64) -> i64
      %166 = llvm.intr.smax(%165, %25) : (i64, i64) -> i64
      %167 = llvm.trunc %166 : i64 to i32
      %168 = llvm.icmp "sgt" %163, %28 : i32
      %169 = llvm.icmp "sgt" %167, %28 : i32
      %170 = llvm.and %168, %169 : i1
      %171 = llvm.mul %57, %22 : i64
      %172 = llvm.getelementptr %159[%171] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %173 = llvm.icmp "sgt" %163, %20 : i32
      %174 = llvm.and %173, %169 : i1
      %175 = llvm.mul %57, %19 : i64
      %176 = llvm.getelementptr %159[%175] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %177 = llvm.icmp "sgt" %163, %18 : i32
      %178 = llvm.and %177, %169 : i1
      %179 = llvm.mul %57, %17 : i64
      %180 = llvm.getelementptr %159[%179] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %181 = llvm.icmp "sgt" %163, %16 : i32
      %182 = llvm.and %181, %169 : i1
      %183 = llvm.mul %57, %23 : i64
      %184 = llvm.getelementptr %159[%183] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %185 = llvm.icmp "sgt" %163, %15 : i32
      %186 = llvm.and %185, %169 : i1
      %187 = llvm.mul %57, %14 : i64
      %188 = llvm.getelementptr %159[%187] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %189 = llvm.icmp "sgt" %163, %13 : i32
      %190 = llvm.and %189, %169 : i1
      %191 = llvm.mul %57, %12 : i64
      %192 = llvm.getelementptr %159[%191] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %193 = llvm.icmp "sgt" %163, %11 : i32
      %194 = llvm.and %193, %169 : i1
      %195 = llvm.mul %57, %10 : i64
      %196 = llvm.getelementptr %159[%195] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %197 = llvm.icmp "sgt" %163, %9 : i32
      %198 = llvm.and %197, %169 : i1
      %199 = llvm.select %170, %159, %8 : i1, !llvm.ptr
      %200 = llvm.load %199 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %201 = llvm.select %174, %172, %8 : i1, !llvm.ptr
      %202 = llvm.load %201 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %203 = llvm.select %178, %176, %8 : i1, !llvm.ptr
      %204 = llvm.load %203 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %205 = llvm.select %182, %180, %8 : i1, !llvm.ptr
      %206 = llvm.load %205 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %207 = llvm.select %186, %184, %8 : i1, !llvm.ptr
      %208 = llvm.load %207 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %209 = llvm.select %190, %188, %8 : i1, !llvm.ptr
      %210 = llvm.load %209 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %211 = llvm.select %194, %192, %8 : i1, !llvm.ptr
      %212 = llvm.load %211 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %213 = llvm.select %198, %196, %8 : i1, !llvm.ptr
      %214 = llvm.load %213 {alignment = 16 : i64} : !llvm.ptr -> vector<8xbf16>
      %215 = llvm.shufflevector %200, %208 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %216 = llvm.shufflevector %200, %208 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %217 = llvm.shufflevector %202, %210 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %218 = llvm.shufflevector %202, %210 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %219 = llvm.shufflevector %204, %212 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %220 = llvm.shufflevector %204, %212 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %221 = llvm.shufflevector %206, %214 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %222 = llvm.shufflevector %206, %214 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %223 = llvm.shufflevector %215, %219 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %224 = llvm.shufflevector %215, %219 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %225 = llvm.shufflevector %216, %220 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %226 = llvm.shufflevector %216, %220 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %227 = llvm.shufflevector %217, %221 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %228 = llvm.shufflevector %217, %221 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %229 = llvm.shufflevector %218, %222 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %230 = llvm.shufflevector %218, %222 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %231 = llvm.shufflevector %223, %227 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %232 = llvm.shufflevector %223, %227 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %233 = llvm.shufflevector %224, %228 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %234 = llvm.shufflevector %224, %228 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %235 = llvm.shufflevector %225, %229 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %236 = llvm.shufflevector %225, %229 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %237 = llvm.shufflevector %226, %230 [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xbf16> 
      %238 = llvm.shufflevector %226, %230 [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xbf16> 
      %239 = llvm.trunc %150 : i64 to i32
      %240 = llvm.trunc %152 : i64 to i32
      %241 = llvm.mul %240, %7 : i32
      %242 = llvm.add %239, %241 : i32
      %243 = llvm.mul %242, %18 : i32
      %244 = llvm.getelementptr %61[%243] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %245 = llvm.getelementptr %244[64] : (!llvm.ptr) -> !llvm.ptr, i8
      %246 = llvm.getelementptr %244[128] : (!llvm.ptr) -> !llvm.ptr, i8
      %247 = llvm.getelementptr %244[192] : (!llvm.ptr) -> !llvm.ptr, i8
      %248 = llvm.getelementptr %244[256] : (!llvm.ptr) -> !llvm.ptr, i8
      %249 = llvm.getelementptr %244[320] : (!llvm.ptr) -> !llvm.ptr, i8
      %250 = llvm.getelementptr %244[384] : (!llvm.ptr) -> !llvm.ptr, i8
      %251 = llvm.getelementptr %244[448] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %231, %244 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      llvm.store %232, %245 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      llvm.store %233, %246 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      llvm.store %234, %247 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      llvm.store %235, %248 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      llvm.store %236, %249 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      llvm.store %237, %250 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      llvm.store %238, %251 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr
      %252 = llvm.add %152, %23 : i64
      llvm.br ^bb5(%252 : i64)
    ^bb7:  // pred: ^bb5
      %253 = llvm.add %150, %23 : i64
      llvm.br ^bb3(%253 : i64)
    ^bb8:  // pred: ^bb3
      llvm.br ^bb9(%25 : i64)
    ^bb9(%254: i64):  // 2 preds: ^bb8, ^bb10
      %255 = llvm.icmp "slt" %254, %24 : i64
      llvm.cond_br %255, ^bb10, ^bb11
    ^bb10:  // pred: ^bb9
      %256 = llvm.add %83, %254 : i64
      %257 = llvm.mul %256, %60 : i64
      %258 = llvm.add %82, %257 : i64
      %259 = llvm.mul %258, %22 : i64
      %260 = llvm.getelementptr %39[%259] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %261 = llvm.sub %51, %82 : i64
      %262 = llvm.intr.smin(%261, %21) : (i64, i64) -> i64
      %263 = llvm.intr.smax(%262, %25) : (i64, i64) -> i64
      %264 = llvm.trunc %263 : i64 to i32
      %265 = llvm.sub %54, %256 : i64
      %266 = llvm.intr.smin(%265, %21) : (i64, i64) -> i64
      %267 = llvm.intr.smax(%266, %25) : (i64, i64) -> i64
      %268 = llvm.trunc %267 : i64 to i32
      %269 = llvm.icmp "sgt" %264, %28 : i32
      %270 = llvm.icmp "sgt" %268, %28 : i32
      %271 = llvm.and %269, %270 : i1
      %272 = llvm.getelementptr %260[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %273 = llvm.icmp "sgt" %264, %5 : i32
      %274 = llvm.and %273, %270 : i1
      %275 = llvm.select %271, %260, %8 : i1, !llvm.ptr
      %276 = llvm.load %275 {alignment = 16 : i64} : !llvm.ptr -> vector<16xbf16>
      %277 = llvm.select %274, %272, %8 : i1, !llvm.ptr
      %278 = llvm.load %277 {alignment = 16 : i64} : !llvm.ptr -> vector<16xbf16>
      %279 = llvm.trunc %254 : i64 to i32
      %280 = llvm.mul %279, %7 : i32
      %281 = llvm.mul %280, %18 : i32
      %282 = llvm.getelementptr %149[%281] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %283 = llvm.getelementptr %282[32] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %276, %282 {alignment = 32 : i64} : vector<16xbf16>, !llvm.ptr
      llvm.store %278, %283 {alignment = 32 : i64} : vector<16xbf16>, !llvm.ptr
      %284 = llvm.add %254, %6 : i64
      llvm.br ^bb9(%284 : i64)
    ^bb11:  // pred: ^bb9
      %285 = llvm.load %34 : !llvm.ptr -> i32
      %286 = llvm.xor %285, %20 : i32
      llvm.store %286, %34 : i32, !llvm.ptr
      %287 = llvm.getelementptr %61[16384] : (!llvm.ptr) -> !llvm.ptr, i8
      %288 = llvm.load %33 : !llvm.ptr -> i32
      %289 = llvm.xor %288, %20 : i32
      llvm.store %289, %33 : i32, !llvm.ptr
      llvm.br ^bb12(%25, %84, %86, %88, %90 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb12(%290: i64, %291: vector<16xf32>, %292: vector<16xf32>, %293: vector<16xf32>, %294: vector<16xf32>):  // 2 preds: ^bb11, ^bb13
      %295 = llvm.icmp "slt" %290, %24 : i64
      llvm.cond_br %295, ^bb13, ^bb14
    ^bb13:  // pred: ^bb12
      %296 = llvm.trunc %290 : i64 to i32
      %297 = llvm.mul %296, %7 : i32
      %298 = llvm.mul %297, %18 : i32
      %299 = llvm.getelementptr %287[%298] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %300 = llvm.load %299 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %301 = llvm.bitcast %300 : vector<16xbf16> to vector<16xi16>
      %302 = llvm.zext %301 : vector<16xi16> to vector<16xi32>
      %303 = llvm.shl %302, %3 : vector<16xi32>
      %304 = llvm.bitcast %303 : vector<16xi32> to vector<16xf32>
      %305 = llvm.trunc %290 : i64 to i32
      %306 = llvm.mul %305, %7 : i32
      %307 = llvm.mul %306, %18 : i32
      %308 = llvm.getelementptr %61[%307] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %309 = llvm.load %308 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %310 = llvm.bitcast %309 : bf16 to i16
      %311 = llvm.zext %310 : i16 to i32
      %312 = llvm.shl %311, %5 : i32
      %313 = llvm.bitcast %312 : i32 to f32
      %314 = llvm.mlir.poison : vector<16xf32>
      %315 = llvm.mlir.constant(0 : i32) : i32
      %316 = llvm.insertelement %313, %314[%315 : i32] : vector<16xf32>
      %317 = llvm.shufflevector %316, %314 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %318 = llvm.intr.fma(%317, %304, %291) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %319 = llvm.trunc %290 : i64 to i32
      %320 = llvm.mul %319, %7 : i32
      %321 = llvm.mul %320, %18 : i32
      %322 = llvm.getelementptr %61[%321] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %323 = llvm.getelementptr %322[2] : (!llvm.ptr) -> !llvm.ptr, i8
      %324 = llvm.load %323 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %325 = llvm.bitcast %324 : bf16 to i16
      %326 = llvm.zext %325 : i16 to i32
      %327 = llvm.shl %326, %5 : i32
      %328 = llvm.bitcast %327 : i32 to f32
      %329 = llvm.mlir.poison : vector<16xf32>
      %330 = llvm.mlir.constant(0 : i32) : i32
      %331 = llvm.insertelement %328, %329[%330 : i32] : vector<16xf32>
      %332 = llvm.shufflevector %331, %329 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %333 = llvm.intr.fma(%332, %304, %292) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %334 = llvm.trunc %290 : i64 to i32
      %335 = llvm.mul %334, %7 : i32
      %336 = llvm.mul %335, %18 : i32
      %337 = llvm.getelementptr %61[%336] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %338 = llvm.getelementptr %337[4] : (!llvm.ptr) -> !llvm.ptr, i8
      %339 = llvm.load %338 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %340 = llvm.bitcast %339 : bf16 to i16
      %341 = llvm.zext %340 : i16 to i32
      %342 = llvm.shl %341, %5 : i32
      %343 = llvm.bitcast %342 : i32 to f32
      %344 = llvm.mlir.poison : vector<16xf32>
      %345 = llvm.mlir.constant(0 : i32) : i32
      %346 = llvm.insertelement %343, %344[%345 : i32] : vector<16xf32>
      %347 = llvm.shufflevector %346, %344 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %348 = llvm.intr.fma(%347, %304, %293) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %349 = llvm.trunc %290 : i64 to i32
      %350 = llvm.mul %349, %7 : i32
      %351 = llvm.mul %350, %18 : i32
      %352 = llvm.getelementptr %61[%351] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %353 = llvm.getelementptr %352[6] : (!llvm.ptr) -> !llvm.ptr, i8
      %354 = llvm.load %353 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %355 = llvm.bitcast %354 : bf16 to i16
      %356 = llvm.zext %355 : i16 to i32
      %357 = llvm.shl %356, %5 : i32
      %358 = llvm.bitcast %357 : i32 to f32
      %359 = llvm.mlir.poison : vector<16xf32>
      %360 = llvm.mlir.constant(0 : i32) : i32
      %361 = llvm.insertelement %358, %359[%360 : i32] : vector<16xf32>
      %362 = llvm.shufflevector %361, %359 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %363 = llvm.intr.fma(%362, %304, %294) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %364 = llvm.add %290, %6 : i64
      llvm.br ^bb12(%364, %318, %333, %348, %363 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb14:  // pred: ^bb12
      llvm.br ^bb15(%25, %92, %94, %96, %98 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb15(%365: i64, %366: vector<16xf32>, %367: vector<16xf32>, %368: vector<16xf32>, %369: vector<16xf32>):  // 2 preds: ^bb14, ^bb16
      %370 = llvm.icmp "slt" %365, %24 : i64
      llvm.cond_br %370, ^bb16, ^bb17
    ^bb16:  // pred: ^bb15
      %371 = llvm.trunc %365 : i64 to i32
      %372 = llvm.mul %371, %7 : i32
      %373 = llvm.mul %372, %18 : i32
      %374 = llvm.getelementptr %287[%373] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %375 = llvm.load %374 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %376 = llvm.bitcast %375 : vector<16xbf16> to vector<16xi16>
      %377 = llvm.zext %376 : vector<16xi16> to vector<16xi32>
      %378 = llvm.shl %377, %3 : vector<16xi32>
      %379 = llvm.bitcast %378 : vector<16xi32> to vector<16xf32>
      %380 = llvm.trunc %365 : i64 to i32
      %381 = llvm.mul %380, %7 : i32
      %382 = llvm.mul %381, %18 : i32
      %383 = llvm.getelementptr %61[%382] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %384 = llvm.getelementptr %383[8] : (!llvm.ptr) -> !llvm.ptr, i8
      %385 = llvm.load %384 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %386 = llvm.bitcast %385 : bf16 to i16
      %387 = llvm.zext %386 : i16 to i32
      %388 = llvm.shl %387, %5 : i32
      %389 = llvm.bitcast %388 : i32 to f32
      %390 = llvm.mlir.poison : vector<16xf32>
      %391 = llvm.mlir.constant(0 : i32) : i32
      %392 = llvm.insertelement %389, %390[%391 : i32] : vector<16xf32>
      %393 = llvm.shufflevector %392, %390 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %394 = llvm.intr.fma(%393, %379, %366) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %395 = llvm.trunc %365 : i64 to i32
      %396 = llvm.mul %395, %7 : i32
      %397 = llvm.mul %396, %18 : i32
      %398 = llvm.getelementptr %61[%397] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %399 = llvm.getelementptr %398[10] : (!llvm.ptr) -> !llvm.ptr, i8
      %400 = llvm.load %399 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %401 = llvm.bitcast %400 : bf16 to i16
      %402 = llvm.zext %401 : i16 to i32
      %403 = llvm.shl %402, %5 : i32
      %404 = llvm.bitcast %403 : i32 to f32
      %405 = llvm.mlir.poison : vector<16xf32>
      %406 = llvm.mlir.constant(0 : i32) : i32
      %407 = llvm.insertelement %404, %405[%406 : i32] : vector<16xf32>
      %408 = llvm.shufflevector %407, %405 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %409 = llvm.intr.fma(%408, %379, %367) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %410 = llvm.trunc %365 : i64 to i32
      %411 = llvm.mul %410, %7 : i32
      %412 = llvm.mul %411, %18 : i32
      %413 = llvm.getelementptr %61[%412] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %414 = llvm.getelementptr %413[12] : (!llvm.ptr) -> !llvm.ptr, i8
      %415 = llvm.load %414 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %416 = llvm.bitcast %415 : bf16 to i16
      %417 = llvm.zext %416 : i16 to i32
      %418 = llvm.shl %417, %5 : i32
      %419 = llvm.bitcast %418 : i32 to f32
      %420 = llvm.mlir.poison : vector<16xf32>
      %421 = llvm.mlir.constant(0 : i32) : i32
      %422 = llvm.insertelement %419, %420[%421 : i32] : vector<16xf32>
      %423 = llvm.shufflevector %422, %420 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %424 = llvm.intr.fma(%423, %379, %368) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %425 = llvm.trunc %365 : i64 to i32
      %426 = llvm.mul %425, %7 : i32
      %427 = llvm.mul %426, %18 : i32
      %428 = llvm.getelementptr %61[%427] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %429 = llvm.getelementptr %428[14] : (!llvm.ptr) -> !llvm.ptr, i8
      %430 = llvm.load %429 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %431 = llvm.bitcast %430 : bf16 to i16
      %432 = llvm.zext %431 : i16 to i32
      %433 = llvm.shl %432, %5 : i32
      %434 = llvm.bitcast %433 : i32 to f32
      %435 = llvm.mlir.poison : vector<16xf32>
      %436 = llvm.mlir.constant(0 : i32) : i32
      %437 = llvm.insertelement %434, %435[%436 : i32] : vector<16xf32>
      %438 = llvm.shufflevector %437, %435 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %439 = llvm.intr.fma(%438, %379, %369) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %440 = llvm.add %365, %6 : i64
      llvm.br ^bb15(%440, %394, %409, %424, %439 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb17:  // pred: ^bb15
      llvm.br ^bb18(%25, %100, %102, %104, %106 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb18(%441: i64, %442: vector<16xf32>, %443: vector<16xf32>, %444: vector<16xf32>, %445: vector<16xf32>):  // 2 preds: ^bb17, ^bb19
      %446 = llvm.icmp "slt" %441, %24 : i64
      llvm.cond_br %446, ^bb19, ^bb20
    ^bb19:  // pred: ^bb18
      %447 = llvm.trunc %441 : i64 to i32
      %448 = llvm.mul %447, %7 : i32
      %449 = llvm.mul %448, %18 : i32
      %450 = llvm.getelementptr %287[%449] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %451 = llvm.load %450 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %452 = llvm.bitcast %451 : vector<16xbf16> to vector<16xi16>
      %453 = llvm.zext %452 : vector<16xi16> to vector<16xi32>
      %454 = llvm.shl %453, %3 : vector<16xi32>
      %455 = llvm.bitcast %454 : vector<16xi32> to vector<16xf32>
      %456 = llvm.trunc %441 : i64 to i32
      %457 = llvm.mul %456, %7 : i32
      %458 = llvm.mul %457, %18 : i32
      %459 = llvm.getelementptr %61[%458] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %460 = llvm.getelementptr %459[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %461 = llvm.load %460 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %462 = llvm.bitcast %461 : bf16 to i16
      %463 = llvm.zext %462 : i16 to i32
      %464 = llvm.shl %463, %5 : i32
      %465 = llvm.bitcast %464 : i32 to f32
      %466 = llvm.mlir.poison : vector<16xf32>
      %467 = llvm.mlir.constant(0 : i32) : i32
      %468 = llvm.insertelement %465, %466[%467 : i32] : vector<16xf32>
      %469 = llvm.shufflevector %468, %466 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %470 = llvm.intr.fma(%469, %455, %442) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %471 = llvm.trunc %441 : i64 to i32
      %472 = llvm.mul %471, %7 : i32
      %473 = llvm.mul %472, %18 : i32
      %474 = llvm.getelementptr %61[%473] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %475 = llvm.getelementptr %474[18] : (!llvm.ptr) -> !llvm.ptr, i8
      %476 = llvm.load %475 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %477 = llvm.bitcast %476 : bf16 to i16
      %478 = llvm.zext %477 : i16 to i32
      %479 = llvm.shl %478, %5 : i32
      %480 = llvm.bitcast %479 : i32 to f32
      %481 = llvm.mlir.poison : vector<16xf32>
      %482 = llvm.mlir.constant(0 : i32) : i32
      %483 = llvm.insertelement %480, %481[%482 : i32] : vector<16xf32>
      %484 = llvm.shufflevector %483, %481 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %485 = llvm.intr.fma(%484, %455, %443) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %486 = llvm.trunc %441 : i64 to i32
      %487 = llvm.mul %486, %7 : i32
      %488 = llvm.mul %487, %18 : i32
      %489 = llvm.getelementptr %61[%488] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %490 = llvm.getelementptr %489[20] : (!llvm.ptr) -> !llvm.ptr, i8
      %491 = llvm.load %490 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %492 = llvm.bitcast %491 : bf16 to i16
      %493 = llvm.zext %492 : i16 to i32
      %494 = llvm.shl %493, %5 : i32
      %495 = llvm.bitcast %494 : i32 to f32
      %496 = llvm.mlir.poison : vector<16xf32>
      %497 = llvm.mlir.constant(0 : i32) : i32
      %498 = llvm.insertelement %495, %496[%497 : i32] : vector<16xf32>
      %499 = llvm.shufflevector %498, %496 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %500 = llvm.intr.fma(%499, %455, %444) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %501 = llvm.trunc %441 : i64 to i32
      %502 = llvm.mul %501, %7 : i32
      %503 = llvm.mul %502, %18 : i32
      %504 = llvm.getelementptr %61[%503] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %505 = llvm.getelementptr %504[22] : (!llvm.ptr) -> !llvm.ptr, i8
      %506 = llvm.load %505 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %507 = llvm.bitcast %506 : bf16 to i16
      %508 = llvm.zext %507 : i16 to i32
      %509 = llvm.shl %508, %5 : i32
      %510 = llvm.bitcast %509 : i32 to f32
      %511 = llvm.mlir.poison : vector<16xf32>
      %512 = llvm.mlir.constant(0 : i32) : i32
      %513 = llvm.insertelement %510, %511[%512 : i32] : vector<16xf32>
      %514 = llvm.shufflevector %513, %511 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %515 = llvm.intr.fma(%514, %455, %445) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %516 = llvm.add %441, %6 : i64
      llvm.br ^bb18(%516, %470, %485, %500, %515 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb20:  // pred: ^bb18
      llvm.br ^bb21(%25, %108, %110, %112, %114 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb21(%517: i64, %518: vector<16xf32>, %519: vector<16xf32>, %520: vector<16xf32>, %521: vector<16xf32>):  // 2 preds: ^bb20, ^bb22
      %522 = llvm.icmp "slt" %517, %24 : i64
      llvm.cond_br %522, ^bb22, ^bb23
    ^bb22:  // pred: ^bb21
      %523 = llvm.trunc %517 : i64 to i32
      %524 = llvm.mul %523, %7 : i32
      %525 = llvm.mul %524, %18 : i32
      %526 = llvm.getelementptr %287[%525] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %527 = llvm.load %526 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %528 = llvm.bitcast %527 : vector<16xbf16> to vector<16xi16>
      %529 = llvm.zext %528 : vector<16xi16> to vector<16xi32>
      %530 = llvm.shl %529, %3 : vector<16xi32>
      %531 = llvm.bitcast %530 : vector<16xi32> to vector<16xf32>
      %532 = llvm.trunc %517 : i64 to i32
      %533 = llvm.mul %532, %7 : i32
      %534 = llvm.mul %533, %18 : i32
      %535 = llvm.getelementptr %61[%534] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %536 = llvm.getelementptr %535[24] : (!llvm.ptr) -> !llvm.ptr, i8
      %537 = llvm.load %536 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %538 = llvm.bitcast %537 : bf16 to i16
      %539 = llvm.zext %538 : i16 to i32
      %540 = llvm.shl %539, %5 : i32
      %541 = llvm.bitcast %540 : i32 to f32
      %542 = llvm.mlir.poison : vector<16xf32>
      %543 = llvm.mlir.constant(0 : i32) : i32
      %544 = llvm.insertelement %541, %542[%543 : i32] : vector<16xf32>
      %545 = llvm.shufflevector %544, %542 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %546 = llvm.intr.fma(%545, %531, %518) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %547 = llvm.trunc %517 : i64 to i32
      %548 = llvm.mul %547, %7 : i32
      %549 = llvm.mul %548, %18 : i32
      %550 = llvm.getelementptr %61[%549] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %551 = llvm.getelementptr %550[26] : (!llvm.ptr) -> !llvm.ptr, i8
      %552 = llvm.load %551 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %553 = llvm.bitcast %552 : bf16 to i16
      %554 = llvm.zext %553 : i16 to i32
      %555 = llvm.shl %554, %5 : i32
      %556 = llvm.bitcast %555 : i32 to f32
      %557 = llvm.mlir.poison : vector<16xf32>
      %558 = llvm.mlir.constant(0 : i32) : i32
      %559 = llvm.insertelement %556, %557[%558 : i32] : vector<16xf32>
      %560 = llvm.shufflevector %559, %557 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %561 = llvm.intr.fma(%560, %531, %519) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %562 = llvm.trunc %517 : i64 to i32
      %563 = llvm.mul %562, %7 : i32
      %564 = llvm.mul %563, %18 : i32
      %565 = llvm.getelementptr %61[%564] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %566 = llvm.getelementptr %565[28] : (!llvm.ptr) -> !llvm.ptr, i8
      %567 = llvm.load %566 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %568 = llvm.bitcast %567 : bf16 to i16
      %569 = llvm.zext %568 : i16 to i32
      %570 = llvm.shl %569, %5 : i32
      %571 = llvm.bitcast %570 : i32 to f32
      %572 = llvm.mlir.poison : vector<16xf32>
      %573 = llvm.mlir.constant(0 : i32) : i32
      %574 = llvm.insertelement %571, %572[%573 : i32] : vector<16xf32>
      %575 = llvm.shufflevector %574, %572 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %576 = llvm.intr.fma(%575, %531, %520) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %577 = llvm.trunc %517 : i64 to i32
      %578 = llvm.mul %577, %7 : i32
      %579 = llvm.mul %578, %18 : i32
      %580 = llvm.getelementptr %61[%579] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %581 = llvm.getelementptr %580[30] : (!llvm.ptr) -> !llvm.ptr, i8
      %582 = llvm.load %581 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %583 = llvm.bitcast %582 : bf16 to i16
      %584 = llvm.zext %583 : i16 to i32
      %585 = llvm.shl %584, %5 : i32
      %586 = llvm.bitcast %585 : i32 to f32
      %587 = llvm.mlir.poison : vector<16xf32>
      %588 = llvm.mlir.constant(0 : i32) : i32
      %589 = llvm.insertelement %586, %587[%588 : i32] : vector<16xf32>
      %590 = llvm.shufflevector %589, %587 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %591 = llvm.intr.fma(%590, %531, %521) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %592 = llvm.add %517, %6 : i64
      llvm.br ^bb21(%592, %546, %561, %576, %591 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb23:  // pred: ^bb21
      llvm.br ^bb24(%25, %116, %118, %120, %122 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb24(%593: i64, %594: vector<16xf32>, %595: vector<16xf32>, %596: vector<16xf32>, %597: vector<16xf32>):  // 2 preds: ^bb23, ^bb25
      %598 = llvm.icmp "slt" %593, %24 : i64
      llvm.cond_br %598, ^bb25, ^bb26
    ^bb25:  // pred: ^bb24
      %599 = llvm.trunc %593 : i64 to i32
      %600 = llvm.mul %599, %7 : i32
      %601 = llvm.mul %600, %18 : i32
      %602 = llvm.getelementptr %287[%601] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %603 = llvm.load %602 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %604 = llvm.bitcast %603 : vector<16xbf16> to vector<16xi16>
      %605 = llvm.zext %604 : vector<16xi16> to vector<16xi32>
      %606 = llvm.shl %605, %3 : vector<16xi32>
      %607 = llvm.bitcast %606 : vector<16xi32> to vector<16xf32>
      %608 = llvm.trunc %593 : i64 to i32
      %609 = llvm.mul %608, %7 : i32
      %610 = llvm.mul %609, %18 : i32
      %611 = llvm.getelementptr %61[%610] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %612 = llvm.getelementptr %611[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %613 = llvm.load %612 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %614 = llvm.bitcast %613 : bf16 to i16
      %615 = llvm.zext %614 : i16 to i32
      %616 = llvm.shl %615, %5 : i32
      %617 = llvm.bitcast %616 : i32 to f32
      %618 = llvm.mlir.poison : vector<16xf32>
      %619 = llvm.mlir.constant(0 : i32) : i32
      %620 = llvm.insertelement %617, %618[%619 : i32] : vector<16xf32>
      %621 = llvm.shufflevector %620, %618 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %622 = llvm.intr.fma(%621, %607, %594) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %623 = llvm.trunc %593 : i64 to i32
      %624 = llvm.mul %623, %7 : i32
      %625 = llvm.mul %624, %18 : i32
      %626 = llvm.getelementptr %61[%625] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %627 = llvm.getelementptr %626[34] : (!llvm.ptr) -> !llvm.ptr, i8
      %628 = llvm.load %627 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %629 = llvm.bitcast %628 : bf16 to i16
      %630 = llvm.zext %629 : i16 to i32
      %631 = llvm.shl %630, %5 : i32
      %632 = llvm.bitcast %631 : i32 to f32
      %633 = llvm.mlir.poison : vector<16xf32>
      %634 = llvm.mlir.constant(0 : i32) : i32
      %635 = llvm.insertelement %632, %633[%634 : i32] : vector<16xf32>
      %636 = llvm.shufflevector %635, %633 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %637 = llvm.intr.fma(%636, %607, %595) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %638 = llvm.trunc %593 : i64 to i32
      %639 = llvm.mul %638, %7 : i32
      %640 = llvm.mul %639, %18 : i32
      %641 = llvm.getelementptr %61[%640] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %642 = llvm.getelementptr %641[36] : (!llvm.ptr) -> !llvm.ptr, i8
      %643 = llvm.load %642 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %644 = llvm.bitcast %643 : bf16 to i16
      %645 = llvm.zext %644 : i16 to i32
      %646 = llvm.shl %645, %5 : i32
      %647 = llvm.bitcast %646 : i32 to f32
      %648 = llvm.mlir.poison : vector<16xf32>
      %649 = llvm.mlir.constant(0 : i32) : i32
      %650 = llvm.insertelement %647, %648[%649 : i32] : vector<16xf32>
      %651 = llvm.shufflevector %650, %648 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %652 = llvm.intr.fma(%651, %607, %596) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %653 = llvm.trunc %593 : i64 to i32
      %654 = llvm.mul %653, %7 : i32
      %655 = llvm.mul %654, %18 : i32
      %656 = llvm.getelementptr %61[%655] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %657 = llvm.getelementptr %656[38] : (!llvm.ptr) -> !llvm.ptr, i8
      %658 = llvm.load %657 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %659 = llvm.bitcast %658 : bf16 to i16
      %660 = llvm.zext %659 : i16 to i32
      %661 = llvm.shl %660, %5 : i32
      %662 = llvm.bitcast %661 : i32 to f32
      %663 = llvm.mlir.poison : vector<16xf32>
      %664 = llvm.mlir.constant(0 : i32) : i32
      %665 = llvm.insertelement %662, %663[%664 : i32] : vector<16xf32>
      %666 = llvm.shufflevector %665, %663 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %667 = llvm.intr.fma(%666, %607, %597) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %668 = llvm.add %593, %6 : i64
      llvm.br ^bb24(%668, %622, %637, %652, %667 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb26:  // pred: ^bb24
      llvm.br ^bb27(%25, %124, %126, %128, %130 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb27(%669: i64, %670: vector<16xf32>, %671: vector<16xf32>, %672: vector<16xf32>, %673: vector<16xf32>):  // 2 preds: ^bb26, ^bb28
      %674 = llvm.icmp "slt" %669, %24 : i64
      llvm.cond_br %674, ^bb28, ^bb29
    ^bb28:  // pred: ^bb27
      %675 = llvm.trunc %669 : i64 to i32
      %676 = llvm.mul %675, %7 : i32
      %677 = llvm.mul %676, %18 : i32
      %678 = llvm.getelementptr %287[%677] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %679 = llvm.load %678 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %680 = llvm.bitcast %679 : vector<16xbf16> to vector<16xi16>
      %681 = llvm.zext %680 : vector<16xi16> to vector<16xi32>
      %682 = llvm.shl %681, %3 : vector<16xi32>
      %683 = llvm.bitcast %682 : vector<16xi32> to vector<16xf32>
      %684 = llvm.trunc %669 : i64 to i32
      %685 = llvm.mul %684, %7 : i32
      %686 = llvm.mul %685, %18 : i32
      %687 = llvm.getelementptr %61[%686] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %688 = llvm.getelementptr %687[40] : (!llvm.ptr) -> !llvm.ptr, i8
      %689 = llvm.load %688 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %690 = llvm.bitcast %689 : bf16 to i16
      %691 = llvm.zext %690 : i16 to i32
      %692 = llvm.shl %691, %5 : i32
      %693 = llvm.bitcast %692 : i32 to f32
      %694 = llvm.mlir.poison : vector<16xf32>
      %695 = llvm.mlir.constant(0 : i32) : i32
      %696 = llvm.insertelement %693, %694[%695 : i32] : vector<16xf32>
      %697 = llvm.shufflevector %696, %694 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %698 = llvm.intr.fma(%697, %683, %670) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %699 = llvm.trunc %669 : i64 to i32
      %700 = llvm.mul %699, %7 : i32
      %701 = llvm.mul %700, %18 : i32
      %702 = llvm.getelementptr %61[%701] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %703 = llvm.getelementptr %702[42] : (!llvm.ptr) -> !llvm.ptr, i8
      %704 = llvm.load %703 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %705 = llvm.bitcast %704 : bf16 to i16
      %706 = llvm.zext %705 : i16 to i32
      %707 = llvm.shl %706, %5 : i32
      %708 = llvm.bitcast %707 : i32 to f32
      %709 = llvm.mlir.poison : vector<16xf32>
      %710 = llvm.mlir.constant(0 : i32) : i32
      %711 = llvm.insertelement %708, %709[%710 : i32] : vector<16xf32>
      %712 = llvm.shufflevector %711, %709 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %713 = llvm.intr.fma(%712, %683, %671) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %714 = llvm.trunc %669 : i64 to i32
      %715 = llvm.mul %714, %7 : i32
      %716 = llvm.mul %715, %18 : i32
      %717 = llvm.getelementptr %61[%716] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %718 = llvm.getelementptr %717[44] : (!llvm.ptr) -> !llvm.ptr, i8
      %719 = llvm.load %718 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %720 = llvm.bitcast %719 : bf16 to i16
      %721 = llvm.zext %720 : i16 to i32
      %722 = llvm.shl %721, %5 : i32
      %723 = llvm.bitcast %722 : i32 to f32
      %724 = llvm.mlir.poison : vector<16xf32>
      %725 = llvm.mlir.constant(0 : i32) : i32
      %726 = llvm.insertelement %723, %724[%725 : i32] : vector<16xf32>
      %727 = llvm.shufflevector %726, %724 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %728 = llvm.intr.fma(%727, %683, %672) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %729 = llvm.trunc %669 : i64 to i32
      %730 = llvm.mul %729, %7 : i32
      %731 = llvm.mul %730, %18 : i32
      %732 = llvm.getelementptr %61[%731] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %733 = llvm.getelementptr %732[46] : (!llvm.ptr) -> !llvm.ptr, i8
      %734 = llvm.load %733 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %735 = llvm.bitcast %734 : bf16 to i16
      %736 = llvm.zext %735 : i16 to i32
      %737 = llvm.shl %736, %5 : i32
      %738 = llvm.bitcast %737 : i32 to f32
      %739 = llvm.mlir.poison : vector<16xf32>
      %740 = llvm.mlir.constant(0 : i32) : i32
      %741 = llvm.insertelement %738, %739[%740 : i32] : vector<16xf32>
      %742 = llvm.shufflevector %741, %739 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %743 = llvm.intr.fma(%742, %683, %673) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %744 = llvm.add %669, %6 : i64
      llvm.br ^bb27(%744, %698, %713, %728, %743 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb29:  // pred: ^bb27
      llvm.br ^bb30(%25, %132, %134, %136, %138 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb30(%745: i64, %746: vector<16xf32>, %747: vector<16xf32>, %748: vector<16xf32>, %749: vector<16xf32>):  // 2 preds: ^bb29, ^bb31
      %750 = llvm.icmp "slt" %745, %24 : i64
      llvm.cond_br %750, ^bb31, ^bb32
    ^bb31:  // pred: ^bb30
      %751 = llvm.trunc %745 : i64 to i32
      %752 = llvm.mul %751, %7 : i32
      %753 = llvm.mul %752, %18 : i32
      %754 = llvm.getelementptr %287[%753] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %755 = llvm.load %754 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %756 = llvm.bitcast %755 : vector<16xbf16> to vector<16xi16>
      %757 = llvm.zext %756 : vector<16xi16> to vector<16xi32>
      %758 = llvm.shl %757, %3 : vector<16xi32>
      %759 = llvm.bitcast %758 : vector<16xi32> to vector<16xf32>
      %760 = llvm.trunc %745 : i64 to i32
      %761 = llvm.mul %760, %7 : i32
      %762 = llvm.mul %761, %18 : i32
      %763 = llvm.getelementptr %61[%762] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %764 = llvm.getelementptr %763[48] : (!llvm.ptr) -> !llvm.ptr, i8
      %765 = llvm.load %764 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %766 = llvm.bitcast %765 : bf16 to i16
      %767 = llvm.zext %766 : i16 to i32
      %768 = llvm.shl %767, %5 : i32
      %769 = llvm.bitcast %768 : i32 to f32
      %770 = llvm.mlir.poison : vector<16xf32>
      %771 = llvm.mlir.constant(0 : i32) : i32
      %772 = llvm.insertelement %769, %770[%771 : i32] : vector<16xf32>
      %773 = llvm.shufflevector %772, %770 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %774 = llvm.intr.fma(%773, %759, %746) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %775 = llvm.trunc %745 : i64 to i32
      %776 = llvm.mul %775, %7 : i32
      %777 = llvm.mul %776, %18 : i32
      %778 = llvm.getelementptr %61[%777] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %779 = llvm.getelementptr %778[50] : (!llvm.ptr) -> !llvm.ptr, i8
      %780 = llvm.load %779 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %781 = llvm.bitcast %780 : bf16 to i16
      %782 = llvm.zext %781 : i16 to i32
      %783 = llvm.shl %782, %5 : i32
      %784 = llvm.bitcast %783 : i32 to f32
      %785 = llvm.mlir.poison : vector<16xf32>
      %786 = llvm.mlir.constant(0 : i32) : i32
      %787 = llvm.insertelement %784, %785[%786 : i32] : vector<16xf32>
      %788 = llvm.shufflevector %787, %785 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %789 = llvm.intr.fma(%788, %759, %747) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %790 = llvm.trunc %745 : i64 to i32
      %791 = llvm.mul %790, %7 : i32
      %792 = llvm.mul %791, %18 : i32
      %793 = llvm.getelementptr %61[%792] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %794 = llvm.getelementptr %793[52] : (!llvm.ptr) -> !llvm.ptr, i8
      %795 = llvm.load %794 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %796 = llvm.bitcast %795 : bf16 to i16
      %797 = llvm.zext %796 : i16 to i32
      %798 = llvm.shl %797, %5 : i32
      %799 = llvm.bitcast %798 : i32 to f32
      %800 = llvm.mlir.poison : vector<16xf32>
      %801 = llvm.mlir.constant(0 : i32) : i32
      %802 = llvm.insertelement %799, %800[%801 : i32] : vector<16xf32>
      %803 = llvm.shufflevector %802, %800 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %804 = llvm.intr.fma(%803, %759, %748) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %805 = llvm.trunc %745 : i64 to i32
      %806 = llvm.mul %805, %7 : i32
      %807 = llvm.mul %806, %18 : i32
      %808 = llvm.getelementptr %61[%807] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %809 = llvm.getelementptr %808[54] : (!llvm.ptr) -> !llvm.ptr, i8
      %810 = llvm.load %809 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %811 = llvm.bitcast %810 : bf16 to i16
      %812 = llvm.zext %811 : i16 to i32
      %813 = llvm.shl %812, %5 : i32
      %814 = llvm.bitcast %813 : i32 to f32
      %815 = llvm.mlir.poison : vector<16xf32>
      %816 = llvm.mlir.constant(0 : i32) : i32
      %817 = llvm.insertelement %814, %815[%816 : i32] : vector<16xf32>
      %818 = llvm.shufflevector %817, %815 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %819 = llvm.intr.fma(%818, %759, %749) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %820 = llvm.add %745, %6 : i64
      llvm.br ^bb30(%820, %774, %789, %804, %819 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb32:  // pred: ^bb30
      llvm.br ^bb33(%25, %140, %142, %144, %146 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb33(%821: i64, %822: vector<16xf32>, %823: vector<16xf32>, %824: vector<16xf32>, %825: vector<16xf32>):  // 2 preds: ^bb32, ^bb34
      %826 = llvm.icmp "slt" %821, %24 : i64
      llvm.cond_br %826, ^bb34, ^bb35
    ^bb34:  // pred: ^bb33
      %827 = llvm.trunc %821 : i64 to i32
      %828 = llvm.mul %827, %7 : i32
      %829 = llvm.mul %828, %18 : i32
      %830 = llvm.getelementptr %287[%829] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %831 = llvm.load %830 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %832 = llvm.bitcast %831 : vector<16xbf16> to vector<16xi16>
      %833 = llvm.zext %832 : vector<16xi16> to vector<16xi32>
      %834 = llvm.shl %833, %3 : vector<16xi32>
      %835 = llvm.bitcast %834 : vector<16xi32> to vector<16xf32>
      %836 = llvm.trunc %821 : i64 to i32
      %837 = llvm.mul %836, %7 : i32
      %838 = llvm.mul %837, %18 : i32
      %839 = llvm.getelementptr %61[%838] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %840 = llvm.getelementptr %839[56] : (!llvm.ptr) -> !llvm.ptr, i8
      %841 = llvm.load %840 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %842 = llvm.bitcast %841 : bf16 to i16
      %843 = llvm.zext %842 : i16 to i32
      %844 = llvm.shl %843, %5 : i32
      %845 = llvm.bitcast %844 : i32 to f32
      %846 = llvm.mlir.poison : vector<16xf32>
      %847 = llvm.mlir.constant(0 : i32) : i32
      %848 = llvm.insertelement %845, %846[%847 : i32] : vector<16xf32>
      %849 = llvm.shufflevector %848, %846 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %850 = llvm.intr.fma(%849, %835, %822) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %851 = llvm.trunc %821 : i64 to i32
      %852 = llvm.mul %851, %7 : i32
      %853 = llvm.mul %852, %18 : i32
      %854 = llvm.getelementptr %61[%853] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %855 = llvm.getelementptr %854[58] : (!llvm.ptr) -> !llvm.ptr, i8
      %856 = llvm.load %855 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %857 = llvm.bitcast %856 : bf16 to i16
      %858 = llvm.zext %857 : i16 to i32
      %859 = llvm.shl %858, %5 : i32
      %860 = llvm.bitcast %859 : i32 to f32
      %861 = llvm.mlir.poison : vector<16xf32>
      %862 = llvm.mlir.constant(0 : i32) : i32
      %863 = llvm.insertelement %860, %861[%862 : i32] : vector<16xf32>
      %864 = llvm.shufflevector %863, %861 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %865 = llvm.intr.fma(%864, %835, %823) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %866 = llvm.trunc %821 : i64 to i32
      %867 = llvm.mul %866, %7 : i32
      %868 = llvm.mul %867, %18 : i32
      %869 = llvm.getelementptr %61[%868] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %870 = llvm.getelementptr %869[60] : (!llvm.ptr) -> !llvm.ptr, i8
      %871 = llvm.load %870 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %872 = llvm.bitcast %871 : bf16 to i16
      %873 = llvm.zext %872 : i16 to i32
      %874 = llvm.shl %873, %5 : i32
      %875 = llvm.bitcast %874 : i32 to f32
      %876 = llvm.mlir.poison : vector<16xf32>
      %877 = llvm.mlir.constant(0 : i32) : i32
      %878 = llvm.insertelement %875, %876[%877 : i32] : vector<16xf32>
      %879 = llvm.shufflevector %878, %876 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %880 = llvm.intr.fma(%879, %835, %824) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %881 = llvm.trunc %821 : i64 to i32
      %882 = llvm.mul %881, %7 : i32
      %883 = llvm.mul %882, %18 : i32
      %884 = llvm.getelementptr %61[%883] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %885 = llvm.getelementptr %884[62] : (!llvm.ptr) -> !llvm.ptr, i8
      %886 = llvm.load %885 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %887 = llvm.bitcast %886 : bf16 to i16
      %888 = llvm.zext %887 : i16 to i32
      %889 = llvm.shl %888, %5 : i32
      %890 = llvm.bitcast %889 : i32 to f32
      %891 = llvm.mlir.poison : vector<16xf32>
      %892 = llvm.mlir.constant(0 : i32) : i32
      %893 = llvm.insertelement %890, %891[%892 : i32] : vector<16xf32>
      %894 = llvm.shufflevector %893, %891 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %895 = llvm.intr.fma(%894, %835, %825) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %896 = llvm.add %821, %6 : i64
      llvm.br ^bb33(%896, %850, %865, %880, %895 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb35:  // pred: ^bb33
      llvm.br ^bb36(%25, %85, %87, %89, %91 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb36(%897: i64, %898: vector<16xf32>, %899: vector<16xf32>, %900: vector<16xf32>, %901: vector<16xf32>):  // 2 preds: ^bb35, ^bb37
      %902 = llvm.icmp "slt" %897, %24 : i64
      llvm.cond_br %902, ^bb37, ^bb38
    ^bb37:  // pred: ^bb36
      %903 = llvm.trunc %897 : i64 to i32
      %904 = llvm.mul %903, %7 : i32
      %905 = llvm.mul %904, %18 : i32
      %906 = llvm.getelementptr %287[%905] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %907 = llvm.getelementptr %906[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %908 = llvm.load %907 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %909 = llvm.bitcast %908 : vector<16xbf16> to vector<16xi16>
      %910 = llvm.zext %909 : vector<16xi16> to vector<16xi32>
      %911 = llvm.shl %910, %3 : vector<16xi32>
      %912 = llvm.bitcast %911 : vector<16xi32> to vector<16xf32>
      %913 = llvm.trunc %897 : i64 to i32
      %914 = llvm.mul %913, %7 : i32
      %915 = llvm.mul %914, %18 : i32
      %916 = llvm.getelementptr %61[%915] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %917 = llvm.load %916 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %918 = llvm.bitcast %917 : bf16 to i16
      %919 = llvm.zext %918 : i16 to i32
      %920 = llvm.shl %919, %5 : i32
      %921 = llvm.bitcast %920 : i32 to f32
      %922 = llvm.mlir.poison : vector<16xf32>
      %923 = llvm.mlir.constant(0 : i32) : i32
      %924 = llvm.insertelement %921, %922[%923 : i32] : vector<16xf32>
      %925 = llvm.shufflevector %924, %922 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %926 = llvm.intr.fma(%925, %912, %898) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %927 = llvm.trunc %897 : i64 to i32
      %928 = llvm.mul %927, %7 : i32
      %929 = llvm.mul %928, %18 : i32
      %930 = llvm.getelementptr %61[%929] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %931 = llvm.getelementptr %930[2] : (!llvm.ptr) -> !llvm.ptr, i8
      %932 = llvm.load %931 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %933 = llvm.bitcast %932 : bf16 to i16
      %934 = llvm.zext %933 : i16 to i32
      %935 = llvm.shl %934, %5 : i32
      %936 = llvm.bitcast %935 : i32 to f32
      %937 = llvm.mlir.poison : vector<16xf32>
      %938 = llvm.mlir.constant(0 : i32) : i32
      %939 = llvm.insertelement %936, %937[%938 : i32] : vector<16xf32>
      %940 = llvm.shufflevector %939, %937 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %941 = llvm.intr.fma(%940, %912, %899) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %942 = llvm.trunc %897 : i64 to i32
      %943 = llvm.mul %942, %7 : i32
      %944 = llvm.mul %943, %18 : i32
      %945 = llvm.getelementptr %61[%944] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %946 = llvm.getelementptr %945[4] : (!llvm.ptr) -> !llvm.ptr, i8
      %947 = llvm.load %946 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %948 = llvm.bitcast %947 : bf16 to i16
      %949 = llvm.zext %948 : i16 to i32
      %950 = llvm.shl %949, %5 : i32
      %951 = llvm.bitcast %950 : i32 to f32
      %952 = llvm.mlir.poison : vector<16xf32>
      %953 = llvm.mlir.constant(0 : i32) : i32
      %954 = llvm.insertelement %951, %952[%953 : i32] : vector<16xf32>
      %955 = llvm.shufflevector %954, %952 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %956 = llvm.intr.fma(%955, %912, %900) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %957 = llvm.trunc %897 : i64 to i32
      %958 = llvm.mul %957, %7 : i32
      %959 = llvm.mul %958, %18 : i32
      %960 = llvm.getelementptr %61[%959] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %961 = llvm.getelementptr %960[6] : (!llvm.ptr) -> !llvm.ptr, i8
      %962 = llvm.load %961 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %963 = llvm.bitcast %962 : bf16 to i16
      %964 = llvm.zext %963 : i16 to i32
      %965 = llvm.shl %964, %5 : i32
      %966 = llvm.bitcast %965 : i32 to f32
      %967 = llvm.mlir.poison : vector<16xf32>
      %968 = llvm.mlir.constant(0 : i32) : i32
      %969 = llvm.insertelement %966, %967[%968 : i32] : vector<16xf32>
      %970 = llvm.shufflevector %969, %967 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %971 = llvm.intr.fma(%970, %912, %901) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %972 = llvm.add %897, %6 : i64
      llvm.br ^bb36(%972, %926, %941, %956, %971 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb38:  // pred: ^bb36
      llvm.br ^bb39(%25, %93, %95, %97, %99 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb39(%973: i64, %974: vector<16xf32>, %975: vector<16xf32>, %976: vector<16xf32>, %977: vector<16xf32>):  // 2 preds: ^bb38, ^bb40
      %978 = llvm.icmp "slt" %973, %24 : i64
      llvm.cond_br %978, ^bb40, ^bb41
    ^bb40:  // pred: ^bb39
      %979 = llvm.trunc %973 : i64 to i32
      %980 = llvm.mul %979, %7 : i32
      %981 = llvm.mul %980, %18 : i32
      %982 = llvm.getelementptr %287[%981] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %983 = llvm.getelementptr %982[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %984 = llvm.load %983 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %985 = llvm.bitcast %984 : vector<16xbf16> to vector<16xi16>
      %986 = llvm.zext %985 : vector<16xi16> to vector<16xi32>
      %987 = llvm.shl %986, %3 : vector<16xi32>
      %988 = llvm.bitcast %987 : vector<16xi32> to vector<16xf32>
      %989 = llvm.trunc %973 : i64 to i32
      %990 = llvm.mul %989, %7 : i32
      %991 = llvm.mul %990, %18 : i32
      %992 = llvm.getelementptr %61[%991] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %993 = llvm.getelementptr %992[8] : (!llvm.ptr) -> !llvm.ptr, i8
      %994 = llvm.load %993 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %995 = llvm.bitcast %994 : bf16 to i16
      %996 = llvm.zext %995 : i16 to i32
      %997 = llvm.shl %996, %5 : i32
      %998 = llvm.bitcast %997 : i32 to f32
      %999 = llvm.mlir.poison : vector<16xf32>
      %1000 = llvm.mlir.constant(0 : i32) : i32
      %1001 = llvm.insertelement %998, %999[%1000 : i32] : vector<16xf32>
      %1002 = llvm.shufflevector %1001, %999 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1003 = llvm.intr.fma(%1002, %988, %974) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1004 = llvm.trunc %973 : i64 to i32
      %1005 = llvm.mul %1004, %7 : i32
      %1006 = llvm.mul %1005, %18 : i32
      %1007 = llvm.getelementptr %61[%1006] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1008 = llvm.getelementptr %1007[10] : (!llvm.ptr) -> !llvm.ptr, i8
      %1009 = llvm.load %1008 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1010 = llvm.bitcast %1009 : bf16 to i16
      %1011 = llvm.zext %1010 : i16 to i32
      %1012 = llvm.shl %1011, %5 : i32
      %1013 = llvm.bitcast %1012 : i32 to f32
      %1014 = llvm.mlir.poison : vector<16xf32>
      %1015 = llvm.mlir.constant(0 : i32) : i32
      %1016 = llvm.insertelement %1013, %1014[%1015 : i32] : vector<16xf32>
      %1017 = llvm.shufflevector %1016, %1014 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1018 = llvm.intr.fma(%1017, %988, %975) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1019 = llvm.trunc %973 : i64 to i32
      %1020 = llvm.mul %1019, %7 : i32
      %1021 = llvm.mul %1020, %18 : i32
      %1022 = llvm.getelementptr %61[%1021] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1023 = llvm.getelementptr %1022[12] : (!llvm.ptr) -> !llvm.ptr, i8
      %1024 = llvm.load %1023 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1025 = llvm.bitcast %1024 : bf16 to i16
      %1026 = llvm.zext %1025 : i16 to i32
      %1027 = llvm.shl %1026, %5 : i32
      %1028 = llvm.bitcast %1027 : i32 to f32
      %1029 = llvm.mlir.poison : vector<16xf32>
      %1030 = llvm.mlir.constant(0 : i32) : i32
      %1031 = llvm.insertelement %1028, %1029[%1030 : i32] : vector<16xf32>
      %1032 = llvm.shufflevector %1031, %1029 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1033 = llvm.intr.fma(%1032, %988, %976) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1034 = llvm.trunc %973 : i64 to i32
      %1035 = llvm.mul %1034, %7 : i32
      %1036 = llvm.mul %1035, %18 : i32
      %1037 = llvm.getelementptr %61[%1036] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1038 = llvm.getelementptr %1037[14] : (!llvm.ptr) -> !llvm.ptr, i8
      %1039 = llvm.load %1038 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1040 = llvm.bitcast %1039 : bf16 to i16
      %1041 = llvm.zext %1040 : i16 to i32
      %1042 = llvm.shl %1041, %5 : i32
      %1043 = llvm.bitcast %1042 : i32 to f32
      %1044 = llvm.mlir.poison : vector<16xf32>
      %1045 = llvm.mlir.constant(0 : i32) : i32
      %1046 = llvm.insertelement %1043, %1044[%1045 : i32] : vector<16xf32>
      %1047 = llvm.shufflevector %1046, %1044 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1048 = llvm.intr.fma(%1047, %988, %977) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1049 = llvm.add %973, %6 : i64
      llvm.br ^bb39(%1049, %1003, %1018, %1033, %1048 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb41:  // pred: ^bb39
      llvm.br ^bb42(%25, %101, %103, %105, %107 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb42(%1050: i64, %1051: vector<16xf32>, %1052: vector<16xf32>, %1053: vector<16xf32>, %1054: vector<16xf32>):  // 2 preds: ^bb41, ^bb43
      %1055 = llvm.icmp "slt" %1050, %24 : i64
      llvm.cond_br %1055, ^bb43, ^bb44
    ^bb43:  // pred: ^bb42
      %1056 = llvm.trunc %1050 : i64 to i32
      %1057 = llvm.mul %1056, %7 : i32
      %1058 = llvm.mul %1057, %18 : i32
      %1059 = llvm.getelementptr %287[%1058] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1060 = llvm.getelementptr %1059[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1061 = llvm.load %1060 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %1062 = llvm.bitcast %1061 : vector<16xbf16> to vector<16xi16>
      %1063 = llvm.zext %1062 : vector<16xi16> to vector<16xi32>
      %1064 = llvm.shl %1063, %3 : vector<16xi32>
      %1065 = llvm.bitcast %1064 : vector<16xi32> to vector<16xf32>
      %1066 = llvm.trunc %1050 : i64 to i32
      %1067 = llvm.mul %1066, %7 : i32
      %1068 = llvm.mul %1067, %18 : i32
      %1069 = llvm.getelementptr %61[%1068] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1070 = llvm.getelementptr %1069[16] : (!llvm.ptr) -> !llvm.ptr, i8
      %1071 = llvm.load %1070 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1072 = llvm.bitcast %1071 : bf16 to i16
      %1073 = llvm.zext %1072 : i16 to i32
      %1074 = llvm.shl %1073, %5 : i32
      %1075 = llvm.bitcast %1074 : i32 to f32
      %1076 = llvm.mlir.poison : vector<16xf32>
      %1077 = llvm.mlir.constant(0 : i32) : i32
      %1078 = llvm.insertelement %1075, %1076[%1077 : i32] : vector<16xf32>
      %1079 = llvm.shufflevector %1078, %1076 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1080 = llvm.intr.fma(%1079, %1065, %1051) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1081 = llvm.trunc %1050 : i64 to i32
      %1082 = llvm.mul %1081, %7 : i32
      %1083 = llvm.mul %1082, %18 : i32
      %1084 = llvm.getelementptr %61[%1083] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1085 = llvm.getelementptr %1084[18] : (!llvm.ptr) -> !llvm.ptr, i8
      %1086 = llvm.load %1085 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1087 = llvm.bitcast %1086 : bf16 to i16
      %1088 = llvm.zext %1087 : i16 to i32
      %1089 = llvm.shl %1088, %5 : i32
      %1090 = llvm.bitcast %1089 : i32 to f32
      %1091 = llvm.mlir.poison : vector<16xf32>
      %1092 = llvm.mlir.constant(0 : i32) : i32
      %1093 = llvm.insertelement %1090, %1091[%1092 : i32] : vector<16xf32>
      %1094 = llvm.shufflevector %1093, %1091 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1095 = llvm.intr.fma(%1094, %1065, %1052) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1096 = llvm.trunc %1050 : i64 to i32
      %1097 = llvm.mul %1096, %7 : i32
      %1098 = llvm.mul %1097, %18 : i32
      %1099 = llvm.getelementptr %61[%1098] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1100 = llvm.getelementptr %1099[20] : (!llvm.ptr) -> !llvm.ptr, i8
      %1101 = llvm.load %1100 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1102 = llvm.bitcast %1101 : bf16 to i16
      %1103 = llvm.zext %1102 : i16 to i32
      %1104 = llvm.shl %1103, %5 : i32
      %1105 = llvm.bitcast %1104 : i32 to f32
      %1106 = llvm.mlir.poison : vector<16xf32>
      %1107 = llvm.mlir.constant(0 : i32) : i32
      %1108 = llvm.insertelement %1105, %1106[%1107 : i32] : vector<16xf32>
      %1109 = llvm.shufflevector %1108, %1106 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1110 = llvm.intr.fma(%1109, %1065, %1053) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1111 = llvm.trunc %1050 : i64 to i32
      %1112 = llvm.mul %1111, %7 : i32
      %1113 = llvm.mul %1112, %18 : i32
      %1114 = llvm.getelementptr %61[%1113] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1115 = llvm.getelementptr %1114[22] : (!llvm.ptr) -> !llvm.ptr, i8
      %1116 = llvm.load %1115 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1117 = llvm.bitcast %1116 : bf16 to i16
      %1118 = llvm.zext %1117 : i16 to i32
      %1119 = llvm.shl %1118, %5 : i32
      %1120 = llvm.bitcast %1119 : i32 to f32
      %1121 = llvm.mlir.poison : vector<16xf32>
      %1122 = llvm.mlir.constant(0 : i32) : i32
      %1123 = llvm.insertelement %1120, %1121[%1122 : i32] : vector<16xf32>
      %1124 = llvm.shufflevector %1123, %1121 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1125 = llvm.intr.fma(%1124, %1065, %1054) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1126 = llvm.add %1050, %6 : i64
      llvm.br ^bb42(%1126, %1080, %1095, %1110, %1125 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb44:  // pred: ^bb42
      llvm.br ^bb45(%25, %109, %111, %113, %115 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb45(%1127: i64, %1128: vector<16xf32>, %1129: vector<16xf32>, %1130: vector<16xf32>, %1131: vector<16xf32>):  // 2 preds: ^bb44, ^bb46
      %1132 = llvm.icmp "slt" %1127, %24 : i64
      llvm.cond_br %1132, ^bb46, ^bb47
    ^bb46:  // pred: ^bb45
      %1133 = llvm.trunc %1127 : i64 to i32
      %1134 = llvm.mul %1133, %7 : i32
      %1135 = llvm.mul %1134, %18 : i32
      %1136 = llvm.getelementptr %287[%1135] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1137 = llvm.getelementptr %1136[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1138 = llvm.load %1137 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %1139 = llvm.bitcast %1138 : vector<16xbf16> to vector<16xi16>
      %1140 = llvm.zext %1139 : vector<16xi16> to vector<16xi32>
      %1141 = llvm.shl %1140, %3 : vector<16xi32>
      %1142 = llvm.bitcast %1141 : vector<16xi32> to vector<16xf32>
      %1143 = llvm.trunc %1127 : i64 to i32
      %1144 = llvm.mul %1143, %7 : i32
      %1145 = llvm.mul %1144, %18 : i32
      %1146 = llvm.getelementptr %61[%1145] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1147 = llvm.getelementptr %1146[24] : (!llvm.ptr) -> !llvm.ptr, i8
      %1148 = llvm.load %1147 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1149 = llvm.bitcast %1148 : bf16 to i16
      %1150 = llvm.zext %1149 : i16 to i32
      %1151 = llvm.shl %1150, %5 : i32
      %1152 = llvm.bitcast %1151 : i32 to f32
      %1153 = llvm.mlir.poison : vector<16xf32>
      %1154 = llvm.mlir.constant(0 : i32) : i32
      %1155 = llvm.insertelement %1152, %1153[%1154 : i32] : vector<16xf32>
      %1156 = llvm.shufflevector %1155, %1153 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1157 = llvm.intr.fma(%1156, %1142, %1128) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1158 = llvm.trunc %1127 : i64 to i32
      %1159 = llvm.mul %1158, %7 : i32
      %1160 = llvm.mul %1159, %18 : i32
      %1161 = llvm.getelementptr %61[%1160] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1162 = llvm.getelementptr %1161[26] : (!llvm.ptr) -> !llvm.ptr, i8
      %1163 = llvm.load %1162 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1164 = llvm.bitcast %1163 : bf16 to i16
      %1165 = llvm.zext %1164 : i16 to i32
      %1166 = llvm.shl %1165, %5 : i32
      %1167 = llvm.bitcast %1166 : i32 to f32
      %1168 = llvm.mlir.poison : vector<16xf32>
      %1169 = llvm.mlir.constant(0 : i32) : i32
      %1170 = llvm.insertelement %1167, %1168[%1169 : i32] : vector<16xf32>
      %1171 = llvm.shufflevector %1170, %1168 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1172 = llvm.intr.fma(%1171, %1142, %1129) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1173 = llvm.trunc %1127 : i64 to i32
      %1174 = llvm.mul %1173, %7 : i32
      %1175 = llvm.mul %1174, %18 : i32
      %1176 = llvm.getelementptr %61[%1175] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1177 = llvm.getelementptr %1176[28] : (!llvm.ptr) -> !llvm.ptr, i8
      %1178 = llvm.load %1177 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1179 = llvm.bitcast %1178 : bf16 to i16
      %1180 = llvm.zext %1179 : i16 to i32
      %1181 = llvm.shl %1180, %5 : i32
      %1182 = llvm.bitcast %1181 : i32 to f32
      %1183 = llvm.mlir.poison : vector<16xf32>
      %1184 = llvm.mlir.constant(0 : i32) : i32
      %1185 = llvm.insertelement %1182, %1183[%1184 : i32] : vector<16xf32>
      %1186 = llvm.shufflevector %1185, %1183 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1187 = llvm.intr.fma(%1186, %1142, %1130) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1188 = llvm.trunc %1127 : i64 to i32
      %1189 = llvm.mul %1188, %7 : i32
      %1190 = llvm.mul %1189, %18 : i32
      %1191 = llvm.getelementptr %61[%1190] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1192 = llvm.getelementptr %1191[30] : (!llvm.ptr) -> !llvm.ptr, i8
      %1193 = llvm.load %1192 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1194 = llvm.bitcast %1193 : bf16 to i16
      %1195 = llvm.zext %1194 : i16 to i32
      %1196 = llvm.shl %1195, %5 : i32
      %1197 = llvm.bitcast %1196 : i32 to f32
      %1198 = llvm.mlir.poison : vector<16xf32>
      %1199 = llvm.mlir.constant(0 : i32) : i32
      %1200 = llvm.insertelement %1197, %1198[%1199 : i32] : vector<16xf32>
      %1201 = llvm.shufflevector %1200, %1198 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1202 = llvm.intr.fma(%1201, %1142, %1131) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1203 = llvm.add %1127, %6 : i64
      llvm.br ^bb45(%1203, %1157, %1172, %1187, %1202 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb47:  // pred: ^bb45
      llvm.br ^bb48(%25, %117, %119, %121, %123 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb48(%1204: i64, %1205: vector<16xf32>, %1206: vector<16xf32>, %1207: vector<16xf32>, %1208: vector<16xf32>):  // 2 preds: ^bb47, ^bb49
      %1209 = llvm.icmp "slt" %1204, %24 : i64
      llvm.cond_br %1209, ^bb49, ^bb50
    ^bb49:  // pred: ^bb48
      %1210 = llvm.trunc %1204 : i64 to i32
      %1211 = llvm.mul %1210, %7 : i32
      %1212 = llvm.mul %1211, %18 : i32
      %1213 = llvm.getelementptr %287[%1212] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1214 = llvm.getelementptr %1213[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1215 = llvm.load %1214 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %1216 = llvm.bitcast %1215 : vector<16xbf16> to vector<16xi16>
      %1217 = llvm.zext %1216 : vector<16xi16> to vector<16xi32>
      %1218 = llvm.shl %1217, %3 : vector<16xi32>
      %1219 = llvm.bitcast %1218 : vector<16xi32> to vector<16xf32>
      %1220 = llvm.trunc %1204 : i64 to i32
      %1221 = llvm.mul %1220, %7 : i32
      %1222 = llvm.mul %1221, %18 : i32
      %1223 = llvm.getelementptr %61[%1222] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1224 = llvm.getelementptr %1223[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1225 = llvm.load %1224 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1226 = llvm.bitcast %1225 : bf16 to i16
      %1227 = llvm.zext %1226 : i16 to i32
      %1228 = llvm.shl %1227, %5 : i32
      %1229 = llvm.bitcast %1228 : i32 to f32
      %1230 = llvm.mlir.poison : vector<16xf32>
      %1231 = llvm.mlir.constant(0 : i32) : i32
      %1232 = llvm.insertelement %1229, %1230[%1231 : i32] : vector<16xf32>
      %1233 = llvm.shufflevector %1232, %1230 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1234 = llvm.intr.fma(%1233, %1219, %1205) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1235 = llvm.trunc %1204 : i64 to i32
      %1236 = llvm.mul %1235, %7 : i32
      %1237 = llvm.mul %1236, %18 : i32
      %1238 = llvm.getelementptr %61[%1237] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1239 = llvm.getelementptr %1238[34] : (!llvm.ptr) -> !llvm.ptr, i8
      %1240 = llvm.load %1239 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1241 = llvm.bitcast %1240 : bf16 to i16
      %1242 = llvm.zext %1241 : i16 to i32
      %1243 = llvm.shl %1242, %5 : i32
      %1244 = llvm.bitcast %1243 : i32 to f32
      %1245 = llvm.mlir.poison : vector<16xf32>
      %1246 = llvm.mlir.constant(0 : i32) : i32
      %1247 = llvm.insertelement %1244, %1245[%1246 : i32] : vector<16xf32>
      %1248 = llvm.shufflevector %1247, %1245 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1249 = llvm.intr.fma(%1248, %1219, %1206) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1250 = llvm.trunc %1204 : i64 to i32
      %1251 = llvm.mul %1250, %7 : i32
      %1252 = llvm.mul %1251, %18 : i32
      %1253 = llvm.getelementptr %61[%1252] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1254 = llvm.getelementptr %1253[36] : (!llvm.ptr) -> !llvm.ptr, i8
      %1255 = llvm.load %1254 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1256 = llvm.bitcast %1255 : bf16 to i16
      %1257 = llvm.zext %1256 : i16 to i32
      %1258 = llvm.shl %1257, %5 : i32
      %1259 = llvm.bitcast %1258 : i32 to f32
      %1260 = llvm.mlir.poison : vector<16xf32>
      %1261 = llvm.mlir.constant(0 : i32) : i32
      %1262 = llvm.insertelement %1259, %1260[%1261 : i32] : vector<16xf32>
      %1263 = llvm.shufflevector %1262, %1260 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1264 = llvm.intr.fma(%1263, %1219, %1207) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1265 = llvm.trunc %1204 : i64 to i32
      %1266 = llvm.mul %1265, %7 : i32
      %1267 = llvm.mul %1266, %18 : i32
      %1268 = llvm.getelementptr %61[%1267] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1269 = llvm.getelementptr %1268[38] : (!llvm.ptr) -> !llvm.ptr, i8
      %1270 = llvm.load %1269 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1271 = llvm.bitcast %1270 : bf16 to i16
      %1272 = llvm.zext %1271 : i16 to i32
      %1273 = llvm.shl %1272, %5 : i32
      %1274 = llvm.bitcast %1273 : i32 to f32
      %1275 = llvm.mlir.poison : vector<16xf32>
      %1276 = llvm.mlir.constant(0 : i32) : i32
      %1277 = llvm.insertelement %1274, %1275[%1276 : i32] : vector<16xf32>
      %1278 = llvm.shufflevector %1277, %1275 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1279 = llvm.intr.fma(%1278, %1219, %1208) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1280 = llvm.add %1204, %6 : i64
      llvm.br ^bb48(%1280, %1234, %1249, %1264, %1279 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb50:  // pred: ^bb48
      llvm.br ^bb51(%25, %125, %127, %129, %131 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb51(%1281: i64, %1282: vector<16xf32>, %1283: vector<16xf32>, %1284: vector<16xf32>, %1285: vector<16xf32>):  // 2 preds: ^bb50, ^bb52
      %1286 = llvm.icmp "slt" %1281, %24 : i64
      llvm.cond_br %1286, ^bb52, ^bb53
    ^bb52:  // pred: ^bb51
      %1287 = llvm.trunc %1281 : i64 to i32
      %1288 = llvm.mul %1287, %7 : i32
      %1289 = llvm.mul %1288, %18 : i32
      %1290 = llvm.getelementptr %287[%1289] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1291 = llvm.getelementptr %1290[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1292 = llvm.load %1291 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %1293 = llvm.bitcast %1292 : vector<16xbf16> to vector<16xi16>
      %1294 = llvm.zext %1293 : vector<16xi16> to vector<16xi32>
      %1295 = llvm.shl %1294, %3 : vector<16xi32>
      %1296 = llvm.bitcast %1295 : vector<16xi32> to vector<16xf32>
      %1297 = llvm.trunc %1281 : i64 to i32
      %1298 = llvm.mul %1297, %7 : i32
      %1299 = llvm.mul %1298, %18 : i32
      %1300 = llvm.getelementptr %61[%1299] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1301 = llvm.getelementptr %1300[40] : (!llvm.ptr) -> !llvm.ptr, i8
      %1302 = llvm.load %1301 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1303 = llvm.bitcast %1302 : bf16 to i16
      %1304 = llvm.zext %1303 : i16 to i32
      %1305 = llvm.shl %1304, %5 : i32
      %1306 = llvm.bitcast %1305 : i32 to f32
      %1307 = llvm.mlir.poison : vector<16xf32>
      %1308 = llvm.mlir.constant(0 : i32) : i32
      %1309 = llvm.insertelement %1306, %1307[%1308 : i32] : vector<16xf32>
      %1310 = llvm.shufflevector %1309, %1307 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1311 = llvm.intr.fma(%1310, %1296, %1282) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1312 = llvm.trunc %1281 : i64 to i32
      %1313 = llvm.mul %1312, %7 : i32
      %1314 = llvm.mul %1313, %18 : i32
      %1315 = llvm.getelementptr %61[%1314] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1316 = llvm.getelementptr %1315[42] : (!llvm.ptr) -> !llvm.ptr, i8
      %1317 = llvm.load %1316 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1318 = llvm.bitcast %1317 : bf16 to i16
      %1319 = llvm.zext %1318 : i16 to i32
      %1320 = llvm.shl %1319, %5 : i32
      %1321 = llvm.bitcast %1320 : i32 to f32
      %1322 = llvm.mlir.poison : vector<16xf32>
      %1323 = llvm.mlir.constant(0 : i32) : i32
      %1324 = llvm.insertelement %1321, %1322[%1323 : i32] : vector<16xf32>
      %1325 = llvm.shufflevector %1324, %1322 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1326 = llvm.intr.fma(%1325, %1296, %1283) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1327 = llvm.trunc %1281 : i64 to i32
      %1328 = llvm.mul %1327, %7 : i32
      %1329 = llvm.mul %1328, %18 : i32
      %1330 = llvm.getelementptr %61[%1329] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1331 = llvm.getelementptr %1330[44] : (!llvm.ptr) -> !llvm.ptr, i8
      %1332 = llvm.load %1331 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1333 = llvm.bitcast %1332 : bf16 to i16
      %1334 = llvm.zext %1333 : i16 to i32
      %1335 = llvm.shl %1334, %5 : i32
      %1336 = llvm.bitcast %1335 : i32 to f32
      %1337 = llvm.mlir.poison : vector<16xf32>
      %1338 = llvm.mlir.constant(0 : i32) : i32
      %1339 = llvm.insertelement %1336, %1337[%1338 : i32] : vector<16xf32>
      %1340 = llvm.shufflevector %1339, %1337 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1341 = llvm.intr.fma(%1340, %1296, %1284) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1342 = llvm.trunc %1281 : i64 to i32
      %1343 = llvm.mul %1342, %7 : i32
      %1344 = llvm.mul %1343, %18 : i32
      %1345 = llvm.getelementptr %61[%1344] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1346 = llvm.getelementptr %1345[46] : (!llvm.ptr) -> !llvm.ptr, i8
      %1347 = llvm.load %1346 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1348 = llvm.bitcast %1347 : bf16 to i16
      %1349 = llvm.zext %1348 : i16 to i32
      %1350 = llvm.shl %1349, %5 : i32
      %1351 = llvm.bitcast %1350 : i32 to f32
      %1352 = llvm.mlir.poison : vector<16xf32>
      %1353 = llvm.mlir.constant(0 : i32) : i32
      %1354 = llvm.insertelement %1351, %1352[%1353 : i32] : vector<16xf32>
      %1355 = llvm.shufflevector %1354, %1352 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1356 = llvm.intr.fma(%1355, %1296, %1285) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1357 = llvm.add %1281, %6 : i64
      llvm.br ^bb51(%1357, %1311, %1326, %1341, %1356 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb53:  // pred: ^bb51
      llvm.br ^bb54(%25, %133, %135, %137, %139 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb54(%1358: i64, %1359: vector<16xf32>, %1360: vector<16xf32>, %1361: vector<16xf32>, %1362: vector<16xf32>):  // 2 preds: ^bb53, ^bb55
      %1363 = llvm.icmp "slt" %1358, %24 : i64
      llvm.cond_br %1363, ^bb55, ^bb56
    ^bb55:  // pred: ^bb54
      %1364 = llvm.trunc %1358 : i64 to i32
      %1365 = llvm.mul %1364, %7 : i32
      %1366 = llvm.mul %1365, %18 : i32
      %1367 = llvm.getelementptr %287[%1366] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1368 = llvm.getelementptr %1367[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1369 = llvm.load %1368 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %1370 = llvm.bitcast %1369 : vector<16xbf16> to vector<16xi16>
      %1371 = llvm.zext %1370 : vector<16xi16> to vector<16xi32>
      %1372 = llvm.shl %1371, %3 : vector<16xi32>
      %1373 = llvm.bitcast %1372 : vector<16xi32> to vector<16xf32>
      %1374 = llvm.trunc %1358 : i64 to i32
      %1375 = llvm.mul %1374, %7 : i32
      %1376 = llvm.mul %1375, %18 : i32
      %1377 = llvm.getelementptr %61[%1376] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1378 = llvm.getelementptr %1377[48] : (!llvm.ptr) -> !llvm.ptr, i8
      %1379 = llvm.load %1378 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1380 = llvm.bitcast %1379 : bf16 to i16
      %1381 = llvm.zext %1380 : i16 to i32
      %1382 = llvm.shl %1381, %5 : i32
      %1383 = llvm.bitcast %1382 : i32 to f32
      %1384 = llvm.mlir.poison : vector<16xf32>
      %1385 = llvm.mlir.constant(0 : i32) : i32
      %1386 = llvm.insertelement %1383, %1384[%1385 : i32] : vector<16xf32>
      %1387 = llvm.shufflevector %1386, %1384 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1388 = llvm.intr.fma(%1387, %1373, %1359) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1389 = llvm.trunc %1358 : i64 to i32
      %1390 = llvm.mul %1389, %7 : i32
      %1391 = llvm.mul %1390, %18 : i32
      %1392 = llvm.getelementptr %61[%1391] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1393 = llvm.getelementptr %1392[50] : (!llvm.ptr) -> !llvm.ptr, i8
      %1394 = llvm.load %1393 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1395 = llvm.bitcast %1394 : bf16 to i16
      %1396 = llvm.zext %1395 : i16 to i32
      %1397 = llvm.shl %1396, %5 : i32
      %1398 = llvm.bitcast %1397 : i32 to f32
      %1399 = llvm.mlir.poison : vector<16xf32>
      %1400 = llvm.mlir.constant(0 : i32) : i32
      %1401 = llvm.insertelement %1398, %1399[%1400 : i32] : vector<16xf32>
      %1402 = llvm.shufflevector %1401, %1399 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1403 = llvm.intr.fma(%1402, %1373, %1360) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1404 = llvm.trunc %1358 : i64 to i32
      %1405 = llvm.mul %1404, %7 : i32
      %1406 = llvm.mul %1405, %18 : i32
      %1407 = llvm.getelementptr %61[%1406] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1408 = llvm.getelementptr %1407[52] : (!llvm.ptr) -> !llvm.ptr, i8
      %1409 = llvm.load %1408 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1410 = llvm.bitcast %1409 : bf16 to i16
      %1411 = llvm.zext %1410 : i16 to i32
      %1412 = llvm.shl %1411, %5 : i32
      %1413 = llvm.bitcast %1412 : i32 to f32
      %1414 = llvm.mlir.poison : vector<16xf32>
      %1415 = llvm.mlir.constant(0 : i32) : i32
      %1416 = llvm.insertelement %1413, %1414[%1415 : i32] : vector<16xf32>
      %1417 = llvm.shufflevector %1416, %1414 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1418 = llvm.intr.fma(%1417, %1373, %1361) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1419 = llvm.trunc %1358 : i64 to i32
      %1420 = llvm.mul %1419, %7 : i32
      %1421 = llvm.mul %1420, %18 : i32
      %1422 = llvm.getelementptr %61[%1421] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1423 = llvm.getelementptr %1422[54] : (!llvm.ptr) -> !llvm.ptr, i8
      %1424 = llvm.load %1423 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1425 = llvm.bitcast %1424 : bf16 to i16
      %1426 = llvm.zext %1425 : i16 to i32
      %1427 = llvm.shl %1426, %5 : i32
      %1428 = llvm.bitcast %1427 : i32 to f32
      %1429 = llvm.mlir.poison : vector<16xf32>
      %1430 = llvm.mlir.constant(0 : i32) : i32
      %1431 = llvm.insertelement %1428, %1429[%1430 : i32] : vector<16xf32>
      %1432 = llvm.shufflevector %1431, %1429 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1433 = llvm.intr.fma(%1432, %1373, %1362) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1434 = llvm.add %1358, %6 : i64
      llvm.br ^bb54(%1434, %1388, %1403, %1418, %1433 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb56:  // pred: ^bb54
      llvm.br ^bb57(%25, %141, %143, %145, %147 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb57(%1435: i64, %1436: vector<16xf32>, %1437: vector<16xf32>, %1438: vector<16xf32>, %1439: vector<16xf32>):  // 2 preds: ^bb56, ^bb58
      %1440 = llvm.icmp "slt" %1435, %24 : i64
      llvm.cond_br %1440, ^bb58, ^bb59
    ^bb58:  // pred: ^bb57
      %1441 = llvm.trunc %1435 : i64 to i32
      %1442 = llvm.mul %1441, %7 : i32
      %1443 = llvm.mul %1442, %18 : i32
      %1444 = llvm.getelementptr %287[%1443] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1445 = llvm.getelementptr %1444[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1446 = llvm.load %1445 {alignment = 32 : i64} : !llvm.ptr -> vector<16xbf16>
      %1447 = llvm.bitcast %1446 : vector<16xbf16> to vector<16xi16>
      %1448 = llvm.zext %1447 : vector<16xi16> to vector<16xi32>
      %1449 = llvm.shl %1448, %3 : vector<16xi32>
      %1450 = llvm.bitcast %1449 : vector<16xi32> to vector<16xf32>
      %1451 = llvm.trunc %1435 : i64 to i32
      %1452 = llvm.mul %1451, %7 : i32
      %1453 = llvm.mul %1452, %18 : i32
      %1454 = llvm.getelementptr %61[%1453] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1455 = llvm.getelementptr %1454[56] : (!llvm.ptr) -> !llvm.ptr, i8
      %1456 = llvm.load %1455 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1457 = llvm.bitcast %1456 : bf16 to i16
      %1458 = llvm.zext %1457 : i16 to i32
      %1459 = llvm.shl %1458, %5 : i32
      %1460 = llvm.bitcast %1459 : i32 to f32
      %1461 = llvm.mlir.poison : vector<16xf32>
      %1462 = llvm.mlir.constant(0 : i32) : i32
      %1463 = llvm.insertelement %1460, %1461[%1462 : i32] : vector<16xf32>
      %1464 = llvm.shufflevector %1463, %1461 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1465 = llvm.intr.fma(%1464, %1450, %1436) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1466 = llvm.trunc %1435 : i64 to i32
      %1467 = llvm.mul %1466, %7 : i32
      %1468 = llvm.mul %1467, %18 : i32
      %1469 = llvm.getelementptr %61[%1468] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1470 = llvm.getelementptr %1469[58] : (!llvm.ptr) -> !llvm.ptr, i8
      %1471 = llvm.load %1470 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1472 = llvm.bitcast %1471 : bf16 to i16
      %1473 = llvm.zext %1472 : i16 to i32
      %1474 = llvm.shl %1473, %5 : i32
      %1475 = llvm.bitcast %1474 : i32 to f32
      %1476 = llvm.mlir.poison : vector<16xf32>
      %1477 = llvm.mlir.constant(0 : i32) : i32
      %1478 = llvm.insertelement %1475, %1476[%1477 : i32] : vector<16xf32>
      %1479 = llvm.shufflevector %1478, %1476 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1480 = llvm.intr.fma(%1479, %1450, %1437) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1481 = llvm.trunc %1435 : i64 to i32
      %1482 = llvm.mul %1481, %7 : i32
      %1483 = llvm.mul %1482, %18 : i32
      %1484 = llvm.getelementptr %61[%1483] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1485 = llvm.getelementptr %1484[60] : (!llvm.ptr) -> !llvm.ptr, i8
      %1486 = llvm.load %1485 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1487 = llvm.bitcast %1486 : bf16 to i16
      %1488 = llvm.zext %1487 : i16 to i32
      %1489 = llvm.shl %1488, %5 : i32
      %1490 = llvm.bitcast %1489 : i32 to f32
      %1491 = llvm.mlir.poison : vector<16xf32>
      %1492 = llvm.mlir.constant(0 : i32) : i32
      %1493 = llvm.insertelement %1490, %1491[%1492 : i32] : vector<16xf32>
      %1494 = llvm.shufflevector %1493, %1491 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1495 = llvm.intr.fma(%1494, %1450, %1438) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1496 = llvm.trunc %1435 : i64 to i32
      %1497 = llvm.mul %1496, %7 : i32
      %1498 = llvm.mul %1497, %18 : i32
      %1499 = llvm.getelementptr %61[%1498] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1500 = llvm.getelementptr %1499[62] : (!llvm.ptr) -> !llvm.ptr, i8
      %1501 = llvm.load %1500 {alignment = 2 : i64} : !llvm.ptr -> bf16
      %1502 = llvm.bitcast %1501 : bf16 to i16
      %1503 = llvm.zext %1502 : i16 to i32
      %1504 = llvm.shl %1503, %5 : i32
      %1505 = llvm.bitcast %1504 : i32 to f32
      %1506 = llvm.mlir.poison : vector<16xf32>
      %1507 = llvm.mlir.constant(0 : i32) : i32
      %1508 = llvm.insertelement %1505, %1506[%1507 : i32] : vector<16xf32>
      %1509 = llvm.shufflevector %1508, %1506 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
      %1510 = llvm.intr.fma(%1509, %1450, %1439) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1511 = llvm.add %1435, %6 : i64
      llvm.br ^bb57(%1511, %1465, %1480, %1495, %1510 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb59:  // pred: ^bb57
      %1512 = llvm.add %83, %24 : i64
      llvm.br ^bb1(%1512, %291, %898, %292, %899, %293, %900, %294, %901, %366, %974, %367, %975, %368, %976, %369, %977, %442, %1051, %443, %1052, %444, %1053, %445, %1054, %518, %1128, %519, %1129, %520, %1130, %521, %1131, %594, %1205, %595, %1206, %596, %1207, %597, %1208, %670, %1282, %671, %1283, %672, %1284, %673, %1285, %746, %1359, %747, %1360, %748, %1361, %749, %1362, %822, %1436, %823, %1437, %824, %1438, %825, %1439 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
    ^bb60:  // pred: ^bb1
      %1513 = llvm.add %82, %27 : i64
      %1514 = llvm.icmp "sle" %1513, %51 : i64
      %1515 = llvm.add %81, %27 : i64
      %1516 = llvm.icmp "sle" %1515, %48 : i64
      %1517 = llvm.and %1514, %1516 : i1
      llvm.cond_br %1517, ^bb61, ^bb65
    ^bb61:  // pred: ^bb60
      %1518 = llvm.getelementptr %61[32768] : (!llvm.ptr) -> !llvm.ptr, i8
      %1519 = llvm.getelementptr %1518[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1520 = llvm.getelementptr %1518[64] : (!llvm.ptr) -> !llvm.ptr, i8
      %1521 = llvm.getelementptr %1518[96] : (!llvm.ptr) -> !llvm.ptr, i8
      %1522 = llvm.getelementptr %1518[128] : (!llvm.ptr) -> !llvm.ptr, i8
      %1523 = llvm.getelementptr %1518[160] : (!llvm.ptr) -> !llvm.ptr, i8
      %1524 = llvm.getelementptr %1518[192] : (!llvm.ptr) -> !llvm.ptr, i8
      %1525 = llvm.getelementptr %1518[224] : (!llvm.ptr) -> !llvm.ptr, i8
      %1526 = llvm.getelementptr %1518[256] : (!llvm.ptr) -> !llvm.ptr, i8
      %1527 = llvm.getelementptr %1518[288] : (!llvm.ptr) -> !llvm.ptr, i8
      %1528 = llvm.getelementptr %1518[320] : (!llvm.ptr) -> !llvm.ptr, i8
      %1529 = llvm.getelementptr %1518[352] : (!llvm.ptr) -> !llvm.ptr, i8
      %1530 = llvm.getelementptr %1518[384] : (!llvm.ptr) -> !llvm.ptr, i8
      %1531 = llvm.getelementptr %1518[416] : (!llvm.ptr) -> !llvm.ptr, i8
      %1532 = llvm.getelementptr %1518[448] : (!llvm.ptr) -> !llvm.ptr, i8
      %1533 = llvm.getelementptr %1518[480] : (!llvm.ptr) -> !llvm.ptr, i8
      %1534 = llvm.getelementptr %1518[512] : (!llvm.ptr) -> !llvm.ptr, i8
      %1535 = llvm.getelementptr %1518[544] : (!llvm.ptr) -> !llvm.ptr, i8
      %1536 = llvm.getelementptr %1518[576] : (!llvm.ptr) -> !llvm.ptr, i8
      %1537 = llvm.getelementptr %1518[608] : (!llvm.ptr) -> !llvm.ptr, i8
      %1538 = llvm.getelementptr %1518[640] : (!llvm.ptr) -> !llvm.ptr, i8
      %1539 = llvm.getelementptr %1518[672] : (!llvm.ptr) -> !llvm.ptr, i8
      %1540 = llvm.getelementptr %1518[704] : (!llvm.ptr) -> !llvm.ptr, i8
      %1541 = llvm.getelementptr %1518[736] : (!llvm.ptr) -> !llvm.ptr, i8
      %1542 = llvm.getelementptr %1518[768] : (!llvm.ptr) -> !llvm.ptr, i8
      %1543 = llvm.getelementptr %1518[800] : (!llvm.ptr) -> !llvm.ptr, i8
      %1544 = llvm.getelementptr %1518[832] : (!llvm.ptr) -> !llvm.ptr, i8
      %1545 = llvm.getelementptr %1518[864] : (!llvm.ptr) -> !llvm.ptr, i8
      %1546 = llvm.getelementptr %1518[896] : (!llvm.ptr) -> !llvm.ptr, i8
      %1547 = llvm.getelementptr %1518[928] : (!llvm.ptr) -> !llvm.ptr, i8
      %1548 = llvm.getelementptr %1518[960] : (!llvm.ptr) -> !llvm.ptr, i8
      %1549 = llvm.getelementptr %1518[992] : (!llvm.ptr) -> !llvm.ptr, i8
      %1550 = llvm.getelementptr %1518[1024] : (!llvm.ptr) -> !llvm.ptr, i8
      %1551 = llvm.getelementptr %1518[1056] : (!llvm.ptr) -> !llvm.ptr, i8
      %1552 = llvm.getelementptr %1518[1088] : (!llvm.ptr) -> !llvm.ptr, i8
      %1553 = llvm.getelementptr %1518[1120] : (!llvm.ptr) -> !llvm.ptr, i8
      %1554 = llvm.getelementptr %1518[1152] : (!llvm.ptr) -> !llvm.ptr, i8
      %1555 = llvm.getelementptr %1518[1184] : (!llvm.ptr) -> !llvm.ptr, i8
      %1556 = llvm.getelementptr %1518[1216] : (!llvm.ptr) -> !llvm.ptr, i8
      %1557 = llvm.getelementptr %1518[1248] : (!llvm.ptr) -> !llvm.ptr, i8
      %1558 = llvm.getelementptr %1518[1280] : (!llvm.ptr) -> !llvm.ptr, i8
      %1559 = llvm.getelementptr %1518[1312] : (!llvm.ptr) -> !llvm.ptr, i8
      %1560 = llvm.getelementptr %1518[1344] : (!llvm.ptr) -> !llvm.ptr, i8
      %1561 = llvm.getelementptr %1518[1376] : (!llvm.ptr) -> !llvm.ptr, i8
      %1562 = llvm.getelementptr %1518[1408] : (!llvm.ptr) -> !llvm.ptr, i8
      %1563 = llvm.getelementptr %1518[1440] : (!llvm.ptr) -> !llvm.ptr, i8
      %1564 = llvm.getelementptr %1518[1472] : (!llvm.ptr) -> !llvm.ptr, i8
      %1565 = llvm.getelementptr %1518[1504] : (!llvm.ptr) -> !llvm.ptr, i8
      %1566 = llvm.getelementptr %1518[1536] : (!llvm.ptr) -> !llvm.ptr, i8
      %1567 = llvm.getelementptr %1518[1568] : (!llvm.ptr) -> !llvm.ptr, i8
      %1568 = llvm.getelementptr %1518[1600] : (!llvm.ptr) -> !llvm.ptr, i8
      %1569 = llvm.getelementptr %1518[1632] : (!llvm.ptr) -> !llvm.ptr, i8
      %1570 = llvm.getelementptr %1518[1664] : (!llvm.ptr) -> !llvm.ptr, i8
      %1571 = llvm.getelementptr %1518[1696] : (!llvm.ptr) -> !llvm.ptr, i8
      %1572 = llvm.getelementptr %1518[1728] : (!llvm.ptr) -> !llvm.ptr, i8
      %1573 = llvm.getelementptr %1518[1760] : (!llvm.ptr) -> !llvm.ptr, i8
      %1574 = llvm.getelementptr %1518[1792] : (!llvm.ptr) -> !llvm.ptr, i8
      %1575 = llvm.getelementptr %1518[1824] : (!llvm.ptr) -> !llvm.ptr, i8
      %1576 = llvm.getelementptr %1518[1856] : (!llvm.ptr) -> !llvm.ptr, i8
      %1577 = llvm.getelementptr %1518[1888] : (!llvm.ptr) -> !llvm.ptr, i8
      %1578 = llvm.getelementptr %1518[1920] : (!llvm.ptr) -> !llvm.ptr, i8
      %1579 = llvm.getelementptr %1518[1952] : (!llvm.ptr) -> !llvm.ptr, i8
      %1580 = llvm.getelementptr %1518[1984] : (!llvm.ptr) -> !llvm.ptr, i8
      %1581 = llvm.getelementptr %1518[2016] : (!llvm.ptr) -> !llvm.ptr, i8
      %1582 = llvm.getelementptr %1518[2048] : (!llvm.ptr) -> !llvm.ptr, i8
      %1583 = llvm.getelementptr %1518[2080] : (!llvm.ptr) -> !llvm.ptr, i8
      %1584 = llvm.getelementptr %1518[2112] : (!llvm.ptr) -> !llvm.ptr, i8
      %1585 = llvm.getelementptr %1518[2144] : (!llvm.ptr) -> !llvm.ptr, i8
      %1586 = llvm.getelementptr %1518[2176] : (!llvm.ptr) -> !llvm.ptr, i8
      %1587 = llvm.getelementptr %1518[2208] : (!llvm.ptr) -> !llvm.ptr, i8
      %1588 = llvm.getelementptr %1518[2240] : (!llvm.ptr) -> !llvm.ptr, i8
      %1589 = llvm.getelementptr %1518[2272] : (!llvm.ptr) -> !llvm.ptr, i8
      %1590 = llvm.getelementptr %1518[2304] : (!llvm.ptr) -> !llvm.ptr, i8
      %1591 = llvm.getelementptr %1518[2336] : (!llvm.ptr) -> !llvm.ptr, i8
      %1592 = llvm.getelementptr %1518[2368] : (!llvm.ptr) -> !llvm.ptr, i8
      %1593 = llvm.getelementptr %1518[2400] : (!llvm.ptr) -> !llvm.ptr, i8
      %1594 = llvm.getelementptr %1518[2432] : (!llvm.ptr) -> !llvm.ptr, i8
      %1595 = llvm.getelementptr %1518[2464] : (!llvm.ptr) -> !llvm.ptr, i8
      %1596 = llvm.getelementptr %1518[2496] : (!llvm.ptr) -> !llvm.ptr, i8
      %1597 = llvm.getelementptr %1518[2528] : (!llvm.ptr) -> !llvm.ptr, i8
      %1598 = llvm.getelementptr %1518[2560] : (!llvm.ptr) -> !llvm.ptr, i8
      %1599 = llvm.getelementptr %1518[2592] : (!llvm.ptr) -> !llvm.ptr, i8
      %1600 = llvm.getelementptr %1518[2624] : (!llvm.ptr) -> !llvm.ptr, i8
      %1601 = llvm.getelementptr %1518[2656] : (!llvm.ptr) -> !llvm.ptr, i8
      %1602 = llvm.getelementptr %1518[2688] : (!llvm.ptr) -> !llvm.ptr, i8
      %1603 = llvm.getelementptr %1518[2720] : (!llvm.ptr) -> !llvm.ptr, i8
      %1604 = llvm.getelementptr %1518[2752] : (!llvm.ptr) -> !llvm.ptr, i8
      %1605 = llvm.getelementptr %1518[2784] : (!llvm.ptr) -> !llvm.ptr, i8
      %1606 = llvm.getelementptr %1518[2816] : (!llvm.ptr) -> !llvm.ptr, i8
      %1607 = llvm.getelementptr %1518[2848] : (!llvm.ptr) -> !llvm.ptr, i8
      %1608 = llvm.getelementptr %1518[2880] : (!llvm.ptr) -> !llvm.ptr, i8
      %1609 = llvm.getelementptr %1518[2912] : (!llvm.ptr) -> !llvm.ptr, i8
      %1610 = llvm.getelementptr %1518[2944] : (!llvm.ptr) -> !llvm.ptr, i8
      %1611 = llvm.getelementptr %1518[2976] : (!llvm.ptr) -> !llvm.ptr, i8
      %1612 = llvm.getelementptr %1518[3008] : (!llvm.ptr) -> !llvm.ptr, i8
      %1613 = llvm.getelementptr %1518[3040] : (!llvm.ptr) -> !llvm.ptr, i8
      %1614 = llvm.getelementptr %1518[3072] : (!llvm.ptr) -> !llvm.ptr, i8
      %1615 = llvm.getelementptr %1518[3104] : (!llvm.ptr) -> !llvm.ptr, i8
      %1616 = llvm.getelementptr %1518[3136] : (!llvm.ptr) -> !llvm.ptr, i8
      %1617 = llvm.getelementptr %1518[3168] : (!llvm.ptr) -> !llvm.ptr, i8
      %1618 = llvm.getelementptr %1518[3200] : (!llvm.ptr) -> !llvm.ptr, i8
      %1619 = llvm.getelementptr %1518[3232] : (!llvm.ptr) -> !llvm.ptr, i8
      %1620 = llvm.getelementptr %1518[3264] : (!llvm.ptr) -> !llvm.ptr, i8
      %1621 = llvm.getelementptr %1518[3296] : (!llvm.ptr) -> !llvm.ptr, i8
      %1622 = llvm.getelementptr %1518[3328] : (!llvm.ptr) -> !llvm.ptr, i8
      %1623 = llvm.getelementptr %1518[3360] : (!llvm.ptr) -> !llvm.ptr, i8
      %1624 = llvm.getelementptr %1518[3392] : (!llvm.ptr) -> !llvm.ptr, i8
      %1625 = llvm.getelementptr %1518[3424] : (!llvm.ptr) -> !llvm.ptr, i8
      %1626 = llvm.getelementptr %1518[3456] : (!llvm.ptr) -> !llvm.ptr, i8
      %1627 = llvm.getelementptr %1518[3488] : (!llvm.ptr) -> !llvm.ptr, i8
      %1628 = llvm.getelementptr %1518[3520] : (!llvm.ptr) -> !llvm.ptr, i8
      %1629 = llvm.getelementptr %1518[3552] : (!llvm.ptr) -> !llvm.ptr, i8
      %1630 = llvm.getelementptr %1518[3584] : (!llvm.ptr) -> !llvm.ptr, i8
      %1631 = llvm.getelementptr %1518[3616] : (!llvm.ptr) -> !llvm.ptr, i8
      %1632 = llvm.getelementptr %1518[3648] : (!llvm.ptr) -> !llvm.ptr, i8
      %1633 = llvm.getelementptr %1518[3680] : (!llvm.ptr) -> !llvm.ptr, i8
      %1634 = llvm.getelementptr %1518[3712] : (!llvm.ptr) -> !llvm.ptr, i8
      %1635 = llvm.getelementptr %1518[3744] : (!llvm.ptr) -> !llvm.ptr, i8
      %1636 = llvm.getelementptr %1518[3776] : (!llvm.ptr) -> !llvm.ptr, i8
      %1637 = llvm.getelementptr %1518[3808] : (!llvm.ptr) -> !llvm.ptr, i8
      %1638 = llvm.getelementptr %1518[3840] : (!llvm.ptr) -> !llvm.ptr, i8
      %1639 = llvm.getelementptr %1518[3872] : (!llvm.ptr) -> !llvm.ptr, i8
      %1640 = llvm.getelementptr %1518[3904] : (!llvm.ptr) -> !llvm.ptr, i8
      %1641 = llvm.getelementptr %1518[3936] : (!llvm.ptr) -> !llvm.ptr, i8
      %1642 = llvm.getelementptr %1518[3968] : (!llvm.ptr) -> !llvm.ptr, i8
      %1643 = llvm.getelementptr %1518[4000] : (!llvm.ptr) -> !llvm.ptr, i8
      %1644 = llvm.getelementptr %1518[4032] : (!llvm.ptr) -> !llvm.ptr, i8
      %1645 = llvm.getelementptr %1518[4064] : (!llvm.ptr) -> !llvm.ptr, i8
      %1646 = llvm.shufflevector %84, %84 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1646, %1518 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1647 = llvm.shufflevector %84, %84 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1647, %1519 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1648 = llvm.shufflevector %85, %85 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1648, %1520 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1649 = llvm.shufflevector %85, %85 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1649, %1521 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1650 = llvm.shufflevector %86, %86 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1650, %1522 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1651 = llvm.shufflevector %86, %86 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1651, %1523 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1652 = llvm.shufflevector %87, %87 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1652, %1524 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1653 = llvm.shufflevector %87, %87 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1653, %1525 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1654 = llvm.shufflevector %88, %88 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1654, %1526 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1655 = llvm.shufflevector %88, %88 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1655, %1527 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1656 = llvm.shufflevector %89, %89 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1656, %1528 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1657 = llvm.shufflevector %89, %89 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1657, %1529 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1658 = llvm.shufflevector %90, %90 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1658, %1530 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1659 = llvm.shufflevector %90, %90 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1659, %1531 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1660 = llvm.shufflevector %91, %91 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1660, %1532 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1661 = llvm.shufflevector %91, %91 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1661, %1533 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1662 = llvm.shufflevector %92, %92 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1662, %1534 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1663 = llvm.shufflevector %92, %92 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1663, %1535 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1664 = llvm.shufflevector %93, %93 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1664, %1536 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1665 = llvm.shufflevector %93, %93 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1665, %1537 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1666 = llvm.shufflevector %94, %94 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1666, %1538 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1667 = llvm.shufflevector %94, %94 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1667, %1539 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1668 = llvm.shufflevector %95, %95 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1668, %1540 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1669 = llvm.shufflevector %95, %95 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1669, %1541 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1670 = llvm.shufflevector %96, %96 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1670, %1542 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1671 = llvm.shufflevector %96, %96 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1671, %1543 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1672 = llvm.shufflevector %97, %97 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1672, %1544 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1673 = llvm.shufflevector %97, %97 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1673, %1545 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1674 = llvm.shufflevector %98, %98 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1674, %1546 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1675 = llvm.shufflevector %98, %98 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1675, %1547 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1676 = llvm.shufflevector %99, %99 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1676, %1548 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1677 = llvm.shufflevector %99, %99 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1677, %1549 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1678 = llvm.shufflevector %100, %100 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1678, %1550 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1679 = llvm.shufflevector %100, %100 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1679, %1551 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1680 = llvm.shufflevector %101, %101 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1680, %1552 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1681 = llvm.shufflevector %101, %101 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1681, %1553 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1682 = llvm.shufflevector %102, %102 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1682, %1554 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1683 = llvm.shufflevector %102, %102 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1683, %1555 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1684 = llvm.shufflevector %103, %103 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1684, %1556 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1685 = llvm.shufflevector %103, %103 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1685, %1557 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1686 = llvm.shufflevector %104, %104 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1686, %1558 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1687 = llvm.shufflevector %104, %104 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1687, %1559 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1688 = llvm.shufflevector %105, %105 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1688, %1560 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1689 = llvm.shufflevector %105, %105 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1689, %1561 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1690 = llvm.shufflevector %106, %106 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1690, %1562 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1691 = llvm.shufflevector %106, %106 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1691, %1563 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1692 = llvm.shufflevector %107, %107 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1692, %1564 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1693 = llvm.shufflevector %107, %107 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1693, %1565 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1694 = llvm.shufflevector %108, %108 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1694, %1566 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1695 = llvm.shufflevector %108, %108 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1695, %1567 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1696 = llvm.shufflevector %109, %109 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1696, %1568 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1697 = llvm.shufflevector %109, %109 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1697, %1569 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1698 = llvm.shufflevector %110, %110 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1698, %1570 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1699 = llvm.shufflevector %110, %110 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1699, %1571 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1700 = llvm.shufflevector %111, %111 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1700, %1572 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1701 = llvm.shufflevector %111, %111 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1701, %1573 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1702 = llvm.shufflevector %112, %112 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1702, %1574 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1703 = llvm.shufflevector %112, %112 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1703, %1575 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1704 = llvm.shufflevector %113, %113 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1704, %1576 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1705 = llvm.shufflevector %113, %113 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1705, %1577 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1706 = llvm.shufflevector %114, %114 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1706, %1578 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1707 = llvm.shufflevector %114, %114 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1707, %1579 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1708 = llvm.shufflevector %115, %115 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1708, %1580 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1709 = llvm.shufflevector %115, %115 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1709, %1581 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1710 = llvm.shufflevector %116, %116 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1710, %1582 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1711 = llvm.shufflevector %116, %116 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1711, %1583 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1712 = llvm.shufflevector %117, %117 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1712, %1584 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1713 = llvm.shufflevector %117, %117 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1713, %1585 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1714 = llvm.shufflevector %118, %118 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1714, %1586 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1715 = llvm.shufflevector %118, %118 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1715, %1587 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1716 = llvm.shufflevector %119, %119 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1716, %1588 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1717 = llvm.shufflevector %119, %119 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1717, %1589 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1718 = llvm.shufflevector %120, %120 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1718, %1590 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1719 = llvm.shufflevector %120, %120 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1719, %1591 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1720 = llvm.shufflevector %121, %121 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1720, %1592 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1721 = llvm.shufflevector %121, %121 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1721, %1593 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1722 = llvm.shufflevector %122, %122 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1722, %1594 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1723 = llvm.shufflevector %122, %122 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1723, %1595 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1724 = llvm.shufflevector %123, %123 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1724, %1596 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1725 = llvm.shufflevector %123, %123 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1725, %1597 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1726 = llvm.shufflevector %124, %124 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1726, %1598 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1727 = llvm.shufflevector %124, %124 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1727, %1599 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1728 = llvm.shufflevector %125, %125 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1728, %1600 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1729 = llvm.shufflevector %125, %125 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1729, %1601 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1730 = llvm.shufflevector %126, %126 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1730, %1602 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1731 = llvm.shufflevector %126, %126 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1731, %1603 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1732 = llvm.shufflevector %127, %127 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1732, %1604 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1733 = llvm.shufflevector %127, %127 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1733, %1605 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1734 = llvm.shufflevector %128, %128 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1734, %1606 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1735 = llvm.shufflevector %128, %128 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1735, %1607 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1736 = llvm.shufflevector %129, %129 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1736, %1608 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1737 = llvm.shufflevector %129, %129 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1737, %1609 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1738 = llvm.shufflevector %130, %130 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1738, %1610 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1739 = llvm.shufflevector %130, %130 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1739, %1611 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1740 = llvm.shufflevector %131, %131 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1740, %1612 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1741 = llvm.shufflevector %131, %131 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1741, %1613 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1742 = llvm.shufflevector %132, %132 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1742, %1614 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1743 = llvm.shufflevector %132, %132 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1743, %1615 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1744 = llvm.shufflevector %133, %133 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1744, %1616 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1745 = llvm.shufflevector %133, %133 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1745, %1617 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1746 = llvm.shufflevector %134, %134 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1746, %1618 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1747 = llvm.shufflevector %134, %134 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1747, %1619 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1748 = llvm.shufflevector %135, %135 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1748, %1620 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1749 = llvm.shufflevector %135, %135 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1749, %1621 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1750 = llvm.shufflevector %136, %136 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1750, %1622 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1751 = llvm.shufflevector %136, %136 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1751, %1623 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1752 = llvm.shufflevector %137, %137 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1752, %1624 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1753 = llvm.shufflevector %137, %137 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1753, %1625 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1754 = llvm.shufflevector %138, %138 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1754, %1626 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1755 = llvm.shufflevector %138, %138 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1755, %1627 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1756 = llvm.shufflevector %139, %139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1756, %1628 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1757 = llvm.shufflevector %139, %139 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1757, %1629 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1758 = llvm.shufflevector %140, %140 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1758, %1630 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1759 = llvm.shufflevector %140, %140 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1759, %1631 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1760 = llvm.shufflevector %141, %141 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1760, %1632 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1761 = llvm.shufflevector %141, %141 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1761, %1633 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1762 = llvm.shufflevector %142, %142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1762, %1634 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1763 = llvm.shufflevector %142, %142 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1763, %1635 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1764 = llvm.shufflevector %143, %143 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1764, %1636 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1765 = llvm.shufflevector %143, %143 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1765, %1637 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1766 = llvm.shufflevector %144, %144 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1766, %1638 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1767 = llvm.shufflevector %144, %144 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1767, %1639 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1768 = llvm.shufflevector %145, %145 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1768, %1640 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1769 = llvm.shufflevector %145, %145 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1769, %1641 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1770 = llvm.shufflevector %146, %146 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1770, %1642 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1771 = llvm.shufflevector %146, %146 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1771, %1643 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1772 = llvm.shufflevector %147, %147 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1772, %1644 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1773 = llvm.shufflevector %147, %147 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1773, %1645 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      llvm.br ^bb62(%25 : i64)
    ^bb62(%1774: i64):  // 2 preds: ^bb61, ^bb63
      %1775 = llvm.icmp "slt" %1774, %27 : i64
      llvm.cond_br %1775, ^bb63, ^bb64
    ^bb63:  // pred: ^bb62
      %1776 = llvm.add %81, %1774 : i64
      %1777 = llvm.trunc %1774 : i64 to i32
      %1778 = llvm.mul %1777, %7 : i32
      %1779 = llvm.mul %1778, %15 : i32
      %1780 = llvm.getelementptr %1518[%1779] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %1781 = llvm.getelementptr %1780[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1782 = llvm.getelementptr %1780[64] : (!llvm.ptr) -> !llvm.ptr, i8
      %1783 = llvm.getelementptr %1780[96] : (!llvm.ptr) -> !llvm.ptr, i8
      %1784 = llvm.load %1780 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %1785 = llvm.load %1781 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %1786 = llvm.shufflevector %1784, %1785 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32> 
      %1787 = llvm.load %1782 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %1788 = llvm.load %1783 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %1789 = llvm.shufflevector %1787, %1788 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32> 
      %1790 = llvm.mul %82, %22 : i64
      %1791 = llvm.getelementptr %42[%1790] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %1792 = llvm.getelementptr %1791[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1793 = llvm.load %1791 {alignment = 16 : i64} : !llvm.ptr -> vector<16xbf16>
      %1794 = llvm.load %1792 {alignment = 16 : i64} : !llvm.ptr -> vector<16xbf16>
      %1795 = llvm.bitcast %1793 : vector<16xbf16> to vector<16xi16>
      %1796 = llvm.zext %1795 : vector<16xi16> to vector<16xi32>
      %1797 = llvm.shl %1796, %3 : vector<16xi32>
      %1798 = llvm.bitcast %1797 : vector<16xi32> to vector<16xf32>
      %1799 = llvm.bitcast %1794 : vector<16xbf16> to vector<16xi16>
      %1800 = llvm.zext %1799 : vector<16xi16> to vector<16xi32>
      %1801 = llvm.shl %1800, %3 : vector<16xi32>
      %1802 = llvm.bitcast %1801 : vector<16xi32> to vector<16xf32>
      %1803 = llvm.fadd %1786, %1798 : vector<16xf32>
      %1804 = llvm.fadd %1789, %1802 : vector<16xf32>
      %1805 = llvm.intr.maximum(%1803, %4) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1806 = llvm.fcmp "une" %1805, %1805 : vector<16xf32>
      %1807 = llvm.bitcast %1805 : vector<16xf32> to vector<16xi32>
      %1808 = llvm.lshr %1807, %3 : vector<16xi32>
      %1809 = llvm.and %1808, %0 : vector<16xi32>
      %1810 = llvm.add %1809, %2 : vector<16xi32>
      %1811 = llvm.add %1807, %1810 : vector<16xi32>
      %1812 = llvm.lshr %1811, %3 : vector<16xi32>
      %1813 = llvm.trunc %1812 : vector<16xi32> to vector<16xi16>
      %1814 = llvm.select %1806, %1, %1813 : vector<16xi1>, vector<16xi16>
      %1815 = llvm.bitcast %1814 : vector<16xi16> to vector<16xbf16>
      %1816 = llvm.intr.maximum(%1804, %4) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %1817 = llvm.fcmp "une" %1816, %1816 : vector<16xf32>
      %1818 = llvm.bitcast %1816 : vector<16xf32> to vector<16xi32>
      %1819 = llvm.lshr %1818, %3 : vector<16xi32>
      %1820 = llvm.and %1819, %0 : vector<16xi32>
      %1821 = llvm.add %1820, %2 : vector<16xi32>
      %1822 = llvm.add %1818, %1821 : vector<16xi32>
      %1823 = llvm.lshr %1822, %3 : vector<16xi32>
      %1824 = llvm.trunc %1823 : vector<16xi32> to vector<16xi16>
      %1825 = llvm.select %1817, %1, %1824 : vector<16xi1>, vector<16xi16>
      %1826 = llvm.bitcast %1825 : vector<16xi16> to vector<16xbf16>
      %1827 = llvm.mul %1776, %51 : i64
      %1828 = llvm.add %1827, %82 : i64
      %1829 = llvm.mul %1828, %22 : i64
      %1830 = llvm.getelementptr %45[%1829] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %1831 = llvm.getelementptr %1830[32] : (!llvm.ptr) -> !llvm.ptr, i8
      llvm.store %1815, %1830 {alignment = 16 : i64} : vector<16xbf16>, !llvm.ptr
      llvm.store %1826, %1831 {alignment = 16 : i64} : vector<16xbf16>, !llvm.ptr
      %1832 = llvm.add %1774, %6 : i64
      llvm.br ^bb62(%1832 : i64)
    ^bb64:  // pred: ^bb62
      llvm.br ^bb73
    ^bb65:  // pred: ^bb60
      %1833 = llvm.getelementptr %61[36864] : (!llvm.ptr) -> !llvm.ptr, i8
      %1834 = llvm.getelementptr %1833[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %1835 = llvm.getelementptr %1833[64] : (!llvm.ptr) -> !llvm.ptr, i8
      %1836 = llvm.getelementptr %1833[96] : (!llvm.ptr) -> !llvm.ptr, i8
      %1837 = llvm.getelementptr %1833[128] : (!llvm.ptr) -> !llvm.ptr, i8
      %1838 = llvm.getelementptr %1833[160] : (!llvm.ptr) -> !llvm.ptr, i8
      %1839 = llvm.getelementptr %1833[192] : (!llvm.ptr) -> !llvm.ptr, i8
      %1840 = llvm.getelementptr %1833[224] : (!llvm.ptr) -> !llvm.ptr, i8
      %1841 = llvm.getelementptr %1833[256] : (!llvm.ptr) -> !llvm.ptr, i8
      %1842 = llvm.getelementptr %1833[288] : (!llvm.ptr) -> !llvm.ptr, i8
      %1843 = llvm.getelementptr %1833[320] : (!llvm.ptr) -> !llvm.ptr, i8
      %1844 = llvm.getelementptr %1833[352] : (!llvm.ptr) -> !llvm.ptr, i8
      %1845 = llvm.getelementptr %1833[384] : (!llvm.ptr) -> !llvm.ptr, i8
      %1846 = llvm.getelementptr %1833[416] : (!llvm.ptr) -> !llvm.ptr, i8
      %1847 = llvm.getelementptr %1833[448] : (!llvm.ptr) -> !llvm.ptr, i8
      %1848 = llvm.getelementptr %1833[480] : (!llvm.ptr) -> !llvm.ptr, i8
      %1849 = llvm.getelementptr %1833[512] : (!llvm.ptr) -> !llvm.ptr, i8
      %1850 = llvm.getelementptr %1833[544] : (!llvm.ptr) -> !llvm.ptr, i8
      %1851 = llvm.getelementptr %1833[576] : (!llvm.ptr) -> !llvm.ptr, i8
      %1852 = llvm.getelementptr %1833[608] : (!llvm.ptr) -> !llvm.ptr, i8
      %1853 = llvm.getelementptr %1833[640] : (!llvm.ptr) -> !llvm.ptr, i8
      %1854 = llvm.getelementptr %1833[672] : (!llvm.ptr) -> !llvm.ptr, i8
      %1855 = llvm.getelementptr %1833[704] : (!llvm.ptr) -> !llvm.ptr, i8
      %1856 = llvm.getelementptr %1833[736] : (!llvm.ptr) -> !llvm.ptr, i8
      %1857 = llvm.getelementptr %1833[768] : (!llvm.ptr) -> !llvm.ptr, i8
      %1858 = llvm.getelementptr %1833[800] : (!llvm.ptr) -> !llvm.ptr, i8
      %1859 = llvm.getelementptr %1833[832] : (!llvm.ptr) -> !llvm.ptr, i8
      %1860 = llvm.getelementptr %1833[864] : (!llvm.ptr) -> !llvm.ptr, i8
      %1861 = llvm.getelementptr %1833[896] : (!llvm.ptr) -> !llvm.ptr, i8
      %1862 = llvm.getelementptr %1833[928] : (!llvm.ptr) -> !llvm.ptr, i8
      %1863 = llvm.getelementptr %1833[960] : (!llvm.ptr) -> !llvm.ptr, i8
      %1864 = llvm.getelementptr %1833[992] : (!llvm.ptr) -> !llvm.ptr, i8
      %1865 = llvm.getelementptr %1833[1024] : (!llvm.ptr) -> !llvm.ptr, i8
      %1866 = llvm.getelementptr %1833[1056] : (!llvm.ptr) -> !llvm.ptr, i8
      %1867 = llvm.getelementptr %1833[1088] : (!llvm.ptr) -> !llvm.ptr, i8
      %1868 = llvm.getelementptr %1833[1120] : (!llvm.ptr) -> !llvm.ptr, i8
      %1869 = llvm.getelementptr %1833[1152] : (!llvm.ptr) -> !llvm.ptr, i8
      %1870 = llvm.getelementptr %1833[1184] : (!llvm.ptr) -> !llvm.ptr, i8
      %1871 = llvm.getelementptr %1833[1216] : (!llvm.ptr) -> !llvm.ptr, i8
      %1872 = llvm.getelementptr %1833[1248] : (!llvm.ptr) -> !llvm.ptr, i8
      %1873 = llvm.getelementptr %1833[1280] : (!llvm.ptr) -> !llvm.ptr, i8
      %1874 = llvm.getelementptr %1833[1312] : (!llvm.ptr) -> !llvm.ptr, i8
      %1875 = llvm.getelementptr %1833[1344] : (!llvm.ptr) -> !llvm.ptr, i8
      %1876 = llvm.getelementptr %1833[1376] : (!llvm.ptr) -> !llvm.ptr, i8
      %1877 = llvm.getelementptr %1833[1408] : (!llvm.ptr) -> !llvm.ptr, i8
      %1878 = llvm.getelementptr %1833[1440] : (!llvm.ptr) -> !llvm.ptr, i8
      %1879 = llvm.getelementptr %1833[1472] : (!llvm.ptr) -> !llvm.ptr, i8
      %1880 = llvm.getelementptr %1833[1504] : (!llvm.ptr) -> !llvm.ptr, i8
      %1881 = llvm.getelementptr %1833[1536] : (!llvm.ptr) -> !llvm.ptr, i8
      %1882 = llvm.getelementptr %1833[1568] : (!llvm.ptr) -> !llvm.ptr, i8
      %1883 = llvm.getelementptr %1833[1600] : (!llvm.ptr) -> !llvm.ptr, i8
      %1884 = llvm.getelementptr %1833[1632] : (!llvm.ptr) -> !llvm.ptr, i8
      %1885 = llvm.getelementptr %1833[1664] : (!llvm.ptr) -> !llvm.ptr, i8
      %1886 = llvm.getelementptr %1833[1696] : (!llvm.ptr) -> !llvm.ptr, i8
      %1887 = llvm.getelementptr %1833[1728] : (!llvm.ptr) -> !llvm.ptr, i8
      %1888 = llvm.getelementptr %1833[1760] : (!llvm.ptr) -> !llvm.ptr, i8
      %1889 = llvm.getelementptr %1833[1792] : (!llvm.ptr) -> !llvm.ptr, i8
      %1890 = llvm.getelementptr %1833[1824] : (!llvm.ptr) -> !llvm.ptr, i8
      %1891 = llvm.getelementptr %1833[1856] : (!llvm.ptr) -> !llvm.ptr, i8
      %1892 = llvm.getelementptr %1833[1888] : (!llvm.ptr) -> !llvm.ptr, i8
      %1893 = llvm.getelementptr %1833[1920] : (!llvm.ptr) -> !llvm.ptr, i8
      %1894 = llvm.getelementptr %1833[1952] : (!llvm.ptr) -> !llvm.ptr, i8
      %1895 = llvm.getelementptr %1833[1984] : (!llvm.ptr) -> !llvm.ptr, i8
      %1896 = llvm.getelementptr %1833[2016] : (!llvm.ptr) -> !llvm.ptr, i8
      %1897 = llvm.getelementptr %1833[2048] : (!llvm.ptr) -> !llvm.ptr, i8
      %1898 = llvm.getelementptr %1833[2080] : (!llvm.ptr) -> !llvm.ptr, i8
      %1899 = llvm.getelementptr %1833[2112] : (!llvm.ptr) -> !llvm.ptr, i8
      %1900 = llvm.getelementptr %1833[2144] : (!llvm.ptr) -> !llvm.ptr, i8
      %1901 = llvm.getelementptr %1833[2176] : (!llvm.ptr) -> !llvm.ptr, i8
      %1902 = llvm.getelementptr %1833[2208] : (!llvm.ptr) -> !llvm.ptr, i8
      %1903 = llvm.getelementptr %1833[2240] : (!llvm.ptr) -> !llvm.ptr, i8
      %1904 = llvm.getelementptr %1833[2272] : (!llvm.ptr) -> !llvm.ptr, i8
      %1905 = llvm.getelementptr %1833[2304] : (!llvm.ptr) -> !llvm.ptr, i8
      %1906 = llvm.getelementptr %1833[2336] : (!llvm.ptr) -> !llvm.ptr, i8
      %1907 = llvm.getelementptr %1833[2368] : (!llvm.ptr) -> !llvm.ptr, i8
      %1908 = llvm.getelementptr %1833[2400] : (!llvm.ptr) -> !llvm.ptr, i8
      %1909 = llvm.getelementptr %1833[2432] : (!llvm.ptr) -> !llvm.ptr, i8
      %1910 = llvm.getelementptr %1833[2464] : (!llvm.ptr) -> !llvm.ptr, i8
      %1911 = llvm.getelementptr %1833[2496] : (!llvm.ptr) -> !llvm.ptr, i8
      %1912 = llvm.getelementptr %1833[2528] : (!llvm.ptr) -> !llvm.ptr, i8
      %1913 = llvm.getelementptr %1833[2560] : (!llvm.ptr) -> !llvm.ptr, i8
      %1914 = llvm.getelementptr %1833[2592] : (!llvm.ptr) -> !llvm.ptr, i8
      %1915 = llvm.getelementptr %1833[2624] : (!llvm.ptr) -> !llvm.ptr, i8
      %1916 = llvm.getelementptr %1833[2656] : (!llvm.ptr) -> !llvm.ptr, i8
      %1917 = llvm.getelementptr %1833[2688] : (!llvm.ptr) -> !llvm.ptr, i8
      %1918 = llvm.getelementptr %1833[2720] : (!llvm.ptr) -> !llvm.ptr, i8
      %1919 = llvm.getelementptr %1833[2752] : (!llvm.ptr) -> !llvm.ptr, i8
      %1920 = llvm.getelementptr %1833[2784] : (!llvm.ptr) -> !llvm.ptr, i8
      %1921 = llvm.getelementptr %1833[2816] : (!llvm.ptr) -> !llvm.ptr, i8
      %1922 = llvm.getelementptr %1833[2848] : (!llvm.ptr) -> !llvm.ptr, i8
      %1923 = llvm.getelementptr %1833[2880] : (!llvm.ptr) -> !llvm.ptr, i8
      %1924 = llvm.getelementptr %1833[2912] : (!llvm.ptr) -> !llvm.ptr, i8
      %1925 = llvm.getelementptr %1833[2944] : (!llvm.ptr) -> !llvm.ptr, i8
      %1926 = llvm.getelementptr %1833[2976] : (!llvm.ptr) -> !llvm.ptr, i8
      %1927 = llvm.getelementptr %1833[3008] : (!llvm.ptr) -> !llvm.ptr, i8
      %1928 = llvm.getelementptr %1833[3040] : (!llvm.ptr) -> !llvm.ptr, i8
      %1929 = llvm.getelementptr %1833[3072] : (!llvm.ptr) -> !llvm.ptr, i8
      %1930 = llvm.getelementptr %1833[3104] : (!llvm.ptr) -> !llvm.ptr, i8
      %1931 = llvm.getelementptr %1833[3136] : (!llvm.ptr) -> !llvm.ptr, i8
      %1932 = llvm.getelementptr %1833[3168] : (!llvm.ptr) -> !llvm.ptr, i8
      %1933 = llvm.getelementptr %1833[3200] : (!llvm.ptr) -> !llvm.ptr, i8
      %1934 = llvm.getelementptr %1833[3232] : (!llvm.ptr) -> !llvm.ptr, i8
      %1935 = llvm.getelementptr %1833[3264] : (!llvm.ptr) -> !llvm.ptr, i8
      %1936 = llvm.getelementptr %1833[3296] : (!llvm.ptr) -> !llvm.ptr, i8
      %1937 = llvm.getelementptr %1833[3328] : (!llvm.ptr) -> !llvm.ptr, i8
      %1938 = llvm.getelementptr %1833[3360] : (!llvm.ptr) -> !llvm.ptr, i8
      %1939 = llvm.getelementptr %1833[3392] : (!llvm.ptr) -> !llvm.ptr, i8
      %1940 = llvm.getelementptr %1833[3424] : (!llvm.ptr) -> !llvm.ptr, i8
      %1941 = llvm.getelementptr %1833[3456] : (!llvm.ptr) -> !llvm.ptr, i8
      %1942 = llvm.getelementptr %1833[3488] : (!llvm.ptr) -> !llvm.ptr, i8
      %1943 = llvm.getelementptr %1833[3520] : (!llvm.ptr) -> !llvm.ptr, i8
      %1944 = llvm.getelementptr %1833[3552] : (!llvm.ptr) -> !llvm.ptr, i8
      %1945 = llvm.getelementptr %1833[3584] : (!llvm.ptr) -> !llvm.ptr, i8
      %1946 = llvm.getelementptr %1833[3616] : (!llvm.ptr) -> !llvm.ptr, i8
      %1947 = llvm.getelementptr %1833[3648] : (!llvm.ptr) -> !llvm.ptr, i8
      %1948 = llvm.getelementptr %1833[3680] : (!llvm.ptr) -> !llvm.ptr, i8
      %1949 = llvm.getelementptr %1833[3712] : (!llvm.ptr) -> !llvm.ptr, i8
      %1950 = llvm.getelementptr %1833[3744] : (!llvm.ptr) -> !llvm.ptr, i8
      %1951 = llvm.getelementptr %1833[3776] : (!llvm.ptr) -> !llvm.ptr, i8
      %1952 = llvm.getelementptr %1833[3808] : (!llvm.ptr) -> !llvm.ptr, i8
      %1953 = llvm.getelementptr %1833[3840] : (!llvm.ptr) -> !llvm.ptr, i8
      %1954 = llvm.getelementptr %1833[3872] : (!llvm.ptr) -> !llvm.ptr, i8
      %1955 = llvm.getelementptr %1833[3904] : (!llvm.ptr) -> !llvm.ptr, i8
      %1956 = llvm.getelementptr %1833[3936] : (!llvm.ptr) -> !llvm.ptr, i8
      %1957 = llvm.getelementptr %1833[3968] : (!llvm.ptr) -> !llvm.ptr, i8
      %1958 = llvm.getelementptr %1833[4000] : (!llvm.ptr) -> !llvm.ptr, i8
      %1959 = llvm.getelementptr %1833[4032] : (!llvm.ptr) -> !llvm.ptr, i8
      %1960 = llvm.getelementptr %1833[4064] : (!llvm.ptr) -> !llvm.ptr, i8
      %1961 = llvm.shufflevector %84, %84 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1961, %1833 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1962 = llvm.shufflevector %84, %84 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1962, %1834 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1963 = llvm.shufflevector %85, %85 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1963, %1835 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1964 = llvm.shufflevector %85, %85 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1964, %1836 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1965 = llvm.shufflevector %86, %86 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1965, %1837 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1966 = llvm.shufflevector %86, %86 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1966, %1838 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1967 = llvm.shufflevector %87, %87 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1967, %1839 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1968 = llvm.shufflevector %87, %87 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1968, %1840 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1969 = llvm.shufflevector %88, %88 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1969, %1841 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1970 = llvm.shufflevector %88, %88 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1970, %1842 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1971 = llvm.shufflevector %89, %89 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1971, %1843 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1972 = llvm.shufflevector %89, %89 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1972, %1844 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1973 = llvm.shufflevector %90, %90 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1973, %1845 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1974 = llvm.shufflevector %90, %90 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1974, %1846 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1975 = llvm.shufflevector %91, %91 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1975, %1847 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1976 = llvm.shufflevector %91, %91 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1976, %1848 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1977 = llvm.shufflevector %92, %92 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1977, %1849 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1978 = llvm.shufflevector %92, %92 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1978, %1850 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1979 = llvm.shufflevector %93, %93 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1979, %1851 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1980 = llvm.shufflevector %93, %93 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1980, %1852 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1981 = llvm.shufflevector %94, %94 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1981, %1853 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1982 = llvm.shufflevector %94, %94 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1982, %1854 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1983 = llvm.shufflevector %95, %95 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1983, %1855 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1984 = llvm.shufflevector %95, %95 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1984, %1856 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1985 = llvm.shufflevector %96, %96 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1985, %1857 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1986 = llvm.shufflevector %96, %96 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1986, %1858 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1987 = llvm.shufflevector %97, %97 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1987, %1859 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1988 = llvm.shufflevector %97, %97 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1988, %1860 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1989 = llvm.shufflevector %98, %98 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1989, %1861 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1990 = llvm.shufflevector %98, %98 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1990, %1862 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1991 = llvm.shufflevector %99, %99 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1991, %1863 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1992 = llvm.shufflevector %99, %99 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1992, %1864 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1993 = llvm.shufflevector %100, %100 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1993, %1865 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1994 = llvm.shufflevector %100, %100 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1994, %1866 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1995 = llvm.shufflevector %101, %101 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1995, %1867 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1996 = llvm.shufflevector %101, %101 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1996, %1868 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1997 = llvm.shufflevector %102, %102 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1997, %1869 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1998 = llvm.shufflevector %102, %102 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %1998, %1870 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %1999 = llvm.shufflevector %103, %103 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %1999, %1871 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2000 = llvm.shufflevector %103, %103 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2000, %1872 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2001 = llvm.shufflevector %104, %104 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2001, %1873 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2002 = llvm.shufflevector %104, %104 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2002, %1874 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2003 = llvm.shufflevector %105, %105 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2003, %1875 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2004 = llvm.shufflevector %105, %105 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2004, %1876 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2005 = llvm.shufflevector %106, %106 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2005, %1877 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2006 = llvm.shufflevector %106, %106 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2006, %1878 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2007 = llvm.shufflevector %107, %107 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2007, %1879 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2008 = llvm.shufflevector %107, %107 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2008, %1880 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2009 = llvm.shufflevector %108, %108 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2009, %1881 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2010 = llvm.shufflevector %108, %108 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2010, %1882 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2011 = llvm.shufflevector %109, %109 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2011, %1883 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2012 = llvm.shufflevector %109, %109 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2012, %1884 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2013 = llvm.shufflevector %110, %110 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2013, %1885 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2014 = llvm.shufflevector %110, %110 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2014, %1886 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2015 = llvm.shufflevector %111, %111 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2015, %1887 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2016 = llvm.shufflevector %111, %111 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2016, %1888 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2017 = llvm.shufflevector %112, %112 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2017, %1889 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2018 = llvm.shufflevector %112, %112 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2018, %1890 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2019 = llvm.shufflevector %113, %113 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2019, %1891 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2020 = llvm.shufflevector %113, %113 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2020, %1892 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2021 = llvm.shufflevector %114, %114 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2021, %1893 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2022 = llvm.shufflevector %114, %114 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2022, %1894 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2023 = llvm.shufflevector %115, %115 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2023, %1895 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2024 = llvm.shufflevector %115, %115 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2024, %1896 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2025 = llvm.shufflevector %116, %116 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2025, %1897 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2026 = llvm.shufflevector %116, %116 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2026, %1898 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2027 = llvm.shufflevector %117, %117 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2027, %1899 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2028 = llvm.shufflevector %117, %117 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2028, %1900 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2029 = llvm.shufflevector %118, %118 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2029, %1901 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2030 = llvm.shufflevector %118, %118 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2030, %1902 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2031 = llvm.shufflevector %119, %119 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2031, %1903 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2032 = llvm.shufflevector %119, %119 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2032, %1904 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2033 = llvm.shufflevector %120, %120 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2033, %1905 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2034 = llvm.shufflevector %120, %120 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2034, %1906 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2035 = llvm.shufflevector %121, %121 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2035, %1907 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2036 = llvm.shufflevector %121, %121 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2036, %1908 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2037 = llvm.shufflevector %122, %122 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2037, %1909 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2038 = llvm.shufflevector %122, %122 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2038, %1910 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2039 = llvm.shufflevector %123, %123 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2039, %1911 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2040 = llvm.shufflevector %123, %123 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2040, %1912 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2041 = llvm.shufflevector %124, %124 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2041, %1913 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2042 = llvm.shufflevector %124, %124 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2042, %1914 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2043 = llvm.shufflevector %125, %125 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2043, %1915 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2044 = llvm.shufflevector %125, %125 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2044, %1916 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2045 = llvm.shufflevector %126, %126 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2045, %1917 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2046 = llvm.shufflevector %126, %126 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2046, %1918 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2047 = llvm.shufflevector %127, %127 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2047, %1919 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2048 = llvm.shufflevector %127, %127 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2048, %1920 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2049 = llvm.shufflevector %128, %128 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2049, %1921 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2050 = llvm.shufflevector %128, %128 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2050, %1922 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2051 = llvm.shufflevector %129, %129 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2051, %1923 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2052 = llvm.shufflevector %129, %129 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2052, %1924 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2053 = llvm.shufflevector %130, %130 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2053, %1925 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2054 = llvm.shufflevector %130, %130 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2054, %1926 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2055 = llvm.shufflevector %131, %131 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2055, %1927 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2056 = llvm.shufflevector %131, %131 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2056, %1928 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2057 = llvm.shufflevector %132, %132 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2057, %1929 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2058 = llvm.shufflevector %132, %132 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2058, %1930 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2059 = llvm.shufflevector %133, %133 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2059, %1931 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2060 = llvm.shufflevector %133, %133 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2060, %1932 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2061 = llvm.shufflevector %134, %134 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2061, %1933 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2062 = llvm.shufflevector %134, %134 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2062, %1934 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2063 = llvm.shufflevector %135, %135 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2063, %1935 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2064 = llvm.shufflevector %135, %135 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2064, %1936 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2065 = llvm.shufflevector %136, %136 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2065, %1937 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2066 = llvm.shufflevector %136, %136 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2066, %1938 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2067 = llvm.shufflevector %137, %137 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2067, %1939 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2068 = llvm.shufflevector %137, %137 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2068, %1940 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2069 = llvm.shufflevector %138, %138 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2069, %1941 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2070 = llvm.shufflevector %138, %138 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2070, %1942 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2071 = llvm.shufflevector %139, %139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2071, %1943 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2072 = llvm.shufflevector %139, %139 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2072, %1944 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2073 = llvm.shufflevector %140, %140 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2073, %1945 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2074 = llvm.shufflevector %140, %140 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2074, %1946 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2075 = llvm.shufflevector %141, %141 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2075, %1947 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2076 = llvm.shufflevector %141, %141 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2076, %1948 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2077 = llvm.shufflevector %142, %142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2077, %1949 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2078 = llvm.shufflevector %142, %142 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2078, %1950 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2079 = llvm.shufflevector %143, %143 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2079, %1951 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2080 = llvm.shufflevector %143, %143 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2080, %1952 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2081 = llvm.shufflevector %144, %144 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2081, %1953 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2082 = llvm.shufflevector %144, %144 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2082, %1954 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2083 = llvm.shufflevector %145, %145 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2083, %1955 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2084 = llvm.shufflevector %145, %145 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2084, %1956 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2085 = llvm.shufflevector %146, %146 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2085, %1957 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2086 = llvm.shufflevector %146, %146 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2086, %1958 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2087 = llvm.shufflevector %147, %147 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> 
      llvm.store %2087, %1959 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      %2088 = llvm.shufflevector %147, %147 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> 
      llvm.store %2088, %1960 {alignment = 32 : i64} : vector<8xf32>, !llvm.ptr
      llvm.br ^bb66(%25 : i64)
    ^bb66(%2089: i64):  // 2 preds: ^bb65, ^bb71
      %2090 = llvm.icmp "slt" %2089, %27 : i64
      llvm.cond_br %2090, ^bb67, ^bb72
    ^bb67:  // pred: ^bb66
      %2091 = llvm.add %81, %2089 : i64
      %2092 = llvm.trunc %2089 : i64 to i32
      %2093 = llvm.mul %2092, %7 : i32
      %2094 = llvm.mul %2093, %15 : i32
      %2095 = llvm.getelementptr %1833[%2094] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      %2096 = llvm.getelementptr %2095[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %2097 = llvm.getelementptr %2095[64] : (!llvm.ptr) -> !llvm.ptr, i8
      %2098 = llvm.getelementptr %2095[96] : (!llvm.ptr) -> !llvm.ptr, i8
      %2099 = llvm.load %2095 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %2100 = llvm.load %2096 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %2101 = llvm.shufflevector %2099, %2100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32> 
      %2102 = llvm.load %2097 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %2103 = llvm.load %2098 {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
      %2104 = llvm.shufflevector %2102, %2103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32> 
      %2105 = llvm.mul %82, %22 : i64
      %2106 = llvm.getelementptr %42[%2105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %2107 = llvm.sub %51, %82 : i64
      %2108 = llvm.intr.smin(%2107, %21) : (i64, i64) -> i64
      %2109 = llvm.intr.smax(%2108, %25) : (i64, i64) -> i64
      %2110 = llvm.trunc %2109 : i64 to i32
      %2111 = llvm.icmp "sgt" %2110, %28 : i32
      %2112 = llvm.getelementptr %2106[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %2113 = llvm.icmp "sgt" %2110, %5 : i32
      %2114 = llvm.select %2111, %2106, %8 : i1, !llvm.ptr
      %2115 = llvm.load %2114 {alignment = 16 : i64} : !llvm.ptr -> vector<16xbf16>
      %2116 = llvm.select %2113, %2112, %8 : i1, !llvm.ptr
      %2117 = llvm.load %2116 {alignment = 16 : i64} : !llvm.ptr -> vector<16xbf16>
      %2118 = llvm.bitcast %2115 : vector<16xbf16> to vector<16xi16>
      %2119 = llvm.zext %2118 : vector<16xi16> to vector<16xi32>
      %2120 = llvm.shl %2119, %3 : vector<16xi32>
      %2121 = llvm.bitcast %2120 : vector<16xi32> to vector<16xf32>
      %2122 = llvm.bitcast %2117 : vector<16xbf16> to vector<16xi16>
      %2123 = llvm.zext %2122 : vector<16xi16> to vector<16xi32>
      %2124 = llvm.shl %2123, %3 : vector<16xi32>
      %2125 = llvm.bitcast %2124 : vector<16xi32> to vector<16xf32>
      %2126 = llvm.fadd %2101, %2121 : vector<16xf32>
      %2127 = llvm.fadd %2104, %2125 : vector<16xf32>
      %2128 = llvm.intr.maximum(%2126, %4) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %2129 = llvm.fcmp "une" %2128, %2128 : vector<16xf32>
      %2130 = llvm.bitcast %2128 : vector<16xf32> to vector<16xi32>
      %2131 = llvm.lshr %2130, %3 : vector<16xi32>
      %2132 = llvm.and %2131, %0 : vector<16xi32>
      %2133 = llvm.add %2132, %2 : vector<16xi32>
      %2134 = llvm.add %2130, %2133 : vector<16xi32>
      %2135 = llvm.lshr %2134, %3 : vector<16xi32>
      %2136 = llvm.trunc %2135 : vector<16xi32> to vector<16xi16>
      %2137 = llvm.select %2129, %1, %2136 : vector<16xi1>, vector<16xi16>
      %2138 = llvm.bitcast %2137 : vector<16xi16> to vector<16xbf16>
      %2139 = llvm.intr.maximum(%2127, %4) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %2140 = llvm.fcmp "une" %2139, %2139 : vector<16xf32>
      %2141 = llvm.bitcast %2139 : vector<16xf32> to vector<16xi32>
      %2142 = llvm.lshr %2141, %3 : vector<16xi32>
      %2143 = llvm.and %2142, %0 : vector<16xi32>
      %2144 = llvm.add %2143, %2 : vector<16xi32>
      %2145 = llvm.add %2141, %2144 : vector<16xi32>
      %2146 = llvm.lshr %2145, %3 : vector<16xi32>
      %2147 = llvm.trunc %2146 : vector<16xi32> to vector<16xi16>
      %2148 = llvm.select %2140, %1, %2147 : vector<16xi1>, vector<16xi16>
      %2149 = llvm.bitcast %2148 : vector<16xi16> to vector<16xbf16>
      %2150 = llvm.mul %2091, %51 : i64
      %2151 = llvm.add %2150, %82 : i64
      %2152 = llvm.mul %2151, %22 : i64
      %2153 = llvm.getelementptr %45[%2152] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %2154 = llvm.sub %48, %2091 : i64
      %2155 = llvm.intr.smin(%2154, %21) : (i64, i64) -> i64
      %2156 = llvm.intr.smax(%2155, %25) : (i64, i64) -> i64
      %2157 = llvm.trunc %2156 : i64 to i32
      %2158 = llvm.sub %51, %82 : i64
      %2159 = llvm.intr.smin(%2158, %21) : (i64, i64) -> i64
      %2160 = llvm.intr.smax(%2159, %25) : (i64, i64) -> i64
      %2161 = llvm.trunc %2160 : i64 to i32
      %2162 = llvm.icmp "sgt" %2157, %28 : i32
      %2163 = llvm.icmp "sgt" %2161, %28 : i32
      %2164 = llvm.and %2162, %2163 : i1
      %2165 = llvm.getelementptr %2153[32] : (!llvm.ptr) -> !llvm.ptr, i8
      %2166 = llvm.icmp "sgt" %2161, %5 : i32
      %2167 = llvm.and %2162, %2166 : i1
      llvm.cond_br %2164, ^bb68, ^bb69
    ^bb68:  // pred: ^bb67
      llvm.store %2138, %2153 {alignment = 16 : i64} : vector<16xbf16>, !llvm.ptr
      llvm.br ^bb69
    ^bb69:  // 2 preds: ^bb67, ^bb68
      llvm.cond_br %2167, ^bb70, ^bb71
    ^bb70:  // pred: ^bb69
      llvm.store %2149, %2165 {alignment = 16 : i64} : vector<16xbf16>, !llvm.ptr
      llvm.br ^bb71
    ^bb71:  // 2 preds: ^bb69, ^bb70
      %2168 = llvm.add %2089, %6 : i64
      llvm.br ^bb66(%2168 : i64)
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

