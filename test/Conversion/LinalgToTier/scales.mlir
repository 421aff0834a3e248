// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_100a | FileCheck %s

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>


// Where an instruction multiplies by the factors, they are its scales, whichever of them comes first.
// CHECK-LABEL: gpu.func @columns_first_0(
// CHECK:       tier.accumulate {{.*}} scales {{.*}} : memref<128x128xf8E4M3FN
func.func @columns_first(%x: tensor<?x?xf8E4M3FN>, %w: tensor<?x?xf8E4M3FN>, %sx: tensor<?x?xf8E8M0FNU>, %sw: tensor<?x?xf8E8M0FNU>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf8E4M3FN>
  %n = tensor.dim %w, %c0 : tensor<?x?xf8E4M3FN>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#a, #b, affine_map<(m, n, k) -> (n, k floordiv 32)>, affine_map<(m, n, k) -> (m, k floordiv 32)>, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w, %sx, %sw : tensor<?x?xf8E4M3FN>, tensor<?x?xf8E4M3FN>, tensor<?x?xf8E8M0FNU>, tensor<?x?xf8E8M0FNU>) outs(%init : tensor<?x?xf32>) {
  ^bb0(%i: f8E4M3FN, %j: f8E4M3FN, %p: f8E8M0FNU, %q: f8E8M0FNU, %out: f32):
    %i1 = arith.extf %i : f8E4M3FN to f32
    %j1 = arith.extf %j : f8E4M3FN to f32
    %p1 = arith.extf %p : f8E8M0FNU to f32
    %q1 = arith.extf %q : f8E8M0FNU to f32
    %t0 = arith.mulf %i1, %j1 : f32
    %t1 = arith.mulf %p1, %q1 : f32
    %term = arith.mulf %t0, %t1 : f32
    %sum = arith.addf %out, %term : f32
    linalg.yield %sum : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// A factor that is the same for all of k steps as the other one does.
// CHECK-LABEL: gpu.func @same_for_all_of_k_0(
// CHECK:       tier.accumulate {{.*}} scales {{.*}} : memref<128x128xf8E4M3FN
func.func @same_for_all_of_k(%x: tensor<?x?xf8E4M3FN>, %w: tensor<?x?xf8E4M3FN>, %sx: tensor<?xf8E8M0FNU>, %sw: tensor<?x?xf8E8M0FNU>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf8E4M3FN>
  %n = tensor.dim %w, %c0 : tensor<?x?xf8E4M3FN>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#a, #b, affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (n, k floordiv 32)>, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w, %sx, %sw : tensor<?x?xf8E4M3FN>, tensor<?x?xf8E4M3FN>, tensor<?xf8E8M0FNU>, tensor<?x?xf8E8M0FNU>) outs(%init : tensor<?x?xf32>) {
  ^bb0(%i: f8E4M3FN, %j: f8E4M3FN, %p: f8E8M0FNU, %q: f8E8M0FNU, %out: f32):
    %i1 = arith.extf %i : f8E4M3FN to f32
    %j1 = arith.extf %j : f8E4M3FN to f32
    %p1 = arith.extf %p : f8E8M0FNU to f32
    %q1 = arith.extf %q : f8E8M0FNU to f32
    %t0 = arith.mulf %i1, %j1 : f32
    %t1 = arith.mulf %p1, %q1 : f32
    %term = arith.mulf %t0, %t1 : f32
    %sum = arith.addf %out, %term : f32
    linalg.yield %sum : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// Two factors of the rows of one operand are no scales of both: what cannot be scaled in the unit is converted.
// CHECK-LABEL: gpu.func @two_of_rows_0(
// CHECK-NOT:   scales
// CHECK:       tier.mma {{.*}} on {{ *}}warp : memref<{{.*}}xf16
func.func @two_of_rows(%x: tensor<?x?xf8E4M3FN>, %w: tensor<?x?xf8E4M3FN>, %sx: tensor<?x?xf8E8M0FNU>, %sw: tensor<?x?xf8E8M0FNU>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf8E4M3FN>
  %n = tensor.dim %w, %c0 : tensor<?x?xf8E4M3FN>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#a, #b, affine_map<(m, n, k) -> (m, k floordiv 32)>, affine_map<(m, n, k) -> (m, k floordiv 32)>, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w, %sx, %sw : tensor<?x?xf8E4M3FN>, tensor<?x?xf8E4M3FN>, tensor<?x?xf8E8M0FNU>, tensor<?x?xf8E8M0FNU>) outs(%init : tensor<?x?xf32>) {
  ^bb0(%i: f8E4M3FN, %j: f8E4M3FN, %p: f8E8M0FNU, %q: f8E8M0FNU, %out: f32):
    %i1 = arith.extf %i : f8E4M3FN to f32
    %j1 = arith.extf %j : f8E4M3FN to f32
    %p1 = arith.extf %p : f8E8M0FNU to f32
    %q1 = arith.extf %q : f8E8M0FNU to f32
    %t0 = arith.mulf %i1, %j1 : f32
    %t1 = arith.mulf %p1, %q1 : f32
    %term = arith.mulf %t0, %t1 : f32
    %sum = arith.addf %out, %term : f32
    linalg.yield %sum : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// .. and so are factors that step with other blocks.
// CHECK-LABEL: gpu.func @other_blocks_0(
// CHECK-NOT:   scales
// CHECK:       tier.mma {{.*}} on {{ *}}warp : memref<{{.*}}xf16
func.func @other_blocks(%x: tensor<?x?xf8E4M3FN>, %w: tensor<?x?xf8E4M3FN>, %sx: tensor<?x?xf8E8M0FNU>, %sw: tensor<?x?xf8E8M0FNU>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf8E4M3FN>
  %n = tensor.dim %w, %c0 : tensor<?x?xf8E4M3FN>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#a, #b, affine_map<(m, n, k) -> (m, k floordiv 32)>, affine_map<(m, n, k) -> (n, k floordiv 64)>, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w, %sx, %sw : tensor<?x?xf8E4M3FN>, tensor<?x?xf8E4M3FN>, tensor<?x?xf8E8M0FNU>, tensor<?x?xf8E8M0FNU>) outs(%init : tensor<?x?xf32>) {
  ^bb0(%i: f8E4M3FN, %j: f8E4M3FN, %p: f8E8M0FNU, %q: f8E8M0FNU, %out: f32):
    %i1 = arith.extf %i : f8E4M3FN to f32
    %j1 = arith.extf %j : f8E4M3FN to f32
    %p1 = arith.extf %p : f8E8M0FNU to f32
    %q1 = arith.extf %q : f8E8M0FNU to f32
    %t0 = arith.mulf %i1, %j1 : f32
    %t1 = arith.mulf %p1, %q1 : f32
    %term = arith.mulf %t0, %t1 : f32
    %sum = arith.addf %out, %term : f32
    linalg.yield %sum : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
