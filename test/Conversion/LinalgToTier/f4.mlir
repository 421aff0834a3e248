// RUN: tier-opt %s --split-input-file --tier-compile="chip=sm_100a to=where" | FileCheck %s
// RUN: not tier-opt %s --split-input-file --tier-compile="chip=sm_90a to=where" 2>&1 | FileCheck %s --check-prefix=REFUSED

// Two numbers in a byte, with a scale for each 32 of k: bytes for every room, and an instruction that knows better.
// CHECK-LABEL: gpu.func @f4
// CHECK:         tier.alloc {tier.columns = array<i64: {{.*}}>} : memref<128x{{.*}}xf32, #tier.space<tensor>>
// CHECK:         tier.alloc : memref<128x128xi8
// CHECK:         tier.alloc : memref<128x8xf8E8M0FNU, #layout.strided<[32:16, 4:4], [4:1, 2:512]>, #tier.space<shared>>
// CHECK:         tier.accumulate {{.*}} scales {{.*}} f4 {tier.instruction = "tcgen05.m128k64.mxf4"}

// REFUSED: [tier.f4] expects a matrix unit that multiplies f4 by f4 with such scales, got sm_90a
// REFUSED: fix: compile for a machine that has one, or convert the operands to f8e4m3, which holds every f4
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (n, k)>
#s = affine_map<(m, n, k) -> (m, k floordiv 16)>
#t = affine_map<(m, n, k) -> (n, k floordiv 16)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @f4(%x: tensor<?x?xi8>, %w: tensor<?x?xi8>, %sx: tensor<?x?xf8E8M0FNU>, %sw: tensor<?x?xf8E8M0FNU>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xi8>
  %n = tensor.dim %w, %c0 : tensor<?x?xi8>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#a, #b, #s, #t, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w, %sx, %sw : tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xf8E8M0FNU>, tensor<?x?xf8E8M0FNU>) outs(%init : tensor<?x?xf32>) {
  ^bb0(%i: i8, %j: i8, %p: f8E8M0FNU, %q: f8E8M0FNU, %out: f32):
    %c4 = arith.constant 4 : i8
    %i0 = arith.trunci %i : i8 to i4
    %i1 = arith.bitcast %i0 : i4 to f4E2M1FN
    %i2 = arith.extf %i1 : f4E2M1FN to f32
    %j0 = arith.trunci %j : i8 to i4
    %j1 = arith.bitcast %j0 : i4 to f4E2M1FN
    %j2 = arith.extf %j1 : f4E2M1FN to f32
    %low = arith.mulf %i2, %j2 : f32
    %i3 = arith.shrui %i, %c4 : i8
    %i4 = arith.trunci %i3 : i8 to i4
    %i5 = arith.bitcast %i4 : i4 to f4E2M1FN
    %i6 = arith.extf %i5 : f4E2M1FN to f32
    %j3 = arith.shrui %j, %c4 : i8
    %j4 = arith.trunci %j3 : i8 to i4
    %j5 = arith.bitcast %j4 : i4 to f4E2M1FN
    %j6 = arith.extf %j5 : f4E2M1FN to f32
    %high = arith.mulf %i6, %j6 : f32
    %both = arith.addf %low, %high : f32
    %p1 = arith.extf %p : f8E8M0FNU to f32
    %q1 = arith.extf %q : f8E8M0FNU to f32
    %f = arith.mulf %p1, %q1 : f32
    %term = arith.mulf %both, %f : f32
    %sum = arith.addf %out, %term : f32
    linalg.yield %sum : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
