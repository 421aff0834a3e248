// RUN: sed 's/ASKED/tile = array<i64: 64, 16, 64>, swaps = true, segments = 1 : i64/' %s > %t.swap && tier-opt %t.swap --convert-linalg-to-tier=chip=sm_90a | FileCheck %s --check-prefix=SWAP
// RUN: tier-opt %t.swap --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=PTX
// RUN: sed 's/ASKED/tile = array<i64: 64, 64, 64>, swaps = true, segments = 1 : i64/' %s > %t.wide && tier-opt %t.wide --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=WIDE
// RUN: sed 's/ASKED/tile = array<i64: 64, 32, 64>, swaps = true, segments = 3 : i64/' %s > %t.split && tier-opt %t.split --convert-linalg-to-tier=chip=sm_90a | FileCheck %s --check-prefix=SPLIT
// RUN: sed 's/ASKED/tile = array<i64: 128, 128, 64>, swaps = false, segments = 4 : i64/' %s > %t.plain && tier-opt %t.plain --convert-linalg-to-tier=chip=sm_90a | FileCheck %s --check-prefix=PLAIN
// RUN: sed 's/ASKED/tile = array<i64: 64, 32, 64>, swaps = true, ctas = 20 : i64/' %s > %t.shared && tier-opt %t.shared --convert-linalg-to-tier=chip=sm_90a | FileCheck %s --check-prefix=SHARED
// RUN: tier-opt %t.shared --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify="most-stages=0" -o /dev/null
// RUN: tier-opt %t.swap --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify -o /dev/null
// RUN: tier-opt %t.wide --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify -o /dev/null
// RUN: tier-opt %t.split --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify="most-stages=0" -o /dev/null
// RUN: tier-opt %t.plain --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify -o /dev/null
// RUN: sed 's/ASKED/tile = array<i64: 48, 16, 128>, swaps = true, grain = "warp"/' %s > %t.warps && tier-opt %t.warps --convert-linalg-to-tier=chip=sm_90a | FileCheck %s --check-prefix=WARPS
// RUN: tier-opt %t.warps --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=WARPCODE
// RUN: tier-opt %t.warps --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify -o /dev/null
// RUN: sed 's/ASKED/tile = array<i64: 64, 16, 64>, swaps = true, grain = "warp", roles = 1 : i64, stages = 3 : i64/' %s > %t.own && tier-opt %t.own --tier-compile="chip=sm_90a to=when" | FileCheck %s --check-prefix=OWN
// RUN: tier-opt %t.own --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify -o /dev/null
// RUN: tier-opt %t.own --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=OWNCODE
// RUN: sed 's/attributes {tier.asked = {ASKED}}//' %s > %t.all && tier-opt %t.all --convert-linalg-to-tier=chip=sm_90a | FileCheck %s --check-prefix=ALL
// RUN: tier-opt %t.all --convert-linalg-to-tier=chip=sm_80 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/ASKED/tile = array<i64: 64, 8, 64>, swaps = true, segments = 1 : i64/' %s | not tier-opt --convert-linalg-to-tier=chip=sm_90a -o /dev/null 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: sed 's/ASKED/tile = array<i64: 64, 32, 64>, swaps = true, ctas = 20 : i64, segments = 2 : i64/' %s | not tier-opt --convert-linalg-to-tier=chip=sm_90a -o /dev/null 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: sed 's/ASKED/tile = array<i64: 40, 16, 64>, grain = "warp"/' %s | not tier-opt --convert-linalg-to-tier=chip=sm_90a -o /dev/null 2>&1 | FileCheck %s --check-prefix=ROWS
// RUN: sed 's/ASKED/tile = array<i64: 64, 16, 64>, grain = "lane"/' %s | not tier-opt --convert-linalg-to-tier=chip=sm_90a -o /dev/null 2>&1 | FileCheck %s --check-prefix=GRAIN
// RUN: sed 's/ASKED/tile = array<i64: 40, 16, 64>, swaps = true, grain = "warp", roles = 1 : i64/' %s | not tier-opt --convert-linalg-to-tier=chip=sm_90a -o /dev/null 2>&1 | FileCheck %s --check-prefix=OWNROWS
// RUN: sed 's/ASKED/tile = array<i64: 64, 16, 64>, swaps = true, grain = "warp", roles = 2 : i64/' %s | not tier-opt --convert-linalg-to-tier=chip=sm_90a -o /dev/null 2>&1 | FileCheck %s --check-prefix=OWNROLES
// RUN: sed 's/ASKED/tile = array<i64: 64, 16>, segments = 2 : i64/' %s | not tier-opt --convert-linalg-to-tier=chip=sm_90a -o /dev/null 2>&1 | FileCheck %s --check-prefix=NUMBERS
// RUN: sed 's/ASKED/tile = array<i64: 64, 16, 64>, swaps = true, segments = 1 : i64/' %s | not tier-opt --convert-linalg-to-tier=chip=sm_80 -o /dev/null 2>&1 | FileCheck %s --check-prefix=MACHINE

// ERROR:   [tier.asked] expects a tile of 16, 24 .. 128, 192 or 256 by 16, 24 .. 256, and at least one segment, got 64 by 8 in 1 segment(s)
// ERROR:   fix: ask for another tile
// BOTH:    [tier.asked] expects segments or CTAs that share sums, got both
// ROWS:    [tier.asked] expects a tile of 16, 32 .. 256 by 8, 16 .. 64 for instructions of warps, and at least one segment, got 40 by 16 in 1 segment(s)
// GRAIN:   [tier.asked] expects a grain "warp" or "warpgroup", got "lane"
// OWNROWS: [tier.asked] expects a tile of 16, 32 .. 256 by 8, 16 .. 64, and 128, 256 .. 1024 bytes of k, where warps copy what they multiply, got [40, 16, 64]
// OWNROLES: [tier.asked] expects one role, a tile [m, n, k] and the grain "warp", and no cluster or segments, where roles are asked for, got 2 role(s), tile [64, 16, 64], cluster none
// NUMBERS: [tier.asked] expects a tile [m, n, k], and no cluster or stages, {{.*}}, got tile [64, 16], cluster none and stages 0
// MACHINE: [tier.asked] expects a product on a machine with roles, got sm_80

// relu(x @ w + b) of few rows: 64 columns of w are the rows of the instruction, rows of x its columns.
// SWAP:        gpu.func @linear_0({{.*}}tile = [64, 16, 64], atom = [64, 16, 16], grain = warpgroup, stages = 22, warps = [4, 4]
// SWAP:          %[[W:[a-z0-9_]+]] = memref.reinterpret_cast {{.*}} strides: [1, %{{.*}}]
// SWAP-NEXT:     %[[X:[a-z0-9_]+]] = memref.reinterpret_cast {{.*}} strides: [%{{.*}}, 1]
// SWAP:          scf.for %{{.*}} = %block_id_x
// SWAP:            %[[COLUMN:[a-z0-9_]+]] = arith.muli %{{.*}}, %c64
// SWAP:            %[[ROW:[a-z0-9_]+]] = arith.muli %{{.*}}, %c16
// The last tiles end with the result (overlap.mlir).
// SWAP:            %[[N:[a-z0-9_]+]] = arith.minsi %[[COLUMN]], %{{.*}}
// SWAP:            %[[M:[a-z0-9_]+]] = arith.minsi %[[ROW]], %{{.*}}
// The bias lies along the rows of the tile; the result is stored as it was asked for.
// SWAP:            tier.load %{{.*}}[%[[N]]] {{.*}} to tensor<64xbf16
// SWAP:            scf.for %[[K:[a-z0-9_]+]] =
// SWAP:              tier.copy %[[W]][%[[N]], %[[K]]] to %[[A:[a-z0-9_]+]][]
// SWAP-NEXT:         tier.copy %[[X]][%[[M]], %[[K]]] to %[[B:[a-z0-9_]+]][]
// SWAP-NEXT:         tier.mma %[[A]], %[[B]], %{{.*}} atom [64, 16, 16]
// SWAP:            tier.broadcast {{.*}} axis 1
// SWAP:            tier.store %{{.*}}, %{{.*}}[%[[N]], %[[M]]] {{.*}}memref<?x?xbf16, strided<[1, ?]>>

// Columns of the accumulator are rows in memory: 8x8 blocks are transposed on the way to the staging tile.
// PTX:         wgmma.mma_async.sync.aligned.m64n16k16
// PTX-COUNT-1: stmatrix.sync.aligned.m8n8.x4.trans.shared.b16
// PTX-NOT:     st.shared.b16
// PTX:         cp.async.bulk.tensor.2d.global
// WIDE-COUNT-4: stmatrix.sync.aligned.m8n8.x4.trans.shared.b16
// WIDE-NOT:     stmatrix

// A warp for each 16 of 48 rows of w: 6144 of them are 128 tiles, nearly one for each multiprocessor. One role still copies in bulk.
// WARPS:       warp = [3:[16, 0]]
// WARPS:       gpu.func @linear_0({{.*}}tile = [48, 16, 128], atom = [16, 8, 16], grain = warp, stages = 13, warps = [4, 3]
// WARPS:         tier.mma {{.*}} atom [16, 8, 16] on  warp
// Each of three warps gives a stage back.
// WARPCODE-COUNT-13: mbarrier.init.shared::cta.b64 {{.*}}, 1;
// WARPCODE-COUNT-13: mbarrier.init.shared::cta.b64 {{.*}}, 3;
// WARPCODE:          cp.async.bulk.tensor.2d.shared::cta.global
// WARPCODE:          ldmatrix.sync.aligned.m8n8.x4.trans
// WARPCODE:          mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
// WARPCODE:          stmatrix.sync.aligned.m8n8.x4.trans

// Warps that copy what they multiply: no roles, no tensor maps, a CTA for each tile; two stages are on their way while one is multiplied.
// OWN:         gpu.func @linear_0({{.*}}tile = [64, 16, 64], atom = [16, 8, 16], grain = warp, stages = 3, warps = [4],
// OWN:           transport.channel stages 3 completion copy_group
// OWN-NOT:       transport.role
// OWN-NOT:       bulk
// OWN:           scf.for %{{.*}} = %c0 to %{{.*}} step %c64
// OWN-NEXT:        transport.await copy_group pending 1
// OWN:             transport.get
// OWN:             transport.copy.group
// OWN:             tier.mma {{.*}} on warp
// OWN-NEXT:        transport.release
// OWN:           tier.store %{{.*}}memref<?x?xbf16, strided<[1, ?]>>
// OWNCODE:     cp.async.cg.shared.global
// OWNCODE-DAG: cp.async.wait_group 1
// OWNCODE-DAG: mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32

// Three segments of whole tiles of k: each CTA sums its own and stores it as it is, in f32, rows padded for the engine.
// SPLIT:       gpu.func @linear_0({{.*}}%[[LENGTH:arg[0-9]+]]: index {tier.multiple = 64
// SPLIT-SAME:    tile = [64, 32, 64]
// SPLIT:           %[[SUM:[a-z0-9_]+]] = scf.for %[[STEP:[a-z0-9_]+]] = %c0 to %[[LENGTH]] step %c64
// SPLIT-NEXT:        %[[FIRST:[a-z0-9_]+]] = arith.muli %[[PART:[a-z0-9_]+]], %[[LENGTH]]
// SPLIT-NEXT:        %[[K:[a-z0-9_]+]] = arith.addi %[[FIRST]], %[[STEP]]
// SPLIT:             tier.copy %{{.*}}[%{{.*}}, %[[K]]]
// SPLIT:           tier.store %[[SUM]], %{{.*}}[%[[PART]], %{{.*}}, %{{.*}}] {{.*}}: tensor<64x32xf32, {{.*}}memref<3x?x?xf32
// A second kernel adds them in order, then comes the epilogue.
// SPLIT:       gpu.func @linear_0_1(
// SPLIT:         tier.reduce addf
// SPLIT:         arith.addf
// SPLIT:         arith.truncf
// SPLIT:         arith.maximumf
// SPLIT-LABEL: func.func @linear(
// SPLIT:         %[[PARTS:[a-z0-9_]+]] = tier.workspace
// SPLIT-NEXT:    gpu.launch_func @linear_0::@linear_0 {{.*}}%[[PARTS]]
// SPLIT-NEXT:    gpu.launch_func @linear_0_1::@linear_0_1 {{.*}}%[[PARTS]]
// SPLIT-NOT:     tier.workspace

// As many segments as 20 CTAs that share the tiles, of whole tiles of k, none of them empty; one where there is no k. The second
// kernel begins early, as its launch says.
// SHARED:       gpu.func @linear_0({{.*}}%[[LENGTH:arg[0-9]+]]: index {tier.multiple = 64
// SHARED-SAME:    tile = [64, 32, 64]
// SHARED:           scf.for %{{.*}} = %c0 to %[[LENGTH]] step %c64
// SHARED:           tier.store %{{.*}} : tensor<64x32xf32, {{.*}}memref<?x?x?xf32
// SHARED:       gpu.func @linear_0_1({{.*}}tile = [256, 16]
// SHARED:         tier.reduce addf
// SHARED-LABEL: func.func @linear(
// SHARED:         %[[STEPS:[a-z0-9_]+]] = arith.ceildivui %arg2, %c64 : index
// SHARED:         %[[COLUMNS:[a-z0-9_]+]] = arith.ceildivui %arg7, %c64 : index
// SHARED:         %[[HIGH:[a-z0-9_]+]] = arith.ceildivui %arg1, %c32 : index
// SHARED:         %[[TILES:[a-z0-9_]+]] = arith.muli %[[COLUMNS]], %[[HIGH]]
// SHARED:         %[[ONE:[a-z0-9_]+]] = arith.maxui %[[TILES]], %c1
// SHARED:         %[[MOST:[a-z0-9_]+]] = arith.divui %c20, %[[ONE]]
// SHARED:         %[[CTAS:[a-z0-9_]+]] = arith.maxui %[[MOST]], %c1
// SHARED:         %[[EACH:[a-z0-9_]+]] = arith.ceildivui %[[STEPS]], %[[CTAS]]
// SHARED:         %[[SOME:[a-z0-9_]+]] = arith.maxui %[[EACH]], %c1
// SHARED:         %[[COUNT:[a-z0-9_]+]] = arith.ceildivui %[[STEPS]], %[[SOME]]
// SHARED:         arith.maxui %[[COUNT]], %c1
// SHARED:         arith.muli %[[EACH]], %c64
// SHARED:         tier.workspace
// SHARED-NEXT:    gpu.launch_func @linear_0::@linear_0
// SHARED-NEXT:    gpu.launch_func @linear_0_1::@linear_0_1 {{.*}} {tier.begins_early}

// PLAIN:       gpu.func @linear_0({{.*}}tile = [128, 128, 64], {{.*}}warps = [4, 8]
// PLAIN:         tier.store %{{.*}} : tensor<128x128xf32, {{.*}}memref<4x?x?xf32

// Plans that the model chose for regions, then the rules: each plan is one kernel, and those with segments reserve memory
// where they are launched.
// ALL:         tile = [64, {{16|32}}, 64]
// ALL-LABEL:   func.func @linear(
// ALL-NOT:       tier.workspace
// ALL:           scf.if
// ALL:           tier.workspace
// OTHER-NOT:   tile = [64, 16,

#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
#a = affine_map<(d0, d1, d2) -> (d0, d2)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @linear(
      %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>},
      %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>},
      %bias: tensor<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?x?xbf16> attributes {tier.asked = {ASKED}} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %M = tensor.dim %x, %c0 : tensor<?x?xbf16>
    %N = tensor.dim %w, %c1 : tensor<?x?xbf16>
    %e0 = tensor.empty(%M, %N) : tensor<?x?xf32>
    %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %mm = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%x, %w : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%f0 : tensor<?x?xf32>) {
    ^bb0(%l: bf16, %r: bf16, %acc: f32):
      %l32 = arith.extf %l : bf16 to f32
      %r32 = arith.extf %r : bf16 to f32
      %p = arith.mulf %l32, %r32 : f32
      %s = arith.addf %acc, %p : f32
      linalg.yield %s : f32
    } -> tensor<?x?xf32>
    // implicit rounding of `@`
    %e1 = tensor.empty(%M, %N) : tensor<?x?xbf16>
    %mb = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
        ins(%mm : tensor<?x?xf32>) outs(%e1 : tensor<?x?xbf16>) {
    ^bb0(%v: f32, %o: bf16):
      %t = arith.truncf %v fastmath<contract> : f32 to bf16
      linalg.yield %t : bf16
    } -> tensor<?x?xbf16>
    // + b
    %e2 = tensor.empty(%M, %N) : tensor<?x?xbf16>
    %add = linalg.generic {indexing_maps = [#mn, #n, #mn], iterator_types = ["parallel", "parallel"]}
        ins(%mb, %bias : tensor<?x?xbf16>, tensor<?xbf16>) outs(%e2 : tensor<?x?xbf16>) {
    ^bb0(%l: bf16, %r: bf16, %o: bf16):
      %l32 = arith.extf %l : bf16 to f32
      %r32 = arith.extf %r : bf16 to f32
      %s = arith.addf %l32, %r32 : f32
      %t = arith.truncf %s fastmath<contract> : f32 to bf16
      linalg.yield %t : bf16
    } -> tensor<?x?xbf16>
    // relu
    %c = arith.constant 0.0 : bf16
    %e3 = tensor.empty(%M, %N) : tensor<?x?xbf16>
    %out = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
        ins(%add : tensor<?x?xbf16>) outs(%e3 : tensor<?x?xbf16>) {
    ^bb0(%v: bf16, %o: bf16):
      %t = arith.maximumf %v, %c : bf16
      linalg.yield %t : bf16
    } -> tensor<?x?xbf16>
    return %out : tensor<?x?xbf16>
  }
}
