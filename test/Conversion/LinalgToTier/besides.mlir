// RUN: tier-opt --verify-roundtrip %s --convert-linalg-to-tier=chip=sm_90a --split-input-file | FileCheck %s
// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --remarks-filter=convert-linalg-to-tier --split-input-file 2>&1 | FileCheck %s --check-prefix=REMARK

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// A value and what is computed of its rows are stored by one kernel; it reads what is stored as rounded as memory has it.
// REMARK: one kernel stores what this line and others compute
// CHECK-LABEL: gpu.func @sum_and_share_0(
// CHECK:         %[[X:.*]] = tier.load
// CHECK:         %[[Y:.*]] = tier.load
// CHECK:         %[[BOTH:.*]] = arith.addf
// CHECK-NEXT:    %[[ROUND:.*]] = arith.truncf %[[BOTH]] : tensor
// CHECK-NEXT:    arith.extf %[[ROUND]]
// CHECK:         tier.reduce addf
// CHECK:         tier.store %{{.*}} : tensor<{{.*}}xf32
// CHECK-NOT:     tier.load
// CHECK:         tier.store %[[ROUND]], {{.*}} : tensor<{{.*}}xbf16
// CHECK:         gpu.return

// CHECK-LABEL: func.func @sum_and_share(
// CHECK-NOT:     @sum_and_share_1::
// CHECK:         return
func.func @sum_and_share(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 8], strides = [?, 1], stride_multiple = [8, 1], align = 16>},
    %y: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "y", extents = ["M", "N"], multiple = [1, 8], strides = [?, 1], stride_multiple = [8, 1], align = 16>}) -> (tensor<?x?xbf16>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %n = tensor.dim %x, %c1 : tensor<?x?xbf16>
  %e = tensor.empty(%m, %n) : tensor<?x?xbf16>
  %both = linalg.generic {indexing_maps = [#mn, #mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%e : tensor<?x?xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %a32 = arith.extf %a : bf16 to f32
    %b32 = arith.extf %b : bf16 to f32
    %s = arith.addf %a32, %b32 : f32
    %t = arith.truncf %s fastmath<contract> : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<?x?xbf16>
  %r = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%both : tensor<?x?xbf16>) outs(%f : tensor<?xf32>) {
  ^bb0(%v: bf16, %a: f32):
    %v32 = arith.extf %v : bf16 to f32
    %t = arith.addf %a, %v32 : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %q = tensor.empty(%m, %n) : tensor<?x?xf32>
  %share = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%both, %sum : tensor<?x?xbf16>, tensor<?xf32>) outs(%q : tensor<?x?xf32>) {
  ^bb0(%v: bf16, %s: f32, %o: f32):
    %v32 = arith.extf %v : bf16 to f32
    %t = arith.divf %v32, %s : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  return %both, %share : tensor<?x?xbf16>, tensor<?x?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// A number of each row is stored once it is reduced. Few long rows leave it to a kernel of its own.
// CHECK-LABEL: gpu.func @share_and_sum_0(
// CHECK:         %[[SUM:.*]] = tier.reduce addf
// CHECK-NEXT:    tier.store %[[SUM]]
// CHECK:         tier.store

// CHECK-LABEL: func.func @share_and_sum(
// CHECK-SAME:    %[[Y:[a-z0-9]+]]: memref<?xf32> {tier.output}, %{{[a-z0-9]+}}: index, %{{[a-z0-9]+}}: index, %{{[a-z0-9]+}}: index, %{{[a-z0-9]+}}: index, %[[R:[a-z0-9]+]]: memref<?xf32> {tier.output}
// CHECK:           %[[WHOLE:[0-9]+]] = tier.workspace
// CHECK-NEXT:      %[[PARTS:[0-9]+]] = tier.workspace
// CHECK-NEXT:      gpu.launch_func {{.*}} args(%{{.*}}, %[[PARTS]] :
// CHECK-NEXT:      gpu.launch_func {{.*}} args(%[[PARTS]] : memref<?xf32>, %[[WHOLE]] :
// CHECK-NEXT:      gpu.launch_func {{.*}} args(%{{.*}} : memref<?xf32>, %[[WHOLE]] : memref<?xf32>, %[[Y]] :
// CHECK-NEXT:      gpu.launch_func {{.*}} args(%[[WHOLE]] : memref<?xf32>, %[[R]] :
// CHECK-NEXT:    } else {
func.func @share_and_sum(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 16], strides = [?, 1], stride_multiple = [4, 1], align = 16>}) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %r = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%v: f32, %a: f32):
    %t = arith.addf %a, %v : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%v: f32, %s: f32, %o: f32):
    %t = arith.divf %v, %s : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  return %y, %sum : tensor<?x?xf32>, tensor<?xf32>
}
