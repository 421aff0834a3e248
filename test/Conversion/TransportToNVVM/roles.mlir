// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm | FileCheck %s
// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm | tier-opt --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=PTX

// One thread of the loading role runs the loop of bulk copies; eight warps multiply, and each gives a stage back by one
// arrival; the epilogue stores 16 x 16 blocks into the staging tile and one thread copies it out.
// CHECK:       llvm.mlir.global external @dyn_smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
// CHECK-LABEL: llvm.func @gemm
// CHECK-SAME:    llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant
// CHECK-SAME:    nvvm.kernel, nvvm.minctasm = 1 : i32, nvvm.reqntid = array<i32: 384>
// CHECK-SAME:    tier.shared_bytes = 214016 : i64, tier.threads = 384 : i64
// CHECK:         nvvm.shfl.sync idx
// CHECK-COUNT-3: mbarrier.init.shared::cta.b64 [$0], 1;
// CHECK-COUNT-3: mbarrier.init.shared::cta.b64 [$0], 8;
// CHECK:         fence.mbarrier_init.release.cluster
// CHECK-COUNT-3: prefetch.tensormap [$0];
// CHECK:         nvvm.barrier
// CHECK:         setmaxnreg.dec.sync.aligned.u32 40;
// CHECK:         nvvm.elect.sync
// CHECK:         mbarrier.try_wait.parity.shared::cta.b64
// CHECK:         mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], 49152;
// CHECK-COUNT-2: cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];
// CHECK:         setmaxnreg.inc.sync.aligned.u32 232;
// CHECK:         mbarrier.try_wait.parity.shared::cta.b64
// CHECK:         wgmma.fence.sync.aligned;
// The first product of a tile overwrites what the registers held.
// CHECK-SAME:    wgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, {{.*}}}, a, b, p, 1, 1, 0, 0;
// CHECK-SAME:    a, b, 1, 1, 1, 0, 0;
// CHECK-SAME:    wgmma.commit_group.sync.aligned;
// CHECK:         wgmma.wait_group.sync.aligned 1;
// CHECK:         @p mbarrier.arrive.shared::cta.b64 _, [$0];
// The accumulators pass through the last wait.
// CHECK:         wgmma.wait_group.sync.aligned 0;", "=f,=f,
// CHECK:         @p bra.uni RAN_${:uid};\0Amov.b32 $0, 0;
// CHECK:         @p mbarrier.arrive.shared::cta.b64 _, [$0];
// CHECK:         cp.async.bulk.wait_group.read 0;
// CHECK:         nvvm.barrier id = %{{.*}} number_of_threads = %
// CHECK-COUNT-16: stmatrix.sync.aligned.m8n8.x4.shared.b16
// CHECK:         fence.proxy.async.shared::cta;
// CHECK:         nvvm.barrier id = %{{.*}} number_of_threads = %
// CHECK-COUNT-4: cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];
// CHECK-NEXT:    cp.async.bulk.commit_group;
// CHECK:         cp.async.bulk.wait_group 0;
// CHECK:         llvm.return

// PTX:       .visible .entry gemm(
// PTX:       .reqntid 384
// PTX:       wgmma.mma_async
#acc = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0], 2:[64, 0]]>
#LA = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#LB = #layout.compose<#layout.strided<[256:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#LC = #layout.compose<#layout.strided<[128:64], [64:1, 4:8192]>, #layout.swizzle<3, 3, 3>>
#shared = #tier.space<shared>
!A = memref<128x64xbf16, #LA, #shared>
!B = memref<256x64xbf16, #LB, #shared>
!C = memref<128x256xbf16, #LC, #shared>
!mapA = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>
!mapB = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 256], swizzle = 128B>>
!mapC = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>
!ch = !transport.channel<!A, !B>
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @gemm {
    gpu.func @gemm(%M: index, %N: index, %K: index, %ma: !mapA, %mb: !mapB, %mc: !mapC)
        kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 3, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %c127 = arith.constant 127 : index
      %c255 = arith.constant 255 : index
      %c128 = arith.constant 128 : index
      %c256 = arith.constant 256 : index
      %block = gpu.block_id x
      %blocks = gpu.grid_dim x
      %m1 = arith.addi %M, %c127 : index
      %mt = arith.divui %m1, %c128 : index
      %n1 = arith.addi %N, %c255 : index
      %nt = arith.divui %n1, %c256 : index
      %tiles = arith.muli %mt, %nt : index
      %channel = transport.channel stages 3 completion transaction : !ch
      %sc = tier.alloc : !C
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %t = %block to %tiles step %blocks {
            %ti = arith.remui %t, %mt : index
            %tj = arith.divui %t, %mt : index
            %m = arith.muli %ti, %c128 : index
            %n = arith.muli %tj, %c256 : index
            scf.for %k = %c0 to %K step %c64 {
              transport.put %channel as (%sa : !A, %sb : !B) {
                transport.copy.bulk_load %ma[%k, %m] to %sa : !mapA to !A
                transport.copy.bulk_load %mb[%k, %n] to %sb : !mapB to !B
              }
            }
          }
        }
        transport.role "math" warps 8 registers 232 {
          %zero = arith.constant dense<0.0> : tensor<128x256xf32, #acc>
          scf.for %t = %block to %tiles step %blocks {
            %ti = arith.remui %t, %mt : index
            %tj = arith.divui %t, %mt : index
            %m = arith.muli %ti, %c128 : index
            %n = arith.muli %tj, %c256 : index
            %acc = scf.for %k = %c0 to %K step %c64 iter_args(%c = %zero) -> (tensor<128x256xf32, #acc>) {
              %sa, %sb = transport.get %channel : !A, !B
              %d = tier.mma %sa, %sb, %c atom [64, 256, 16] on warpgroup : !A, !B, tensor<128x256xf32, #acc>
              transport.await mma_group pending 1
              transport.release %channel pending 1 : !ch
              scf.yield %d : tensor<128x256xf32, #acc>
            }
            %r = transport.await mma_group pending 0 (%acc : tensor<128x256xf32, #acc>) -> tensor<128x256xf32, #acc>
            transport.release %channel pending 0 : !ch
            %y = arith.truncf %r : tensor<128x256xf32, #acc> to tensor<128x256xbf16, #acc>
            transport.await bulk_group pending 0 read
            transport.barrier
            tier.store %y, %sc[%c0, %c0] : tensor<128x256xbf16, #acc>, !C
            transport.fence async shared
            transport.barrier
            transport.copy.bulk_store %sc to %mc[%n, %m] : !C to !mapC
          }
          transport.await bulk_group pending 0
        }
      }
      gpu.return
    }
  }
}
