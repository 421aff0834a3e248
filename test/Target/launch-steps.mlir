// RUN: tier-opt %s --chip=sm_90a --emit=launch -o - | FileCheck %s

// What a block around a guard computed is computed once. What a guard computed is known to no
// other block: it may not have run. A loop computes what it carries again and again.
// CHECK:      ["extent",[[M:[0-9]+]],0,0]
// CHECK:      ["constant",[[SEVEN:[0-9]+]],7]
// CHECK-NEXT: ["ceildiv",[[TILES:[0-9]+]],[[M]],[[SEVEN]]]
// CHECK-NEXT: ["less",[[SOME:[0-9]+]],[[SEVEN]],[[M]]]
// CHECK-NEXT: ["jump_unless",[[SOME]],
// CHECK-NEXT: ["add",[[SUM:[0-9]+]],[[TILES]],[[SEVEN]]]
// CHECK-NEXT: {"block":{{.*}}"grid":[[[TILES]],[[SUM]],[[SEVEN]]]
// CHECK-NEXT: ["jump",
// CHECK-NEXT: ["add",[[OTHER:[0-9]+]],[[TILES]],[[SEVEN]]]
// CHECK-NEXT: {"block":{{.*}}"grid":[[[OTHER]],[[OTHER]],[[SEVEN]]]
// CHECK-NEXT: ["move",[[I:[0-9]+]],[[SEVEN]]]
// CHECK-NEXT: ["move",[[CARRIED:[0-9]+]],[[SEVEN]]]
// CHECK-NEXT: ["less",[[MORE:[0-9]+]],[[I]],[[M]]]
// CHECK-NEXT: ["jump_unless",[[MORE]],
// CHECK-NEXT: ["add",[[NEXT:[0-9]+]],[[CARRIED]],[[I]]]
// CHECK-NEXT: ["move",[[COPY:[0-9]+]],[[NEXT]]]
// CHECK-NEXT: ["move",[[CARRIED]],[[COPY]]]
// CHECK-NEXT: ["add",[[STEP:[0-9]+]],[[I]],[[SEVEN]]]
// CHECK-NEXT: ["move",[[I]],[[STEP]]]
// CHECK-NEXT: ["jump",
// CHECK-NEXT: ["add",[[AFTER:[0-9]+]],[[TILES]],[[SEVEN]]]
// CHECK-NEXT: {"block":{{.*}}"grid":[[[CARRIED]],[[AFTER]],[[SEVEN]]]
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @k() kernel {
      gpu.return
    }
  }
  func.func @host(%x: memref<?xf32> {tier.name = "x"}, %m: index, %s: index) {
    %c7 = arith.constant 7 : index
    %tiles = arith.ceildivsi %m, %c7 : index
    %some = arith.cmpi slt, %c7, %m : index
    scf.if %some {
      %again = arith.constant 7 : index
      %same = arith.ceildivsi %m, %again : index
      %sum = arith.addi %same, %again : index
      gpu.launch_func @k::@k blocks in (%same, %sum, %again) threads in (%c7, %c7, %c7)
    } else {
      %sum = arith.addi %tiles, %c7 : index
      %twice = arith.addi %tiles, %c7 : index
      gpu.launch_func @k::@k blocks in (%sum, %twice, %c7) threads in (%c7, %c7, %c7)
    }
    %carried = scf.for %i = %c7 to %m step %c7 iter_args(%a = %c7) -> index {
      %next = arith.addi %a, %i : index
      scf.yield %next : index
    }
    %after = arith.addi %tiles, %c7 : index
    gpu.launch_func @k::@k blocks in (%carried, %after, %c7) threads in (%c7, %c7, %c7)
    return
  }
}
