// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --split-input-file | FileCheck %s
// RUN: tier-opt %s --convert-linalg-to-tier=chip=cpu --split-input-file | FileCheck %s --check-prefix=HOST

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// Few long rows that are read again: CTAs share them while they are reduced, another kernel combines their parts, and tiles
// of all rows are computed of that. Else CTAs take whole rows, as cores do.
// CHECK-LABEL: func.func @times_sum(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: memref<?xf32> {{.*}}, %[[M:[a-z0-9]+]]: index, %[[N:[a-z0-9]+]]: index, %{{[a-z0-9]+}}: index, %{{[a-z0-9]+}}: index, %[[Y:[a-z0-9]+]]: memref
// CHECK:         %[[LONG:[0-9]+]] = arith.cmpi sge, %[[N]], %c262144 : index
// CHECK-NEXT:    %[[FEW:[0-9]+]] = arith.cmpi sle, %[[M]], %c33 : index
// CHECK-NEXT:    %[[BOTH:[0-9]+]] = arith.andi %[[LONG]], %[[FEW]] : i1
// CHECK:         scf.if %[[BOTH]] {
// CHECK-NEXT:      %[[SUM:[0-9]+]] = tier.workspace
// CHECK-NEXT:      %[[PARTS:[0-9]+]] = tier.workspace
// CHECK-NEXT:      gpu.launch_func {{.*}} threads in (%c512, {{.*}} args(%[[X]] : memref<?xf32>, %[[PARTS]] :
// CHECK-NEXT:      gpu.launch_func {{.*}} args(%[[PARTS]] : memref<?xf32>, %[[SUM]] :
// CHECK-NEXT:      gpu.launch_func {{.*}} args(%[[X]] : memref<?xf32>, %[[SUM]] : memref<?xf32>, %[[Y]] :
// CHECK-NEXT:    } else {

// HOST-LABEL: func.func @times_sum(
// HOST:         gpu.launch_func @times_sum_0::@times_sum_0
// HOST-NOT:     gpu.launch_func
// HOST:         return
func.func @times_sum(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 16], strides = [?, 1], stride_multiple = [4, 1], align = 16>}) -> tensor<?x?xf32> {
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
    %t = arith.mulf %v, %s : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
#nm = affine_map<(d0, d1) -> (d1, d0)>
#first = affine_map<(d0, d1) -> (d0)>

// Columns are rows that are neighbours in memory: CTAs share long ones however many there are, in lines as narrow as there are columns. What is computed of the last
// reduction has no columns: one kernel less. Short ones are held.
// CHECK-LABEL: func.func @below_most(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: memref<?xf32> {{.*}}, %[[M:[a-z0-9]+]]: index, %[[N:[a-z0-9]+]]: index, %{{[a-z0-9]+}}: index, %{{[a-z0-9]+}}: index, %[[Y:[a-z0-9]+]]: memref
// CHECK:         %[[TALL:[0-9]+]] = arith.cmpi sge, %[[M]], %c8192 : index
// CHECK:         scf.if %[[TALL]] {
// CHECK-NEXT:      %[[MOST:[0-9]+]] = tier.workspace
// CHECK-NEXT:      scf.if
// CHECK-NEXT:        %[[NARROW:[0-9]+]] = tier.workspace
// CHECK-NEXT:        gpu.launch_func {{.*}} args(%[[X]] : memref<?xf32>, %[[NARROW]] :
// CHECK-NEXT:        gpu.launch_func {{.*}} args(%[[NARROW]] : memref<?xf32>, %[[MOST]] :
// CHECK-NEXT:      } else {
// CHECK-NEXT:        %[[PARTS:[0-9]+]] = tier.workspace
// CHECK-NEXT:        gpu.launch_func {{.*}} args(%[[X]] : memref<?xf32>, %[[PARTS]] :
// CHECK-NEXT:        gpu.launch_func {{.*}} args(%[[PARTS]] : memref<?xf32>, %[[MOST]] :
// CHECK:           scf.if
// CHECK-NEXT:        %[[OTHERS:[0-9]+]] = tier.workspace
// CHECK-NEXT:        gpu.launch_func {{.*}} args(%[[X]] : memref<?xf32>, %[[MOST]] : memref<?xf32>, %[[OTHERS]] :
// CHECK-NEXT:        gpu.launch_func {{.*}} args(%[[OTHERS]] : memref<?xf32>, %[[Y]] :
// CHECK:           scf.if %{{[0-9]+}} {
// CHECK-NEXT:        gpu.launch_func @below_most_0::@below_most_0

// HOST-LABEL: func.func @below_most(
// HOST:         gpu.launch_func @below_most_0::@below_most_0
// HOST-NOT:     gpu.launch_func
// HOST:         return
func.func @below_most(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 16], strides = [?, 1], stride_multiple = [4, 1], align = 16>}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %r = tensor.empty(%n) : tensor<?xf32>
  %l = linalg.fill ins(%low : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %most = linalg.generic {indexing_maps = [#nm, #first], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%l : tensor<?xf32>) {
  ^bb0(%v: f32, %a: f32):
    %t = arith.maximumf %a, %v : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %d = linalg.generic {indexing_maps = [#mn, #n, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %most : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%v: f32, %s: f32, %o: f32):
    %t = arith.subf %s, %v : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#nm, #first], iterator_types = ["parallel", "reduction"]}
      ins(%d : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%v: f32, %a: f32):
    %t = arith.addf %a, %v : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  return %sum : tensor<?xf32>
}
