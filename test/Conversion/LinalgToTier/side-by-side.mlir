// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a | FileCheck %s
// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --remarks-filter=convert-linalg-to-tier -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

#a = affine_map<(m, n, k) -> (m, k)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>

// Two operands are copied by one launch: its first CTAs copy one, the others the other. What both are handed is a parameter once.
// REMARK: Joined {{.*}}one launch copies both operands
// CHECK:       gpu.func @both_0(%[[X:.*]]: memref<?xbf16> {tier.align = 16 : i64}, %[[TO:.*]]: memref<?xbf16>{{.*}}, %[[W:.*]]: memref<?xbf16>{{.*}}, %{{.*}}: memref<?xbf16>{{.*}}, %[[FIRST:.*]]: index) kernel
// CHECK:         %[[BLOCK:.*]] = gpu.block_id x
// CHECK-NEXT:    %[[IS:.*]] = arith.cmpi slt, %[[BLOCK]], %[[FIRST]]
// CHECK-NEXT:    scf.if %[[IS]] {
// CHECK:           memref.reinterpret_cast %[[X]]
// CHECK:           tier.load {{.*}}tier.covering
// CHECK:           tier.store
// CHECK:         } else {
// CHECK:           %[[BEHIND:.*]] = arith.subi %[[BLOCK]], %[[FIRST]]
// CHECK:           %[[OWN:.*]] = arith.maxsi %[[BEHIND]], %{{.*}}
// CHECK:           memref.reinterpret_cast %[[W]]
// CHECK:           arith.divui %[[OWN]]
// CHECK:         gpu.return
// CHECK-NOT:   tier.covering
// CHECK-LABEL: func.func @both(
// CHECK:         gpu.launch_func @both_0::@both_0
// CHECK-NEXT:    gpu.launch_func
// CHECK-NEXT:  } else {
func.func @both(
    %x: tensor<1001x1003xbf16> {tier.argument = #tier.argument<name = "x", extents = ["1001", "1003"], multiple = [1, 1], strides = [1003, 1], stride_multiple = [1, 1], align = 16>},
    %w: tensor<2001x1003xbf16> {tier.argument = #tier.argument<name = "w", extents = ["2001", "1003"], multiple = [1, 1], strides = [1003, 1], stride_multiple = [1, 1], align = 16>}) -> tensor<1001x2001xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1001x2001xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1001x2001xf32>) -> tensor<1001x2001xf32>
  %p = linalg.generic {indexing_maps = [#a, #bt, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<1001x1003xbf16>, tensor<2001x1003xbf16>) outs(%f : tensor<1001x2001xf32>) {
  ^bb0(%l: bf16, %r: bf16, %o: f32):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %lr = arith.mulf %l32, %r32 : f32
    %acc = arith.addf %o, %lr : f32
    linalg.yield %acc : f32
  } -> tensor<1001x2001xf32>
  return %p : tensor<1001x2001xf32>
}
