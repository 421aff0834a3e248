// RUN: tier-opt %s --transport-verify --split-input-file --verify-diagnostics

// Products, their commits and the loads of tensor memory are in order; whatever K is.
#row = #layout.fragment<[128, 128], register = [128:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!acc = memref<128x128xf32, #tier.space<tensor>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>
!ops = !transport.channel<!tile, !tile>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @three_roles(%T: index, %K: index, %a: !map, %b: !map, %out: memref<128x128xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [128, 128, 16], grain = cta, stages = 4, warps = [4, 4, 4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %ops = transport.channel stages 4 completion transaction : !ops
      %sums = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 128>} : !sums
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %t = %c0 to %T step %c1 {
            scf.for %k = %c0 to %K step %c64 {
              transport.put %ops as (%sa : !tile, %sb : !tile) {
                transport.copy.bulk_load %a[%k, %c0] to %sa : !map to !tile
                transport.copy.bulk_load %b[%k, %c0] to %sb : !map to !tile
              }
            }
          }
        }
        transport.role "multiply" warps 4 {
          scf.for %t = %c0 to %T step %c1 {
            transport.put %sums as (%c : !acc) {
              scf.for %k = %c0 to %K step %c64 {
                %sa, %sb = transport.get %ops : !tile, !tile
                %adds = arith.cmpi ne, %k, %c0 : index
                tier.accumulate %sa, %sb into %c adds %adds atom [128, 128, 16] : !tile, !tile, !acc
                transport.release %ops pending 0 : !ops
              }
            }
          }
        }
        transport.role "epilogue" warps 4 {
          scf.for %t = %c0 to %T step %c1 {
            %c = transport.get %sums : !acc
            %x = tier.load %c[%c0, %c0] : !acc to tensor<128x128xf32, #row>
            transport.release %sums pending 0 : !sums
            tier.store %x, %out[%c0, %c0] : tensor<128x128xf32, #row>, memref<128x128xf32>
          }
        }
      }
      gpu.return
    }
  }
}

// -----

// The stage is read after it went back.
#row = #layout.fragment<[128, 128], register = [128:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!acc = memref<128x128xf32, #tier.space<tensor>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>
!ops = !transport.channel<!tile, !tile>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @read_after_release(%T: index, %K: index, %a: !map, %b: !map, %out: memref<128x128xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [128, 128, 16], grain = cta, stages = 4, warps = [4, 4, 4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %ops = transport.channel stages 4 completion transaction : !ops
      %sums = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 128>} : !sums
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %t = %c0 to %T step %c1 {
            scf.for %k = %c0 to %K step %c64 {
              transport.put %ops as (%sa : !tile, %sb : !tile) {
                transport.copy.bulk_load %a[%k, %c0] to %sa : !map to !tile
                transport.copy.bulk_load %b[%k, %c0] to %sb : !map to !tile
              }
            }
          }
        }
        transport.role "multiply" warps 4 {
          scf.for %t = %c0 to %T step %c1 {
            transport.put %sums as (%c : !acc) {
              scf.for %k = %c0 to %K step %c64 {
                %sa, %sb = transport.get %ops : !tile, !tile
                %adds = arith.cmpi ne, %k, %c0 : index
                // expected-error @below {{[async.overwrite] expects stages to be overwritten only after every reader released them, got an access while another may be under way}}
                // expected-note @below {{at stage 0, iteration 0}}
                // expected-note @below {{fix: wait for the release of the stage before it is filled}}
                tier.accumulate %sa, %sb into %c adds %adds atom [128, 128, 16] : !tile, !tile, !acc
                transport.release %ops pending 0 : !ops
              }
            }
          }
        }
        transport.role "epilogue" warps 4 {
          scf.for %t = %c0 to %T step %c1 {
            %c = transport.get %sums : !acc
            transport.release %sums pending 0 : !sums
            // expected-note @below {{the other end is here}}
            %x = tier.load %c[%c0, %c0] : !acc to tensor<128x128xf32, #row>
            tier.store %x, %out[%c0, %c0] : tensor<128x128xf32, #row>, memref<128x128xf32>
          }
        }
      }
      gpu.return
    }
  }
}

// -----

// The products read a stage that the copies may fill again.
#row = #layout.fragment<[128, 128], register = [128:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!acc = memref<128x128xf32, #tier.space<tensor>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>
!ops = !transport.channel<!tile, !tile>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @multiply_after_release(%T: index, %K: index, %a: !map, %b: !map, %out: memref<128x128xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [128, 128, 16], grain = cta, stages = 4, warps = [4, 4, 4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %ops = transport.channel stages 4 completion transaction : !ops
      %sums = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 128>} : !sums
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %t = %c0 to %T step %c1 {
            scf.for %k = %c0 to %K step %c64 {
              transport.put %ops as (%sa : !tile, %sb : !tile) {
                // expected-error @below {{[async.overwrite] expects stages to be overwritten only after every reader released them, got a write while a product may use the stage}}
                // expected-note @below {{at stage 0, iteration 0}}
                // expected-note @below {{fix: wait for the release of the stage before it is filled}}
                transport.copy.bulk_load %a[%k, %c0] to %sa : !map to !tile
                transport.copy.bulk_load %b[%k, %c0] to %sb : !map to !tile
              }
            }
          }
        }
        transport.role "multiply" warps 4 {
          scf.for %t = %c0 to %T step %c1 {
            transport.put %sums as (%c : !acc) {
              scf.for %k = %c0 to %K step %c64 {
                %sa, %sb = transport.get %ops : !tile, !tile
                %adds = arith.cmpi ne, %k, %c0 : index
                transport.release %ops pending 0 : !ops
                // expected-note @below {{the other end is here}}
                tier.accumulate %sa, %sb into %c adds %adds atom [128, 128, 16] : !tile, !tile, !acc

              }
            }
          }
        }
        transport.role "epilogue" warps 4 {
          scf.for %t = %c0 to %T step %c1 {
            %c = transport.get %sums : !acc
            %x = tier.load %c[%c0, %c0] : !acc to tensor<128x128xf32, #row>
            transport.release %sums pending 0 : !sums
            tier.store %x, %out[%c0, %c0] : tensor<128x128xf32, #row>, memref<128x128xf32>
          }
        }
      }
      gpu.return
    }
  }
}

// -----

// The accumulators never go back: the third tile waits forever.
#row = #layout.fragment<[128, 128], register = [128:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!acc = memref<128x128xf32, #tier.space<tensor>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>
!ops = !transport.channel<!tile, !tile>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @never_released(%T: index, %K: index, %a: !map, %b: !map, %out: memref<128x128xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [128, 128, 16], grain = cta, stages = 4, warps = [4, 4, 4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %ops = transport.channel stages 4 completion transaction : !ops
      %sums = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 128>} : !sums
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %t = %c0 to %T step %c1 {
            scf.for %k = %c0 to %K step %c64 {
              transport.put %ops as (%sa : !tile, %sb : !tile) {
                transport.copy.bulk_load %a[%k, %c0] to %sa : !map to !tile
                transport.copy.bulk_load %b[%k, %c0] to %sb : !map to !tile
              }
            }
          }
        }
        transport.role "multiply" warps 4 {
          scf.for %t = %c0 to %T step %c1 {
            transport.put %sums as (%c : !acc) {
              scf.for %k = %c0 to %K step %c64 {
                %sa, %sb = transport.get %ops : !tile, !tile
                %adds = arith.cmpi ne, %k, %c0 : index
                tier.accumulate %sa, %sb into %c adds %adds atom [128, 128, 16] : !tile, !tile, !acc
                transport.release %ops pending 0 : !ops
              }
            }
          }
        }
        transport.role "epilogue" warps 4 {
          scf.for %t = %c0 to %T step %c1 {
            // expected-error @below {{[async.ring-full] expects fewer than 2 stages held before a get, got up to 2}}
            // expected-note @below {{fix: release with fewer pending, or give the channel more stages}}
            %c = transport.get %sums : !acc
            %x = tier.load %c[%c0, %c0] : !acc to tensor<128x128xf32, #row>
            tier.store %x, %out[%c0, %c0] : tensor<128x128xf32, #row>, memref<128x128xf32>
          }
        }
      }
      gpu.return
    }
  }
}
