// RUN: tier-opt %s --chip=sm_90a --emit=launch -o - | FileCheck %s

// What a map says beyond its box reaches the driver; defaults are not written.
// CHECK: {"box":[64,8],"buffer":0,"dims":[{{.*}}],"element_strides":[1,2],"encode":"bf16","fill":"nan","offset":{{[0-9]+}},"strides":[{{.*}}],"swizzle":128}
// CHECK: {"box":[16,4,4],"buffer":0,"dims":[{{.*}}],"encode":"bf16","interleave":32,"offset":{{[0-9]+}},"strides":[{{.*}}],"swizzle":32}
// CHECK: {"box":[32,8],"buffer":{{[0-9]+}},"dims":[{{.*}}],"encode":"f32","offset":{{[0-9]+}},"rounds":"tf32","strides":[{{.*}}],"swizzle":128}
#steps = #layout.tensormap<element = bf16, box = [64, 8], swizzle = 128B, dims = [64, ?], element_strides = [1, 2], fill = nan>
#woven = #layout.tensormap<element = bf16, box = [16, 4, 4], swizzle = 32B, interleave = 32B>
#rounded = #layout.tensormap<element = f32, box = [32, 8], swizzle = 128B, rounds = tf32>
module attributes {gpu.container_module} {
  gpu.module @nothing {
    gpu.func @nothing(%x: memref<?xbf16>, %a: !tier.tensormap<#steps>, %b: !tier.tensormap<#woven>,
                       %y: memref<?xf32>, %c: !tier.tensormap<#rounded>) kernel {
      gpu.return
    }
  }
  func.func @f(%x: memref<?xbf16> {tier.name = "x"}, %m: index, %s: index, %y: memref<?xf32> {tier.name = "y"}) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %a = tier.encode_tensormap %x[%c0] dims(%c64, %m) strides(%s) : memref<?xbf16> to !tier.tensormap<#steps>
    %b = tier.encode_tensormap %x[%c0] dims(%c64, %m, %m) strides(%s, %s) : memref<?xbf16> to !tier.tensormap<#woven>
    %c = tier.encode_tensormap %y[%c0] dims(%c64, %m) strides(%s) : memref<?xf32> to !tier.tensormap<#rounded>
    gpu.launch_func @nothing::@nothing blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
        args(%x : memref<?xbf16>, %a : !tier.tensormap<#steps>, %b : !tier.tensormap<#woven>,
             %y : memref<?xf32>, %c : !tier.tensormap<#rounded>)
    return
  }
}
