// RUN: tier-opt %s --chip=cpu --emit=object -o %t.o
// RUN: llvm-readelf --syms %t.o | FileCheck %s
// RUN: tier-opt %s --chip=cpu --emit=launch -o - | FileCheck %s --check-prefix=LAUNCH

// A module in What walks through the other rooms by itself.
// CHECK: FUNC GLOBAL DEFAULT {{.*}} double_0
// LAUNCH: "name": "double"
// LAUNCH: "align":16,"name":"x","rank":1,"sides":[{"multiple":4,"stride":1}],"tensor":"f32"
// LAUNCH: "launch":"double_0"
#row = affine_map<(d0) -> (d0)>
func.func @double(%x: tensor<?xf32> {tier.argument = #tier.argument<name = "x", extents = ["N"], multiple = [4], strides = [1], stride_multiple = [1], align = 16>})
    -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %init = tensor.empty(%n) : tensor<?xf32>
  %y = linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%init : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %sum = arith.addf %a, %a : f32
    linalg.yield %sum : f32
  } -> tensor<?xf32>
  return %y : tensor<?xf32>
}
