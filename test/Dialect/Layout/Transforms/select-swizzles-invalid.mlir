// RUN: tier-opt %s --layout-select-swizzles --split-input-file --verify-diagnostics

!narrow = !tier.tensormap<#layout.tensormap<element = f32, box = [8, 64], swizzle = 32B>>
!wide = !tier.tensormap<#layout.tensormap<element = f32, box = [32, 64], swizzle = 128B>>
!tile = memref<64x64xf32, #tier.space<shared>>

// Two maps that write one tile must agree on its swizzle.
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @maps_disagree(%n: !narrow, %w: !wide) kernel {
      %c0 = arith.constant 0 : index
      // expected-error @below {{[banks.mode] expects engines that know one mode, got tensor maps with several swizzles}}
      %s = tier.alloc : !tile
      tier.copy %n[%c0, %c0] to %s[] : !narrow to !tile
      tier.copy %s[] to %w[%c0, %c0] : !tile to !wide
      gpu.return
    }
  }
}
