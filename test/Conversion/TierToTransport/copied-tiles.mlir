// RUN: tier-opt %s --convert-tier-to-transport --split-input-file | FileCheck %s
// RUN: tier-opt %s --convert-tier-to-transport --transport-insert-fences --transport-verify --split-input-file -o /dev/null

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#f = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#A = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#S = #layout.compose<#layout.strided<[64:32], [32:1]>, #layout.swizzle<2, 3, 3>>
!operand = memref<64x64xbf16, #A, #tier.space<shared>>
!staging = memref<64x32xbf16, #S, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!sums = tensor<64x32xf32, #f>
!piece = tensor<64x32xbf16, #f>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>
!out = !tier.tensormap<#layout.tensormap<element = bf16, box = [32, 64], swizzle = 64B>>

// The pieces of a residual are put into three tiles in turn, behind as many operands as there are stages: those wait for nobody while the
// tile before is stored. Another operand is put between two pieces. A result leaves from where its piece of the residual came to; a tile is given back when its store has been read.
// CHECK-LABEL: gpu.func @residual
// CHECK:       %[[A:[0-9]+]] = transport.channel stages 3 completion
// CHECK:       %[[C:[0-9]+]] = transport.channel stages 3 completion transaction : <memref<64x32xbf16
// CHECK:       transport.role "load"
// CHECK:         scf.for %[[T:[a-z0-9]+]] =
// CHECK:           %[[IS:[0-9]+]] = arith.cmpi sgt, %arg0, %c0
// CHECK-NEXT:      scf.if %[[IS]] {
// CHECK-NEXT:        transport.put %[[A]]
// CHECK:           %[[IS:[0-9]+]] = arith.cmpi sgt, %arg0, %c64
// CHECK-NEXT:      scf.if %[[IS]] {
// CHECK-NEXT:        transport.put %[[A]]
// CHECK:           %[[IS:[0-9]+]] = arith.cmpi sgt, %arg0, %c128
// CHECK-NEXT:      scf.if %[[IS]] {
// CHECK-NEXT:        transport.put %[[A]]
// CHECK:           transport.put %[[C]] as (%[[P:[a-z0-9]+]]: memref<64x32
// CHECK-NEXT:        transport.copy.bulk_load %arg3[%c0, %[[T]]] to %[[P]]
// CHECK:           %[[IS:[0-9]+]] = arith.cmpi sgt, %arg0, %c192
// CHECK-NEXT:      scf.if %[[IS]] {
// CHECK-NEXT:        transport.put %[[A]]
// CHECK:           transport.put %[[C]] as (%[[Q:[a-z0-9]+]]: memref<64x32
// CHECK-NEXT:        transport.copy.bulk_load %arg3[%c32, %[[T]]] to %[[Q]]
// CHECK:           scf.for %[[K:[a-z0-9]+]] =
// CHECK-NEXT:        %[[AHEAD:[0-9]+]] = arith.addi %[[K]], %c256
// CHECK-NEXT:        %[[IS:[0-9]+]] = arith.cmpi slt, %[[AHEAD]], %arg0
// CHECK-NEXT:        scf.if %[[IS]] {
// CHECK-NEXT:          transport.put %[[A]]
// CHECK-NEXT:            transport.copy.bulk_load %arg1[%[[AHEAD]],
// CHECK:       transport.role "math"
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:           %[[P:[0-9]+]] = transport.get %[[C]]
// CHECK-NEXT:      tier.load %[[P]][%c0, %c0]
// CHECK:           tier.store %{{.*}}, %[[P]][%c0, %c0]
// CHECK-NEXT:      transport.await bulk_group pending 0 read
// CHECK-NEXT:      transport.barrier
// CHECK-NEXT:      transport.copy.bulk_store %[[P]] to %arg4
// CHECK-NEXT:      transport.release %[[C]] pending 1
// CHECK:           %[[Q:[0-9]+]] = transport.get %[[C]]
// CHECK-NEXT:      tier.load %[[Q]][%c0, %c0]
// CHECK:           tier.store %{{.*}}, %[[Q]][%c0, %c0]
// CHECK-NEXT:      transport.await bulk_group pending 0 read
// CHECK-NEXT:      transport.barrier
// CHECK-NEXT:      transport.copy.bulk_store %[[Q]] to %arg4
// CHECK-NEXT:      transport.release %[[C]] pending 1
// CHECK:         transport.await bulk_group pending 0 read
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    transport.release %[[C]] pending 0
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @residual(%n: index, %x: !map, %w: !map, %r: !out, %y: !out) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 3, warps = [4, 4], registers = [40, 232]>} {
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant dense<0.0> : !acc
      scf.for %i = %c0 to %n step %c64 {
        %sums = scf.for %k = %c0 to %n step %c64 iter_args(%d = %zero) -> (!acc) {
          %a = tier.alloc : !operand
          %b = tier.alloc : !operand
          tier.copy %x[%k, %i] to %a[] : !map to !operand
          tier.copy %w[%k, %c0] to %b[] : !map to !operand
          %e = tier.mma %a, %b, %d atom [64, 64, 16] on warpgroup : !operand, !operand, !acc
          scf.yield %e : !acc
        }
        %p = tier.alloc {tier.copied = 3 : i64} : !staging
        tier.copy %r[%c0, %i] to %p[] : !out to !staging
        %q = tier.alloc {tier.copied = 3 : i64} : !staging
        tier.copy %r[%c32, %i] to %q[] : !out to !staging
        %s0 = tier.piece %sums[0, 0] : !acc to !sums
        %r0 = tier.load %p[%c0, %c0] {inbounds = array<i1: true, true>} : !staging to !piece
        %w0 = arith.extf %r0 : !piece to !sums
        %t0 = arith.addf %s0, %w0 : !sums
        %y0 = arith.truncf %t0 : !sums to !piece
        tier.store %y0, %p[%c0, %c0] : !piece, !staging
        tier.copy %p[] to %y[%c0, %i] : !staging to !out
        %s1 = tier.piece %sums[0, 32] : !acc to !sums
        %r1 = tier.load %q[%c0, %c0] {inbounds = array<i1: true, true>} : !staging to !piece
        %w1 = arith.extf %r1 : !piece to !sums
        %t1 = arith.addf %s1, %w1 : !sums
        %y1 = arith.truncf %t1 : !sums to !piece
        tier.store %y1, %q[%c0, %c0] : !piece, !staging
        tier.copy %q[] to %y[%c32, %i] : !staging to !out
      }
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#A = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!operand = memref<64x64xbf16, #A, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!piece = tensor<64x64xbf16, #acc>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// What threads store elsewhere is given back once it was read. A piece that waits for the one of the tile before is put behind all operands.
// CHECK-LABEL: gpu.func @read_only
// CHECK:       transport.channel
// CHECK:       %[[C:[0-9]+]] = transport.channel stages 1
// CHECK:       transport.role "load"
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK-NEXT:        transport.put
// CHECK:           transport.put %[[C]]
// CHECK:       transport.role "math"
// CHECK:         %[[P:[0-9]+]] = transport.get %[[C]]
// CHECK-NEXT:    tier.load %[[P]]
// CHECK-NEXT:    transport.release %[[C]] pending 0
// CHECK-NOT:     transport.await bulk_group
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @read_only(%n: index, %x: !map, %w: !map, %r: !map, %y: memref<?x?xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 3, warps = [4, 4], registers = [40, 232]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant dense<0.0> : !acc
      scf.for %i = %c0 to %n step %c64 {
        %sums = scf.for %k = %c0 to %n step %c64 iter_args(%d = %zero) -> (!acc) {
          %a = tier.alloc : !operand
          %b = tier.alloc : !operand
          tier.copy %x[%k, %i] to %a[] : !map to !operand
          tier.copy %w[%k, %c0] to %b[] : !map to !operand
          %e = tier.mma %a, %b, %d atom [64, 64, 16] on warpgroup : !operand, !operand, !acc
          scf.yield %e : !acc
        }
        %p = tier.alloc {tier.copied = 1 : i64} : !operand
        tier.copy %r[%c0, %i] to %p[] : !map to !operand
        %r0 = tier.load %p[%c0, %c0] {inbounds = array<i1: true, true>} : !operand to !piece
        %w0 = arith.extf %r0 : !piece to !acc
        %t0 = arith.addf %sums, %w0 : !acc
        tier.store %t0, %y[%i, %c0] : !acc, memref<?x?xf32>
      }
      gpu.return
    }
  }
}
