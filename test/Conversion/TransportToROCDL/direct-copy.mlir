// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-rocdl | FileCheck %s
// RUN: tier-opt %s --transport-verify --transport-lower-channels --convert-transport-to-rocdl | tier-opt --chip=gfx950 --emit=hsaco -o %t.hsaco
// RUN: llvm-objdump -d --no-show-raw-insn %t.hsaco | FileCheck %s --check-prefix=ASM
// RUN: llvm-readelf --notes %t.hsaco | FileCheck %s --check-prefix=NOTES

// Four stages; a thread copies 16 bytes twice for each: three groups in flight
// are six copies, and the oldest has ended when four are left.
#acc = #layout.fragment<[64, 64], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = [2:[32, 0], 2:[0, 32]]>
#tile = #layout.compose<<[64:32], [32:1]>, <2, 3, 4>>
!t = memref<64x32xbf16, #tile, #tier.space<shared>>
!g = memref<?x?xbf16, strided<[?, 1]>>

// NOTES-DAG: .private_segment_fixed_size: 0
// NOTES-DAG: .vgpr_spill_count: 0
// NOTES-DAG: .name: pipelined

module attributes {gpu.container_module, tier.chip = "gfx950"} {
  gpu.module @m {
    // CHECK-DAG: #[[DOMAIN:.*]] = #llvm.alias_scope_domain<id = "tier.lds">
    // CHECK-DAG: #[[COPIES:.*]] = #llvm.alias_scope<id = "tier.copies", domain = #[[DOMAIN]]>
    // CHECK-DAG: #[[ACCESSES:.*]] = #llvm.alias_scope<id = "tier.accesses", domain = #[[DOMAIN]]>
    // CHECK:       llvm.mlir.global internal constant @tier_zeros

    // The swizzle moves to the source: slot 8 t holds chunk t mod 4 xor t / 8
    // mod 4 of row t / 4. LDS addresses are those of the wave.
    // CHECK-LABEL: llvm.func @pipelined
    // CHECK:         rocdl.readfirstlane
    // CHECK:         llvm.xor
    // CHECK:         llvm.select %{{.*}}, %{{.*}}, %{{.*}} : i1, !llvm.ptr<1>
    // CHECK:         rocdl.global.load.lds %{{.*}}, %{{.*}}, 16, 0, 0 {alias_scopes = [#[[COPIES]]]}
    // CHECK:         llvm.inline_asm has_side_effects asm_dialect = att "s_waitcnt vmcnt(0)", "~{memory}"
    // The loop waits for the oldest group only.
    // CHECK:         llvm.inline_asm has_side_effects asm_dialect = att "s_waitcnt vmcnt(4)", "~{memory}"
    // CHECK:         llvm.inline_asm has_side_effects asm_dialect = att "s_waitcnt lgkmcnt(0)\0A\09s_barrier", "~{memory}"
    // CHECK:         llvm.load %{{.*}} {alias_scopes = [#[[ACCESSES]]], alignment = 16 : i64, noalias_scopes = [#[[COPIES]]]} : !llvm.ptr<3> -> vector<8xbf16>
    // CHECK:         rocdl.mfma.f32.32x32x16.bf16
    // CHECK:         llvm.return
    // ASM-LABEL: <pipelined>:
    // The block of the products: no copy is waited for.
    // ASM:         ds_read_b128
    // ASM-NOT:     vmcnt(0)
    // ASM:         v_mfma_f32_32x32x16_bf16
    // ASM-NOT:     vmcnt(0)
    // ASM:         s_waitcnt vmcnt(4)
    // ASM:         s_barrier
    // ASM:         s_mov_b32 m0
    // ASM:         global_load_lds_dwordx4
    // ASM:         s_endpgm
    gpu.func @pipelined(%x: memref<?xbf16> {tier.align = 16 : i64}, %out: memref<?xf32>, %M: index, %K: index {tier.multiple = 16 : i64}, %sx: index {tier.multiple = 8 : i64})
        kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 32], atom = [32, 32, 16], grain = warp, stages = 4, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %c96 = arith.constant 96 : index
      %zero = arith.constant dense<0.0> : tensor<64x64xf32, #acc>
      %ring = transport.channel stages 4 completion copy_group : !transport.channel<!t, !t>
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%sx, 1] : memref<?xbf16> to !g
      %Y = memref.reinterpret_cast %out to offset: [0], sizes: [%M, %M], strides: [%M, 1] : memref<?xf32> to memref<?x?xf32, strided<[?, 1]>>
      %block = gpu.block_id x
      %m = arith.muli %block, %c64 : index
      %has0 = arith.cmpi sgt, %K, %c0 : index
      scf.if %has0 {
        transport.put %ring as (%a: !t, %b: !t) {
          transport.copy.group %X[%m, %c0] to %a : !g to !t
          transport.copy.group %X[%c0, %c0] to %b : !g to !t
        }
      } else {
        transport.await copy_group pending 0
      }
      %has1 = arith.cmpi sgt, %K, %c32 : index
      scf.if %has1 {
        transport.put %ring as (%a: !t, %b: !t) {
          transport.copy.group %X[%m, %c32] to %a : !g to !t
          transport.copy.group %X[%c0, %c32] to %b : !g to !t
        }
      } else {
        transport.await copy_group pending 0
      }
      %has2 = arith.cmpi sgt, %K, %c64 : index
      scf.if %has2 {
        transport.put %ring as (%a: !t, %b: !t) {
          transport.copy.group %X[%m, %c64] to %a : !g to !t
          transport.copy.group %X[%c0, %c64] to %b : !g to !t
        }
      } else {
        transport.await copy_group pending 0
      }
      %sum = scf.for %k = %c0 to %K step %c32 iter_args(%acc = %zero) -> (tensor<64x64xf32, #acc>) {
        transport.await copy_group pending 2
        %t:2 = transport.get %ring : !t, !t
        %later = arith.addi %k, %c96 : index
        %has = arith.cmpi slt, %later, %K : index
        scf.if %has {
          transport.put %ring as (%a: !t, %b: !t) {
            transport.copy.group %X[%m, %later] to %a : !g to !t
            transport.copy.group %X[%c0, %later] to %b : !g to !t
          }
        } else {
          transport.await copy_group pending 0
        }
        %next = tier.mma %t#0, %t#1, %acc atom [32, 32, 16] on warp : !t, !t, tensor<64x64xf32, #acc>
        transport.release %ring pending 0 : !transport.channel<!t, !t>
        scf.yield %next : tensor<64x64xf32, #acc>
      }
      tier.store %sum, %Y[%m, %c0] : tensor<64x64xf32, #acc>, memref<?x?xf32, strided<[?, 1]>>
      gpu.return
    }

    // Known strides: a buffer that begins at the tile; lanes outside of the
    // array ask for what is beyond its 2 GiB.
    // CHECK-LABEL: llvm.func @from_buffer
    // CHECK:         %[[SIZE:.*]] = llvm.mlir.constant(2147483648 : i64) : i64
    // CHECK:         %[[BUFFER:.*]] = rocdl.make.buffer.rsrc %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : <1> to <8>
    // CHECK:         llvm.select %{{.*}}, %{{.*}}, %{{.*}} : i1, i32
    // CHECK:         rocdl.raw.ptr.buffer.load.lds %[[BUFFER]], {{.*}} {alias_scopes = [#[[COPIES]]]}
    // CHECK-NOT:     rocdl.global.load.lds
    // CHECK:         llvm.return
    // ASM-LABEL: <from_buffer>:
    // ASM:         buffer_load_dwordx4 v{{[0-9]+}}, s[{{.*}}], 0 offen lds
    gpu.func @from_buffer(%x: memref<?xbf16> {tier.align = 16 : i64}, %out: memref<?xf32>, %M: index, %K: index {tier.multiple = 16 : i64})
        kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 32], atom = [32, 32, 16], grain = warp, stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant dense<0.0> : tensor<64x64xf32, #acc>
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [4096, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[4096, 1]>>
      %Y = memref.reinterpret_cast %out to offset: [0], sizes: [%M, %M], strides: [%M, 1] : memref<?xf32> to memref<?x?xf32, strided<[?, 1]>>
      %block = gpu.block_id x
      %m = arith.muli %block, %c64 : index
      %a = tier.alloc : !t
      transport.copy.group %X[%m, %c0] to %a : memref<?x?xbf16, strided<[4096, 1]>> to !t
      transport.commit copy_group
      transport.await copy_group pending 0
      transport.barrier
      %d = tier.mma %a, %a, %zero atom [32, 32, 16] on warp : !t, !t, tensor<64x64xf32, #acc>
      tier.store %d, %Y[%m, %c0] : tensor<64x64xf32, #acc>, memref<?x?xf32, strided<[?, 1]>>
      gpu.return
    }

    // A tile that spans more has addresses.
    // CHECK-LABEL: llvm.func @too_far
    // CHECK-NOT:     rocdl.make.buffer.rsrc
    // CHECK:         rocdl.global.load.lds
    gpu.func @too_far(%x: memref<?xbf16> {tier.align = 16 : i64}, %M: index, %K: index {tier.multiple = 16 : i64})
        kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 32], atom = [32, 32, 16], grain = warp, stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [33554432, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[33554432, 1]>>
      %a = tier.alloc : !t
      transport.copy.group %X[%c0, %c0] to %a : memref<?x?xbf16, strided<[33554432, 1]>> to !t
      transport.commit copy_group
      transport.await copy_group pending 0
      gpu.return
    }
  }
}
