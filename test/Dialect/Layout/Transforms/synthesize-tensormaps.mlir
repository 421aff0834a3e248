// RUN: tier-opt %s --layout-synthesize-tensormaps --split-input-file --remarks-filter=layout-synthesize-tensormaps --verify-diagnostics | FileCheck %s

#LA = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #LA, #tier.space<shared>>
!view = memref<?x?xbf16, strided<[?, 1], offset: ?>>

// The map describes the whole matrix; the host computes its extents and strides.
// CHECK-LABEL: gpu.func @load
// CHECK-SAME:  %[[M:[^ ]+]]: index, %[[K:[^ ]+]]: index {{{.*}}}, %[[S:[^ ]+]]: index {{{.*}}}, %[[MAP:[^ ]+]]: !tier.tensormap<{{.*}}box = [64, 128], swizzle = 128B>>)
// CHECK:       scf.for %[[KI:.*]] =
// CHECK:       tier.copy %[[MAP]][%[[KI]], %{{.*}}] to %{{.*}}[]
// CHECK-LABEL: func.func @host
// CHECK-SAME:  %[[X:[^ ]+]]: memref<?xbf16>, %[[HM:[^ ]+]]: index, %[[HK:[^ ]+]]: index, %[[HS:[^ ]+]]: index
// CHECK:       %[[DK:.*]] = arith.maxsi %[[HK]]
// CHECK:       %[[DM:.*]] = arith.maxsi %[[HM]]
// CHECK:       %[[BYTES:.*]] = arith.muli %[[HS]], %{{.*}}
// CHECK:       %[[ENC:.*]] = tier.encode_tensormap %[[X]][%{{.*}}] dims(%[[DK]], %[[DM]]) strides(%[[BYTES]])
// CHECK:       gpu.launch_func {{.*}}, %[[ENC]] :
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @load(%x: memref<?xbf16> {tier.align = 16 : i64}, %M: index, %K: index {tier.multiple = 8 : i64}, %s: index {tier.multiple = 8 : i64}) kernel {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %c128 = arith.constant 128 : index
      %block = gpu.block_id x
      %m = arith.muli %block, %c128 : index
      %A = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%s, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      scf.for %k = %c0 to %K step %c64 {
        %a = tier.alloc : !tile
        // expected-remark @below {{1 box(es), 16384 bytes}}
        tier.copy %A[%m, %k] to %a[] : memref<?x?xbf16, strided<[?, 1]>> to !tile
      }
      gpu.return
    }
  }
  func.func @host(%x: memref<?xbf16>, %M: index, %K: index, %s: index) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @m::@load blocks in (%M, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<?xbf16>, %M : index, %K : index, %s : index)
    return
  }
}

// -----

#LA = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #LA, #tier.space<shared>>
!view = memref<?x?xbf16, strided<[?, 1], offset: ?>>

// A batch that varies from block to block is one more dimension of the map.
// CHECK-LABEL: gpu.func @batch
// CHECK-SAME:  %[[MAP:[^ ]+]]: !tier.tensormap<{{.*}}box = [64, 128, 1], swizzle = 128B>>)
// CHECK:       %[[B:.*]] = gpu.block_id y
// CHECK:       tier.copy %[[MAP]][%{{.*}}, %{{.*}}, %[[B]]] to
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @batch(%x: memref<?xbf16> {tier.align = 16 : i64}, %M: index, %K: index {tier.multiple = 8 : i64}, %s: index {tier.multiple = 8 : i64}, %sb: index {tier.multiple = 8 : i64}) kernel {
      %c0 = arith.constant 0 : index
      %b = gpu.block_id y
      %o = arith.muli %b, %sb : index
      %A = memref.reinterpret_cast %x to offset: [%o], sizes: [%M, %K], strides: [%s, 1] : memref<?xbf16> to !view
      %a = tier.alloc : !tile
      // expected-remark @below {{1 box(es), 16384 bytes}}
      tier.copy %A[%c0, %c0] to %a[] : !view to !tile
      gpu.return
    }
  }
}

// -----

#LA = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #LA, #tier.space<shared>>
!view = memref<?x?xbf16, strided<[?, 1]>>

// A row pitch that is no multiple of 16 bytes has no map: the plain copy stays.
// CHECK-LABEL: gpu.func @odd_pitch
// CHECK-NOT:   tensormap
// CHECK:       tier.copy %{{.*}}[%{{.*}}, %{{.*}}] to %{{.*}}[] : memref<?x?xbf16, strided<[?, 1]>>
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @odd_pitch(%x: memref<?xbf16> {tier.align = 16 : i64}, %M: index, %K: index, %s: index) kernel {
      %c0 = arith.constant 0 : index
      %A = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%s, 1] : memref<?xbf16> to !view
      %a = tier.alloc : !tile
      // expected-remark @below {{[tensormap.stride}}
      tier.copy %A[%c0, %c0] to %a[] : !view to !tile
      gpu.return
    }
  }
}

// -----

#LA = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #LA, #tier.space<shared>>
!view = memref<?x?xbf16, strided<[?, 1], offset: ?>>

// A view that runs backwards has no map.
// CHECK-LABEL: gpu.func @backwards
// CHECK-NOT:   tensormap
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @backwards(%x: memref<?xbf16> {tier.align = 16 : i64}, %M: index, %K: index {tier.multiple = 8 : i64}, %s: index {tier.multiple = 8 : i64}) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %last = arith.subi %M, %c1 : index
      %o = arith.muli %last, %s : index
      %back = arith.subi %c0, %s : index
      %A = memref.reinterpret_cast %x to offset: [%o], sizes: [%M, %K], strides: [%back, 1] : memref<?xbf16> to !view
      %a = tier.alloc : !tile
      // expected-remark @below {{[tensormap.stride-sign] expects strides of at least 0, got a stride of dimension 0 that may be negative}}
      tier.copy %A[%c0, %c0] to %a[] : !view to !tile
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 16:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0], 2:[64, 0]]>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!acc = tensor<128x128xf32, #acc>
!view = memref<?x?xbf16, strided<[?, 1]>>

// The accumulator leaves through a staging tile that lies as the engine reads it.
// CHECK-LABEL: gpu.func @store
// CHECK-SAME:  %[[MAP:[^ ]+]]: !tier.tensormap<{{.*}}box = [64, 128], swizzle = 128B>>)
// CHECK:       %[[S:.*]] = tier.alloc : memref<128x128xbf16, #{{.*}}, #tier.space<shared>>
// CHECK:       tier.store %{{.*}}, %[[S]][%{{.*}}, %{{.*}}]
// CHECK-NEXT:  tier.copy %[[S]][] to %[[MAP]][%{{.*}}, %{{.*}}]
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @store(%out: memref<?xbf16> {tier.align = 16 : i64}, %M: index, %N: index {tier.multiple = 8 : i64}) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 4, warps = [4, 8]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant dense<0.0> : !acc
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%M, %N], strides: [%N, 1] : memref<?xbf16> to !view
      %acc = scf.for %k = %c0 to %N step %c64 iter_args(%c = %zero) -> !acc {
        %a = tier.alloc : !tile
        %b = tier.alloc : !tile
        %d = tier.mma %a, %b, %c atom [64, 128, 16] on warpgroup : !tile, !tile, !acc
        scf.yield %d : !acc
      }
      %y = arith.truncf %acc : !acc to tensor<128x128xbf16, #acc>
      // expected-remark @below {{2 box(es) through 32768 bytes of shared memory}}
      tier.store %y, %C[%c0, %c0] : tensor<128x128xbf16, #acc>, !view
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 16:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0], 2:[64, 0]]>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!acc = tensor<128x128xf32, #acc>
!view = memref<?x?xbf16, strided<[?, 1]>>

// A bulk store writes whole 16-byte chunks: an extent that may end inside one is stored by threads.
// CHECK-LABEL: gpu.func @ragged_store
// CHECK-NOT:   tensormap
// CHECK:       tier.store %{{.*}} : tensor<128x128xbf16, #{{.*}}>, memref<?x?xbf16, strided<[?, 1]>>
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @ragged_store(%out: memref<?xbf16> {tier.align = 16 : i64}, %M: index, %N: index, %s: index {tier.multiple = 8 : i64}) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 4, warps = [4, 8]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant dense<0.0> : !acc
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%M, %N], strides: [%s, 1] : memref<?xbf16> to !view
      %acc = scf.for %k = %c0 to %N step %c64 iter_args(%c = %zero) -> !acc {
        %a = tier.alloc : !tile
        %b = tier.alloc : !tile
        %d = tier.mma %a, %b, %c atom [64, 128, 16] on warpgroup : !tile, !tile, !acc
        scf.yield %d : !acc
      }
      %y = arith.truncf %acc : !acc to tensor<128x128xbf16, #acc>
      // expected-remark @below {{[tensormap.}}
      tier.store %y, %C[%c0, %c0] : tensor<128x128xbf16, #acc>, !view
      gpu.return
    }
  }
}

// -----

#LA = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #LA, #tier.space<shared>>
!view = memref<?x?x?xbf16, strided<[?, ?, 1]>>

// Dimensions of the view before those of the tile have boxes of one.
// CHECK-LABEL: gpu.func @batched_view
// CHECK-SAME:  %[[MAP:[^ ]+]]: !tier.tensormap<{{.*}}box = [64, 128, 1], swizzle = 128B>>)
// CHECK:       %[[B:.*]] = gpu.block_id y
// CHECK:       tier.copy %[[MAP]][%c0{{.*}}, %c0{{.*}}, %[[B]]] to
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @batched_view(%x: memref<?xbf16> {tier.align = 16 : i64}, %B: index, %M: index, %K: index {tier.multiple = 8 : i64}, %s: index {tier.multiple = 8 : i64}, %sb: index {tier.multiple = 8 : i64}) kernel {
      %c0 = arith.constant 0 : index
      %b = gpu.block_id y
      %A = memref.reinterpret_cast %x to offset: [0], sizes: [%B, %M, %K], strides: [%sb, %s, 1] : memref<?xbf16> to !view
      %a = tier.alloc : !tile
      // expected-remark @below {{1 box(es), 16384 bytes}}
      tier.copy %A[%b, %c0, %c0] to %a[] : !view to !tile
      gpu.return
    }
  }
}

// -----

#LA = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #LA, #tier.space<shared>>
!view = memref<?x?xbf16, strided<[?, 1]>>

// A stride that the host negates has no map either.
// CHECK-LABEL: gpu.func @backwards_from_the_host
// CHECK-NOT:   tensormap
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @backwards_from_the_host(%x: memref<?xbf16> {tier.align = 16 : i64}, %M: index, %K: index {tier.multiple = 8 : i64}, %s: index {tier.multiple = 8 : i64}) kernel {
      %c0 = arith.constant 0 : index
      %A = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%s, 1] : memref<?xbf16> to !view
      %a = tier.alloc : !tile
      // expected-remark @below {{[tensormap.stride-sign] expects strides of at least 0, got a stride of dimension 0 that may be negative}}
      tier.copy %A[%c0, %c0] to %a[] : !view to !tile
      gpu.return
    }
  }
  func.func @host(%x: memref<?xbf16>, %M: index, %K: index, %s: index) {
    %c1 = arith.constant 1 : index
    %back = arith.constant -1 : index
    %flipped = arith.muli %s, %back : index
    gpu.launch_func @m::@backwards_from_the_host blocks in (%M, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<?xbf16>, %M : index, %K : index, %flipped : index)
    return
  }
}

// -----

#LA = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #LA, #tier.space<shared>>
!view = memref<?x?x?xbf16, strided<[?, ?, 1], offset: ?>>

// A turned batch is counted from its other end: the base moves there, the stride is what it was.
// CHECK-LABEL: gpu.func @turned_batch
// CHECK-SAME:  {tier.align = 16 : i64}, %[[B:[^ ]+]]: index, {{.*}}, %[[MAP:[^ ]+]]: !tier.tensormap<{{.*}}box = [64, 128, 1], swizzle = 128B>>)
// CHECK:       %[[AT:.*]] = gpu.block_id y
// CHECK:       %[[LAST:.*]] = arith.subi %[[B]], %c1
// CHECK:       %[[C:.*]] = arith.subi %[[LAST]], %[[AT]]
// CHECK:       tier.copy %[[MAP]][%{{.*}}, %{{.*}}, %[[C]]] to
// CHECK-LABEL: func.func @host_turned
// CHECK:       %[[BACK:.*]] = arith.muli %{{.*}}, %c-1
// CHECK:       %[[AGAIN:.*]] = arith.muli %[[BACK]], %{{.*}}
// CHECK:       tier.encode_tensormap
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @turned_batch(%x: memref<?xbf16> {tier.align = 16 : i64}, %B: index, %M: index, %K: index {tier.multiple = 8 : i64}, %o: index {tier.multiple = 8 : i64}, %s: index {tier.multiple = 8 : i64}, %sb: index {tier.multiple = 8 : i64}) kernel {
      %c0 = arith.constant 0 : index
      %b = gpu.block_id y
      %A = memref.reinterpret_cast %x to offset: [%o], sizes: [%B, %M, %K], strides: [%sb, %s, 1] : memref<?xbf16> to !view
      %a = tier.alloc : !tile
      // expected-remark @below {{1 box(es), 16384 bytes; a turned dimension is counted from its other end}}
      tier.copy %A[%b, %c0, %c0] to %a[] : !view to !tile
      gpu.return
    }
  }
  func.func @host_turned(%x: memref<?xbf16>, %B: index, %M: index, %K: index, %o: index, %s: index, %sb: index) {
    %c1 = arith.constant 1 : index
    %m1 = arith.constant -1 : index
    %back = arith.muli %sb, %m1 : index
    gpu.launch_func @m::@turned_batch blocks in (%M, %B, %c1) threads in (%c1, %c1, %c1) args(%x : memref<?xbf16>, %B : index, %M : index, %K : index, %o : index, %s : index, %back : index)
    return
  }
}

// -----

#LA = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #LA, #tier.space<shared>>
!view = memref<?x?x?x?x?x?xbf16, strided<[?, ?, ?, ?, ?, 1]>>

// Six dimensions: the untiled ones become one coordinate that counts 8 elements; the host checks that it fits.
// CHECK-LABEL: gpu.func @six_dimensions
// CHECK-SAME:  %[[MAP:[^ ]+]]: !tier.tensormap<{{.*}}box = [64, 128, 1], swizzle = 128B>>)
// CHECK:       arith.divui %{{.*}}, %c8
// CHECK-COUNT-2: arith.addi
// CHECK:       %[[SUM:[a-z0-9_]+]] = arith.addi
// CHECK-NEXT:  tier.copy %[[MAP]][%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %[[SUM]]] to
// CHECK-LABEL: func.func @host_six
// CHECK:       cf.assert %{{.*}}, "[tensormap.reach]
// CHECK:       tier.encode_tensormap
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @six_dimensions(%x: memref<?xbf16> {tier.align = 16 : i64}, %A: index, %B: index, %C: index, %D: index, %M: index, %K: index {tier.multiple = 8 : i64}, %sa: index {tier.multiple = 8 : i64}, %sb: index {tier.multiple = 16 : i64}, %sc: index {tier.multiple = 8 : i64}, %sd: index {tier.multiple = 8 : i64}, %s: index {tier.multiple = 8 : i64}) kernel {
      %c0 = arith.constant 0 : index
      %a = gpu.block_id x
      %b = gpu.block_id y
      %c = gpu.block_id z
      %V = memref.reinterpret_cast %x to offset: [0], sizes: [%A, %B, %C, %D, %M, %K], strides: [%sa, %sb, %sc, %sd, %s, 1] : memref<?xbf16> to !view
      %t = tier.alloc : !tile
      // expected-remark @below {{1 box(es), 16384 bytes; 4 dimensions in one coordinate}}
      tier.copy %V[%a, %b, %c, %a, %c0, %c0] to %t[] : !view to !tile
      gpu.return
    }
  }
  func.func @host_six(%x: memref<?xbf16>, %A: index, %B: index, %C: index, %D: index, %M: index, %K: index, %sa: index, %sb: index, %sc: index, %sd: index, %s: index) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @m::@six_dimensions blocks in (%A, %B, %C) threads in (%c1, %c1, %c1) args(%x : memref<?xbf16>, %A : index, %B : index, %C : index, %D : index, %M : index, %K : index, %sa : index, %sb : index, %sc : index, %sd : index, %s : index)
    return
  }
}

// -----

#LA = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #LA, #tier.space<shared>>
!view = memref<?x?xbf16, strided<[?, 1]>>

// The remark of a refusal names the rule, the value and what serves instead.
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @half_pitch(%x: memref<?xbf16> {tier.align = 16 : i64}, %M: index, %K: index {tier.multiple = 4 : i64}, %s: index {tier.multiple = 4 : i64}) kernel {
      %c0 = arith.constant 0 : index
      %A = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%s, 1] : memref<?xbf16> to !view
      %a = tier.alloc : !tile
      // expected-remark @below {{[tensormap.stride-16] expects byte strides that are multiples of 16 in all but the inner dimension, got stride 1 = a multiple of 8 bytes; repair: copy-group, 8 bytes at a time}}
      tier.copy %A[%c0, %c0] to %a[] : !view to !tile
      gpu.return
    }
  }
}

// -----

// What products of tf32 alone read is rounded to it on its way, and they know; what anybody else reads too is not.
#A = #layout.compose<#layout.strided<[16:32], [32:1]>, #layout.swizzle<3, 2, 3>>
#B = #layout.compose<#layout.strided<[8:32], [32:1]>, #layout.swizzle<3, 2, 3>>
#sums = #layout.fragment<[16, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
!A = memref<16x32xf32, #A, #tier.space<shared>>
!B = memref<8x32xf32, #B, #tier.space<shared>>
!view = memref<?x?xf32, strided<[?, 1]>>

// CHECK-LABEL: gpu.func @rounds
// CHECK-SAME:  %[[X:[^ ]+]]: !tier.tensormap<<element = f32, box = [32, 16], swizzle = 128B, rounds = tf32>>, %[[Y:[^ ]+]]: !tier.tensormap<<element = f32, box = [32, 8], swizzle = 128B>>, %[[Z:[^ ]+]]: !tier.tensormap<<element = f32, box = [32, 16], swizzle = 128B>>)
// CHECK:       tier.copy %[[X]][
// CHECK:       tier.copy %[[Y]][
// CHECK:       tier.mma {{.*}} tf32 {tier.rounded = array<i1: true, false>}
// CHECK:       tier.copy %[[Z]][
// CHECK:       tier.mma
// CHECK-NOT:   tier.rounded
// CHECK:       gpu.return
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @rounds(%x: memref<?xf32> {tier.align = 16 : i64}, %y: memref<?xf32> {tier.align = 16 : i64}, %M: index, %N: index, %K: index {tier.multiple = 4 : i64}, %s: index {tier.multiple = 4 : i64}, %out: memref<16x8xf32>) kernel {
      %c0 = arith.constant 0 : index
      %zero = arith.constant dense<0.0> : tensor<16x8xf32, #sums>
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%s, 1] : memref<?xf32> to !view
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [%N, %K], strides: [%s, 1] : memref<?xf32> to !view
      %a = tier.alloc : !A
      // expected-remark @below {{1 box(es), 2048 bytes, rounded to tf32}}
      tier.copy %X[%c0, %c0] to %a[] : !view to !A
      %b = tier.alloc : !B
      // expected-remark @below {{1 box(es), 1024 bytes}}
      tier.copy %Y[%c0, %c0] to %b[] : !view to !B
      %c = tier.mma %a, %b, %zero atom [16, 8, 8] on warp tf32 : !A, !B, tensor<16x8xf32, #sums>
      %other = tier.alloc : !A
      // expected-remark @below {{1 box(es), 2048 bytes}}
      tier.copy %X[%c0, %c0] to %other[] : !view to !A
      %d = tier.mma %other, %b, %c atom [1, 1, 1] on thread : !A, !B, tensor<16x8xf32, #sums>
      tier.store %d, %out[%c0, %c0] : tensor<16x8xf32, #sums>, memref<16x8xf32>
      gpu.return
    }
  }
}
