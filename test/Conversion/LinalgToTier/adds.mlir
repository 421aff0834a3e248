// Segments of k whose sums of integers are added where they lie: one zeroed workspace, which the copy engine adds to.
// RUN: tier-opt %s --tier-compile="chip=sm_90a to=where" | FileCheck %s --check-prefix=WHERE
// RUN: tier-opt %s --tier-compile="chip=sm_90a to=when" | FileCheck %s --check-prefix=WHEN
// RUN: tier-opt %s --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=PTX
// RUN: tier-opt %s --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify="most-stages=2" -o /dev/null 2>&1 | count 0
// RUN: tier-opt %s --tier-compile="chip=sm_90a to=how" | tier-opt --check-async -o /dev/null 2>&1 | count 0
// RUN: tier-opt %s --chip=sm_90a --emit=launch -o - | FileCheck %s --check-prefix=LAUNCH
// RUN: sed 's/adds = true, //' %s | tier-opt --tier-compile="chip=sm_90a to=when" | FileCheck %s --check-prefix=APART

// WHERE:      gpu.func @[[ADDS:few_0]]({{.*}} kernel attributes {tier.adds, {{.*}}tier.plan = #tier.plan<tile = [64, 16, 128]
// WHERE:      tier.copy %{{.*}} to %{{.*}} : memref<{{.*}}xi32, {{.*}}#tier.space<shared>> to !tier.tensormap<
// WHERE:      gpu.func @[[REST:few_0_1]]({{.*}} kernel
// WHERE:      arith.sitofp
// WHERE:      func.func @few
// WHERE:      %[[SUMS:.*]] = tier.workspace %{{.*}} zeroed : memref<?xi32>
// WHERE:      gpu.launch_func {{.*}} %[[SUMS]] : memref<?xi32>
// WHERE-NEXT: gpu.launch_func {{.*}}args(%[[SUMS]] : memref<?xi32>

// All of what the kernel brings out is added.
// WHEN:     gpu.func @few_{{.*}} kernel attributes {tier.adds
// WHEN:     transport.copy.bulk_store {{.*}} reduce add
// WHEN-NOT: transport.copy.bulk_store
// WHEN:     gpu.return

// All kernels of the program, in one text.
// PTX: .entry few_0(
// PTX: cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group
// PTX: .entry few_0_1(

// LAUNCH: ["workspace",{{[0-9]+}},"zeroed"]

// APART-NOT: bulk_store {{.*}} reduce
// APART-NOT: zeroed
// APART:     transport.copy.bulk_store
// APART-NOT: bulk_store {{.*}} reduce
// APART-NOT: zeroed

#e = affine_map<(d0, d1) -> (d0, d1)>
#mn = affine_map<(d0, d1, d2) -> (d0, d1)>
#mk = affine_map<(d0, d1, d2) -> (d0, d2)>
#nk = affine_map<(d0, d1, d2) -> (d1, d2)>
func.func @few(%x: tensor<16x4096xi8>, %w: tensor<1024x4096xi8>) -> tensor<16x1024xf32>
    attributes {tier.asked = {tile = array<i64: 64, 16, 128>, adds = true, swaps = true, segments = 4 : i64}} {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<16x1024xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<16x1024xi32>) -> tensor<16x1024xi32>
  %y = linalg.generic {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<16x4096xi8>, tensor<1024x4096xi8>) outs(%f : tensor<16x1024xi32>) {
  ^bb0(%l: i8, %r: i8, %acc: i32):
    %l32 = arith.extsi %l : i8 to i32
    %r32 = arith.extsi %r : i8 to i32
    %p = arith.muli %l32, %r32 : i32
    %s = arith.addi %acc, %p : i32
    linalg.yield %s : i32
  } -> tensor<16x1024xi32>
  %o = tensor.empty() : tensor<16x1024xf32>
  %z = linalg.generic {indexing_maps = [#e, #e], iterator_types = ["parallel", "parallel"]} ins(%y : tensor<16x1024xi32>) outs(%o : tensor<16x1024xf32>) {
  ^bb0(%i: i32, %unused: f32):
    %t = arith.sitofp %i : i32 to f32
    linalg.yield %t : f32
  } -> tensor<16x1024xf32>
  return %z : tensor<16x1024xf32>
}
