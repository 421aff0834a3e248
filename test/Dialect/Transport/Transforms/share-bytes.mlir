// RUN: tier-opt %s --transport-share-bytes --split-input-file | FileCheck %s
// RUN: tier-opt %s --transport-share-bytes --split-input-file --remarks-filter=transport-share-bytes --verify-diagnostics
// What shares is proved again; it is laid out once.
// RUN: tier-opt %s --transport-share-bytes --transport-verify --split-input-file -o /dev/null
// RUN: tier-opt %s --transport-share-bytes --transport-lower-channels --convert-transport-to-nvvm --split-input-file | FileCheck %s --check-prefix=BYTES
// Put at one offset by hand where that is wrong, the proof objects.
// RUN: sed 's/tier.alloc :/tier.alloc {tier.offset = 0 : i64} :/' %s | not tier-opt --transport-verify --split-input-file 2>&1 | FileCheck %s --check-prefix=WRONG

// The second half is written when the bulk store of the first has read it.
// CHECK-LABEL: gpu.func @halves
// CHECK-COUNT-2: tier.alloc {tier.offset = 0 : i64}
// BYTES: llvm.func @halves{{.*}}tier.shared_bytes = 8192
#t = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64]>>
!tile = memref<64x64xbf16, #tier.space<shared>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @halves(%x: memref<?x64xbf16>, %y: !map, %n: index) kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      // expected-remark @below {{2 tiles take 8192 bytes less: none is used when the next is written, which the protocol proves}}
      %a = tier.alloc : !tile
      %b = tier.alloc : !tile
      scf.for %i = %c0 to %n step %c64 {
        %t = tier.load %x[%i, %c0] : memref<?x64xbf16> to tensor<64x64xbf16, #t>
        transport.await bulk_group pending 0 read
        transport.barrier
        tier.store %t, %a[%c0, %c0] : tensor<64x64xbf16, #t>, !tile
        transport.fence async shared
        transport.barrier
        transport.copy.bulk_store %a to %y[%c0, %i] : !tile to !map
        transport.await bulk_group pending 0 read
        transport.barrier
        tier.store %t, %b[%c0, %c0] : tensor<64x64xbf16, #t>, !tile
        transport.fence async shared
        transport.barrier
        transport.copy.bulk_store %b to %y[%c64, %i] : !tile to !map
      }
      transport.await bulk_group pending 0
      gpu.return
    }
  }
}

// -----

// Nobody waits between the halves: they stay apart.
// CHECK-LABEL: gpu.func @at_once
// CHECK-COUNT-2: tier.alloc :
// BYTES: llvm.func @at_once{{.*}}tier.shared_bytes = 16384
// WRONG: error: {{.*}}[async.store-reuse]
#t = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64]>>
!tile = memref<64x64xbf16, #tier.space<shared>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @at_once(%x: memref<?x64xbf16>, %y: !map, %n: index) kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      // expected-remark @below {{2 tiles would take 8192 bytes less, but the protocol breaks async.store-reuse}}
      %a = tier.alloc : !tile
      %b = tier.alloc : !tile
      scf.for %i = %c0 to %n step %c64 {
        %t = tier.load %x[%i, %c0] : memref<?x64xbf16> to tensor<64x64xbf16, #t>
        transport.await bulk_group pending 0 read
        transport.barrier
        tier.store %t, %a[%c0, %c0] : tensor<64x64xbf16, #t>, !tile
        transport.fence async shared
        transport.barrier
        transport.copy.bulk_store %a to %y[%c0, %i] : !tile to !map
        tier.store %t, %b[%c0, %c0] : tensor<64x64xbf16, #t>, !tile
        transport.fence async shared
        transport.barrier
        transport.copy.bulk_store %b to %y[%c64, %i] : !tile to !map
      }
      transport.await bulk_group pending 0
      gpu.return
    }
  }
}

// -----

// What one iteration writes and a later one reads lives in all of them.
// CHECK-LABEL: gpu.func @carried
// CHECK-COUNT-2: tier.alloc :
#t = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!tile = memref<64x64xbf16, #tier.space<shared>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @carried(%x: memref<?x64xbf16>, %n: index) kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %a = tier.alloc : !tile
      %b = tier.alloc : !tile
      scf.for %i = %c0 to %n step %c64 {
        %before = tier.load %a[%c0, %c0] : !tile to tensor<64x64xbf16, #t>
        tier.store %before, %b[%c0, %c0] : tensor<64x64xbf16, #t>, !tile
        %t = tier.load %b[%c0, %c0] : !tile to tensor<64x64xbf16, #t>
        tier.store %t, %a[%c0, %c0] : tensor<64x64xbf16, #t>, !tile
      }
      gpu.return
    }
  }
}
