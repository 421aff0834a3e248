// RUN: tier-opt %s --chip=sm_90a --emit=launch -o - | FileCheck %s

// A parameter is one array: its base, then its extents, then its strides.
// CHECK:      "format": "tier.launch.1"
// CHECK:      "name": "scale"
// CHECK:      "chip": "sm_90a"
// CHECK:      {"name":"x","rank":2,"tensor":"bf16"}
// CHECK-NEXT: {"name":"argument 5","scalar":"f32"}
// CHECK-NEXT: {"name":"argument 6","output":true,"rank":1,"tensor":"f32"}
// CHECK:      "images": [
// CHECK-NEXT:   "scale_0"
// CHECK:      ["extent",[[M:[0-9]+]],0,0]
// CHECK-NEXT: ["extent",[[K:[0-9]+]],0,1]
// CHECK-NEXT: ["stride",[[S0:[0-9]+]],0,0]
// CHECK:      ["units",[[U:[0-9]+]]]
// CHECK:      ["units",[[C:[0-9]+]],4]
// CHECK:      ["ceildiv",[[T:[0-9]+]],[[M]],{{[0-9]+}}]
// CHECK:      ["min",[[G:[0-9]+]],[[T]],[[U]]]
// CHECK:      ["workspace",{{[0-9]+}}]
// CHECK:      ["workspace",{{[0-9]+}},"zeroed"]
// CHECK:      ["equal",[[SAME:[0-9]+]],
// CHECK:      ["workspace",{{[0-9]+}},"or",[[SAME]],0]
// CHECK:      {"box":[64,128],"buffer":0,"dims":[[[K]],[[M]]],"encode":"bf16","offset":{{[0-9]+}},"strides":[{{[0-9]+}}],"swizzle":128}
// CHECK:      {"check":{{[0-9]+}},"text":"x expects rows
// CHECK:      ["jump_unless",{{[0-9]+}},{{[0-9]+}}]
// CHECK:      {"block":[{{.*}}],"grid":[[[G]],[[C]],{{[0-9]+}}],"image":0,"launch":"scale_0","operands":[{"buffer":0},{"buffer":3},{"dtype":"i64","register":[[M]]},{"scalar":1},{"map":0}]}
#box = #layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>
module attributes {gpu.container_module} {
  gpu.module @scale_0 {
    gpu.func @scale_0(%x: memref<?xbf16>, %w: memref<?xf32>, %m: index, %a: f32, %map: !tier.tensormap<#box>) kernel {
      gpu.return
    }
  }
  func.func @scale(%x: memref<?xbf16> {tier.name = "x"}, %m: index, %k: index, %s0: index, %s1: index, %a: f32,
                   %out: memref<?xf32> {tier.output}, %n: index, %t0: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %units = tier.units : index
    %clusters = tier.units clusters of 4 : index
    %tiles = arith.ceildivsi %m, %c128 : index
    %grid = arith.minsi %tiles, %units : index
    %w = tier.workspace %m : memref<?xf32>
    %z = tier.workspace %m zeroed : memref<?xi32>
    %dense = arith.cmpi eq, %s0, %k : index
    %y = tier.workspace %m or %x of memref<?xbf16> where %dense : memref<?xbf16>
    %bytes = arith.muli %s0, %c2 : index
    %map = tier.encode_tensormap %x[%c0] dims(%k, %m) strides(%bytes) : memref<?xbf16> to !tier.tensormap<#box>
    %holds = arith.cmpi sgt, %m, %c0 : index
    cf.assert %holds, "x expects rows"
    %some = arith.cmpi ne, %n, %c0 : index
    scf.if %some {
      gpu.launch_func @scale_0::@scale_0 blocks in (%grid, %clusters, %c1) threads in (%c128, %c1, %c1)
          args(%x : memref<?xbf16>, %w : memref<?xf32>, %m : index, %a : f32, %map : !tier.tensormap<#box>)
    }
    return
  }
}
