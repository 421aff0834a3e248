// RUN: sed 's/ASKED/tile = array<i64: 16, 128, 32>, ctas = 20 : i64/' %s > %t.few && tier-opt %t.few --tier-compile="chip=sm_90a to=when" | FileCheck %s --check-prefix=FEW
// RUN: tier-opt %t.few --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify="most-stages=0" -o /dev/null
// RUN: tier-opt %t.few --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=FEWCODE
// RUN: sed 's/ASKED/tile = array<i64: 128, 128, 16>/' %s > %t.many && tier-opt %t.many --tier-compile="chip=sm_90a to=when" | FileCheck %s --check-prefix=MANY
// RUN: tier-opt %t.many --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify -o /dev/null
// RUN: tier-opt %t.many --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=MANYCODE
// RUN: sed -e 's/ASKED/tile = array<i64: 64, 64, 16>, segments = 2 : i64/' -e 's/f32/f64/g' -e 's/stride_multiple = .4/stride_multiple = [2/g' %s > %t.wide && tier-opt %t.wide --tier-compile="chip=sm_90a to=when" | FileCheck %s --check-prefix=WIDE
// RUN: tier-opt %t.wide --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify="most-stages=0" -o /dev/null
// RUN: tier-opt %t.wide --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=WIDECODE
// RUN: tier-opt %t.wide --chip=sm_80 --emit=ptx -o - | FileCheck %s --check-prefix=OLDCODE
// RUN: sed 's/attributes {tier.asked = {ASKED}}//' %s > %t.all && tier-opt %t.all --convert-linalg-to-tier=chip=sm_90a | FileCheck %s --check-prefix=ALL
// RUN: tier-opt %t.all --convert-linalg-to-tier=chip=sm_80 | FileCheck %s --check-prefix=ALL
// RUN: sed 's/ASKED/tile = array<i64: 64, 100, 16>/' %s | not tier-opt --convert-linalg-to-tier=chip=sm_90a -o /dev/null 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: sed 's/ASKED/tile = array<i64: 64, 64, 16>, cluster = array<i64: 2, 1>/' %s | not tier-opt --convert-linalg-to-tier=chip=sm_90a -o /dev/null 2>&1 | FileCheck %s --check-prefix=CLUSTER

// ERROR:   [tier.asked] expects a tile of 16, 32 .. 256 by 16, 32 .. 256 with 1024 to 32768 sums and 8, 16 .. 64 of k, {{.*}} where threads multiply, got tile [64, 100, 16], cluster none and 0 stages
// ERROR:   fix: ask for another tile
// CLUSTER: got tile [64, 64, 16], cluster [2, 1]

// relu(x @ w.T) of f32: few rows. Both lie along k as they do in memory, 16 bytes at once, rows permuted; CTAs share sums.
// FEW:       #[[W:[a-z0-9_]+]] = #layout.compose<<[128:32], [32:1]>, <3, 2, 5>>
// FEW:       gpu.func @linear_{{.*}}tile = [16, 128, 32], atom = [1, 1, 1], grain = thread, stages = 3, warps = [4],
// FEW:         transport.channel stages 3 completion copy_group : {{.*}}memref<128x32xf32, #[[W]], #tier.space<shared>>
// FEW:         %[[SUM:[a-z0-9_]+]] = scf.for
// FEW:           transport.await copy_group pending 1
// FEW:           tier.mma {{.*}} on thread
// FEW:         tier.again %[[SUM]] after %[[SUM]]
// FEW-NOT:     bulk
// FEW:         tier.store {{.*}}memref<?x?xf32
// FEWCODE:       cp.async.cg.shared.global
// FEWCODE:       ld.shared.v4
// FEWCODE:       fma.rn.f32

// Many sums of a thread: tiles turn on their way, one element after another, and are read as vectors of rows. Two CTAs have
// 128 registers of a thread.
// MANY:      gpu.func @linear_{{.*}}tier.ctas = 2{{.*}}tile = [128, 128, 16], atom = [1, 1, 1], grain = thread, stages = 3, warps = [8],
// MANY:        transport.channel stages 3 completion copy_group : {{.*}}memref<128x16xf32, #layout.strided<[128:1], [16:{{[0-9]+}}]>
// MANYCODE:      .minnctapersm 2
// MANYCODE:      cp.async.ca.shared.global [%rd{{[0-9]+}}], [%rd{{[0-9]+}}], 4,
// MANYCODE-COUNT-1024: fma.rn.f32

// Warps multiply f64 where they have an instruction; 16 bytes of k of each row are of one lane.
// WIDE:      gpu.func @linear_0({{.*}}tile = [64, 64, 16], atom = [16, 8, 8], grain = warp, stages = 3, warps = [4],
// WIDE:        transport.channel stages 3 completion copy_group
// WIDE:        tier.mma {{.*}} on warp
// WIDECODE:      ld.shared.v2.b64
// WIDECODE:      mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64
// OLDCODE-NOT:   mma.sync
// OLDCODE:       fma.rn.f64

// ALL-DAG: tile = [16, 128,
// ALL-DAG: tile = [128, 16,
// ALL-DAG: tile = [32, 128,
// ALL-DAG: tile = [64, 128, 16]
// ALL-DAG: tile = [128, 128, 16]
// ALL-DAG: tile = [64, 64, 16]

#x = affine_map<(m, n, k) -> (m, k)>
#w = affine_map<(m, n, k) -> (n, k)>
#y = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(m, n) -> (m, n)>
func.func @linear(%x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 4], strides = [?, 1], stride_multiple = [4, 1], align = 16>},
                  %w: tensor<?x?xf32> {tier.argument = #tier.argument<name = "w", extents = ["N", "K"], multiple = [4, 4], strides = [?, 1], stride_multiple = [4, 1], align = 16>})
    -> tensor<?x?xf32> attributes {tier.asked = {ASKED}} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %w, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.generic {indexing_maps = [#x, #w, #y], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%l: f32, %r: f32, %acc: f32):
    %a = arith.mulf %l, %r : f32
    %s = arith.addf %acc, %a : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%v: f32, %o: f32):
    %relu = arith.maximumf %v, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
