// RUN: tier-opt %s --transport-verify --split-input-file --verify-diagnostics

// Scales come through threads, beside what the engine copies; the unit copies them to columns of the stage.
#row = #layout.fragment<[128, 64], register = [64:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#words = #layout.fragment<[128, 4], register = [4:[0, 1]], lane = [4:[32, 0], 8:[1, 0]], warp = [4:[8, 0]]>
#LA = #layout.compose<#layout.strided<[128:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#LB = #layout.compose<#layout.strided<[64:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#order = #layout.strided<[32:16, 4:4], [4:1]>
#S = #tier.space<shared>
!a = memref<128x128xf8E4M3FN, #LA, #S>
!b = memref<64x128xf8E4M3FN, #LB, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!acc = memref<128x64xf32, #tier.space<tensor>>
!t = memref<128x32xi32, #tier.space<tensor>>
!mapA = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 128], swizzle = 128B>>
!mapB = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 64], swizzle = 128B>>
!x = tensor<128x4xf8E8M0FNU, #words>
!g = memref<?x?xf8E8M0FNU>
!ops = !transport.channel<!a, !b, !s, !s, !t>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @mx(%T: index, %K: index, %a: !mapA, %b: !mapB, %x: !g, %y: !g, %out: memref<128x64xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 64, 128], atom = [128, 64, 32], grain = cta, stages = 2, warps = [4, 4, 4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c32 = arith.constant 32 : index
      %c128 = arith.constant 128 : index
      %ops = transport.channel stages 2 completion transaction {tier.columns = array<i64: 128, 160>} : !ops
      %sums = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 64>} : !sums
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            scf.for %k = %c0 to %K step %c128 {
              %block = arith.divui %k, %c32 : index
              transport.put %ops as (%sa: !a, %sb: !b, %fa: !s, %fb: !s, %t: !t) {
                transport.copy.bulk_load %a[%k, %c0] to %sa : !mapA to !a
                transport.copy.bulk_load %b[%k, %c0] to %sb : !mapB to !b
                %xa = tier.load %x[%c0, %block] : !g to !x
                %xb = tier.load %y[%c0, %block] : !g to !x
                tier.store %xa, %fa[%c0, %c0] : !x, !s
                tier.store %xb, %fb[%c0, %c0] : !x, !s
                transport.fence async shared
              }
            }
          }
        }
        transport.role "multiply" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            transport.put %sums as (%c: !acc) {
              scf.for %k = %c0 to %K step %c128 {
                %sa, %sb, %fa, %fb, %t = transport.get %ops : !a, !b, !s, !s, !t
                %adds = arith.cmpi ne, %k, %c0 : index
                tier.accumulate %sa, %sb into %c adds %adds scales %fa, %fb in %t atom [128, 64, 32] : !a, !b, !acc, !s, !s, !t
                transport.release %ops pending 0 : !ops
              }
            }
          }
        }
        transport.role "epilogue" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            %c = transport.get %sums : !acc
            %v = tier.load %c[%c0, %c0] : !acc to tensor<128x64xf32, #row>
            transport.release %sums pending 0 : !sums
            tier.store %v, %out[%c0, %c0] : tensor<128x64xf32, #row>, memref<128x64xf32>
          }
        }
      }
      gpu.return
    }
  }
}

// -----

// The unit would read scales that threads have stored, and it does not see.
#row = #layout.fragment<[128, 64], register = [64:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#words = #layout.fragment<[128, 4], register = [4:[0, 1]], lane = [4:[32, 0], 8:[1, 0]], warp = [4:[8, 0]]>
#LA = #layout.compose<#layout.strided<[128:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#LB = #layout.compose<#layout.strided<[64:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#order = #layout.strided<[32:16, 4:4], [4:1]>
#S = #tier.space<shared>
!a = memref<128x128xf8E4M3FN, #LA, #S>
!b = memref<64x128xf8E4M3FN, #LB, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!acc = memref<128x64xf32, #tier.space<tensor>>
!t = memref<128x32xi32, #tier.space<tensor>>
!mapA = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 128], swizzle = 128B>>
!mapB = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 64], swizzle = 128B>>
!x = tensor<128x4xf8E8M0FNU, #words>
!g = memref<?x?xf8E8M0FNU>
!ops = !transport.channel<!a, !b, !s, !s, !t>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @mx(%T: index, %K: index, %a: !mapA, %b: !mapB, %x: !g, %y: !g, %out: memref<128x64xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 64, 128], atom = [128, 64, 32], grain = cta, stages = 2, warps = [4, 4, 4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c32 = arith.constant 32 : index
      %c128 = arith.constant 128 : index
      %ops = transport.channel stages 2 completion transaction {tier.columns = array<i64: 128, 160>} : !ops
      %sums = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 64>} : !sums
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            scf.for %k = %c0 to %K step %c128 {
              %block = arith.divui %k, %c32 : index
              // expected-note @+1 {{the engine's access is here}}
              transport.put %ops as (%sa: !a, %sb: !b, %fa: !s, %fb: !s, %t: !t) {
                transport.copy.bulk_load %a[%k, %c0] to %sa : !mapA to !a
                transport.copy.bulk_load %b[%k, %c0] to %sb : !mapB to !b
                %xa = tier.load %x[%c0, %block] : !g to !x
                %xb = tier.load %y[%c0, %block] : !g to !x
                // expected-error @+2 {{[async.fence] expects a fence between an access by threads and one by an engine, got a path without one}}
                // expected-note @+1 {{fix: transport.fence async shared before the tile is handed over; transport-insert-fences finds where}}
                tier.store %xa, %fa[%c0, %c0] : !x, !s
                tier.store %xb, %fb[%c0, %c0] : !x, !s
              }
            }
          }
        }
        transport.role "multiply" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            transport.put %sums as (%c: !acc) {
              scf.for %k = %c0 to %K step %c128 {
                %sa, %sb, %fa, %fb, %t = transport.get %ops : !a, !b, !s, !s, !t
                %adds = arith.cmpi ne, %k, %c0 : index
                tier.accumulate %sa, %sb into %c adds %adds scales %fa, %fb in %t atom [128, 64, 32] : !a, !b, !acc, !s, !s, !t
                transport.release %ops pending 0 : !ops
              }
            }
          }
        }
        transport.role "epilogue" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            %c = transport.get %sums : !acc
            %v = tier.load %c[%c0, %c0] : !acc to tensor<128x64xf32, #row>
            transport.release %sums pending 0 : !sums
            tier.store %v, %out[%c0, %c0] : tensor<128x64xf32, #row>, memref<128x64xf32>
          }
        }
      }
      gpu.return
    }
  }
}

// -----

// The scales of the next block would be copied over those that products read.
#row = #layout.fragment<[128, 64], register = [64:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#words = #layout.fragment<[128, 4], register = [4:[0, 1]], lane = [4:[32, 0], 8:[1, 0]], warp = [4:[8, 0]]>
#LA = #layout.compose<#layout.strided<[128:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#LB = #layout.compose<#layout.strided<[64:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#order = #layout.strided<[32:16, 4:4], [4:1]>
#S = #tier.space<shared>
!a = memref<128x128xf8E4M3FN, #LA, #S>
!b = memref<64x128xf8E4M3FN, #LB, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!acc = memref<128x64xf32, #tier.space<tensor>>
!t = memref<128x32xi32, #tier.space<tensor>>
!mapA = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 128], swizzle = 128B>>
!mapB = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 64], swizzle = 128B>>
!x = tensor<128x4xf8E8M0FNU, #words>
!g = memref<?x?xf8E8M0FNU>
!ops = !transport.channel<!a, !b, !s, !s, !t>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @mx(%T: index, %K: index, %a: !mapA, %b: !mapB, %x: !g, %y: !g, %out: memref<128x64xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 64, 128], atom = [128, 64, 32], grain = cta, stages = 2, warps = [4, 4, 4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c32 = arith.constant 32 : index
      %c128 = arith.constant 128 : index
      %ops = transport.channel stages 2 completion transaction {tier.columns = array<i64: 128, 160>} : !ops
      %sums = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 64>} : !sums
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            scf.for %k = %c0 to %K step %c128 {
              %block = arith.divui %k, %c32 : index
              transport.put %ops as (%sa: !a, %sb: !b, %fa: !s, %fb: !s, %t: !t) {
                // expected-error @+3 {{[async.overwrite] expects stages to be overwritten only after every reader released them, got a write while a product may use the stage}}
                // expected-note @+2 {{at stage 0, iteration 0}}
                // expected-note @+1 {{fix: wait for the release of the stage before it is filled}}
                transport.copy.bulk_load %a[%k, %c0] to %sa : !mapA to !a
                transport.copy.bulk_load %b[%k, %c0] to %sb : !mapB to !b
                %xa = tier.load %x[%c0, %block] : !g to !x
                %xb = tier.load %y[%c0, %block] : !g to !x
                tier.store %xa, %fa[%c0, %c0] : !x, !s
                tier.store %xb, %fb[%c0, %c0] : !x, !s
                transport.fence async shared
              }
            }
          }
        }
        transport.role "multiply" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            transport.put %sums as (%c: !acc) {
              scf.for %k = %c0 to %K step %c128 {
                %sa, %sb, %fa, %fb, %t = transport.get %ops : !a, !b, !s, !s, !t
                %adds = arith.cmpi ne, %k, %c0 : index
                transport.release %ops pending 0 : !ops
                // expected-note @+1 {{the other end is here}}
                tier.accumulate %sa, %sb into %c adds %adds scales %fa, %fb in %t atom [128, 64, 32] : !a, !b, !acc, !s, !s, !t
              }
            }
          }
        }
        transport.role "epilogue" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            %c = transport.get %sums : !acc
            %v = tier.load %c[%c0, %c0] : !acc to tensor<128x64xf32, #row>
            transport.release %sums pending 0 : !sums
            tier.store %v, %out[%c0, %c0] : tensor<128x64xf32, #row>, memref<128x64xf32>
          }
        }
      }
      gpu.return
    }
  }
}

// -----

// Both stages have one column.
#row = #layout.fragment<[128, 64], register = [64:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#words = #layout.fragment<[128, 4], register = [4:[0, 1]], lane = [4:[32, 0], 8:[1, 0]], warp = [4:[8, 0]]>
#LA = #layout.compose<#layout.strided<[128:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#LB = #layout.compose<#layout.strided<[64:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#order = #layout.strided<[32:16, 4:4], [4:1]>
#S = #tier.space<shared>
!a = memref<128x128xf8E4M3FN, #LA, #S>
!b = memref<64x128xf8E4M3FN, #LB, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!acc = memref<128x64xf32, #tier.space<tensor>>
!t = memref<128x32xi32, #tier.space<tensor>>
!mapA = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 128], swizzle = 128B>>
!mapB = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 64], swizzle = 128B>>
!x = tensor<128x4xf8E8M0FNU, #words>
!g = memref<?x?xf8E8M0FNU>
!ops = !transport.channel<!a, !b, !s, !s, !t>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @mx(%T: index, %K: index, %a: !mapA, %b: !mapB, %x: !g, %y: !g, %out: memref<128x64xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 64, 128], atom = [128, 64, 32], grain = cta, stages = 2, warps = [4, 4, 4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c32 = arith.constant 32 : index
      %c128 = arith.constant 128 : index
      // expected-error @+2 {{[async.channel-columns] expects stages in tensor memory that share no column, one column for each stage, got column 128 twice}}
      // expected-note @+1 {{fix: run tier-place-tiles}}
      %ops = transport.channel stages 2 completion transaction {tier.columns = array<i64: 128, 128>} : !ops
      %sums = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 64>} : !sums
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            scf.for %k = %c0 to %K step %c128 {
              %block = arith.divui %k, %c32 : index
              transport.put %ops as (%sa: !a, %sb: !b, %fa: !s, %fb: !s, %t: !t) {
                transport.copy.bulk_load %a[%k, %c0] to %sa : !mapA to !a
                transport.copy.bulk_load %b[%k, %c0] to %sb : !mapB to !b
                %xa = tier.load %x[%c0, %block] : !g to !x
                %xb = tier.load %y[%c0, %block] : !g to !x
                tier.store %xa, %fa[%c0, %c0] : !x, !s
                tier.store %xb, %fb[%c0, %c0] : !x, !s
                transport.fence async shared
              }
            }
          }
        }
        transport.role "multiply" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            transport.put %sums as (%c: !acc) {
              scf.for %k = %c0 to %K step %c128 {
                %sa, %sb, %fa, %fb, %t = transport.get %ops : !a, !b, !s, !s, !t
                %adds = arith.cmpi ne, %k, %c0 : index
                tier.accumulate %sa, %sb into %c adds %adds scales %fa, %fb in %t atom [128, 64, 32] : !a, !b, !acc, !s, !s, !t
                transport.release %ops pending 0 : !ops
              }
            }
          }
        }
        transport.role "epilogue" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            %c = transport.get %sums : !acc
            %v = tier.load %c[%c0, %c0] : !acc to tensor<128x64xf32, #row>
            transport.release %sums pending 0 : !sums
            tier.store %v, %out[%c0, %c0] : tensor<128x64xf32, #row>, memref<128x64xf32>
          }
        }
      }
      gpu.return
    }
  }
}

// -----

// Scales lie in columns of the second copy of the sums.
#row = #layout.fragment<[128, 64], register = [64:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#words = #layout.fragment<[128, 4], register = [4:[0, 1]], lane = [4:[32, 0], 8:[1, 0]], warp = [4:[8, 0]]>
#LA = #layout.compose<#layout.strided<[128:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#LB = #layout.compose<#layout.strided<[64:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#order = #layout.strided<[32:16, 4:4], [4:1]>
#S = #tier.space<shared>
!a = memref<128x128xf8E4M3FN, #LA, #S>
!b = memref<64x128xf8E4M3FN, #LB, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!acc = memref<128x64xf32, #tier.space<tensor>>
!t = memref<128x32xi32, #tier.space<tensor>>
!mapA = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 128], swizzle = 128B>>
!mapB = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 64], swizzle = 128B>>
!x = tensor<128x4xf8E8M0FNU, #words>
!g = memref<?x?xf8E8M0FNU>
!ops = !transport.channel<!a, !b, !s, !s, !t>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @mx(%T: index, %K: index, %a: !mapA, %b: !mapB, %x: !g, %y: !g, %out: memref<128x64xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 64, 128], atom = [128, 64, 32], grain = cta, stages = 2, warps = [4, 4, 4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c32 = arith.constant 32 : index
      %c128 = arith.constant 128 : index
      %ops = transport.channel stages 2 completion transaction {tier.columns = array<i64: 96, 160>} : !ops
      // expected-error @+2 {{[async.channel-columns] expects stages in tensor memory that share no column, one column for each stage, got column 96 twice}}
      // expected-note @+1 {{fix: run tier-place-tiles}}
      %sums = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 64>} : !sums
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            scf.for %k = %c0 to %K step %c128 {
              %block = arith.divui %k, %c32 : index
              transport.put %ops as (%sa: !a, %sb: !b, %fa: !s, %fb: !s, %t: !t) {
                transport.copy.bulk_load %a[%k, %c0] to %sa : !mapA to !a
                transport.copy.bulk_load %b[%k, %c0] to %sb : !mapB to !b
                %xa = tier.load %x[%c0, %block] : !g to !x
                %xb = tier.load %y[%c0, %block] : !g to !x
                tier.store %xa, %fa[%c0, %c0] : !x, !s
                tier.store %xb, %fb[%c0, %c0] : !x, !s
                transport.fence async shared
              }
            }
          }
        }
        transport.role "multiply" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            transport.put %sums as (%c: !acc) {
              scf.for %k = %c0 to %K step %c128 {
                %sa, %sb, %fa, %fb, %t = transport.get %ops : !a, !b, !s, !s, !t
                %adds = arith.cmpi ne, %k, %c0 : index
                tier.accumulate %sa, %sb into %c adds %adds scales %fa, %fb in %t atom [128, 64, 32] : !a, !b, !acc, !s, !s, !t
                transport.release %ops pending 0 : !ops
              }
            }
          }
        }
        transport.role "epilogue" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            %c = transport.get %sums : !acc
            %v = tier.load %c[%c0, %c0] : !acc to tensor<128x64xf32, #row>
            transport.release %sums pending 0 : !sums
            tier.store %v, %out[%c0, %c0] : tensor<128x64xf32, #row>, memref<128x64xf32>
          }
        }
      }
      gpu.return
    }
  }
}

// -----

// A stage without columns.
#row = #layout.fragment<[128, 64], register = [64:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#words = #layout.fragment<[128, 4], register = [4:[0, 1]], lane = [4:[32, 0], 8:[1, 0]], warp = [4:[8, 0]]>
#LA = #layout.compose<#layout.strided<[128:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#LB = #layout.compose<#layout.strided<[64:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#order = #layout.strided<[32:16, 4:4], [4:1]>
#S = #tier.space<shared>
!a = memref<128x128xf8E4M3FN, #LA, #S>
!b = memref<64x128xf8E4M3FN, #LB, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!acc = memref<128x64xf32, #tier.space<tensor>>
!t = memref<128x32xi32, #tier.space<tensor>>
!mapA = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 128], swizzle = 128B>>
!mapB = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 64], swizzle = 128B>>
!x = tensor<128x4xf8E8M0FNU, #words>
!g = memref<?x?xf8E8M0FNU>
!ops = !transport.channel<!a, !b, !s, !s, !t>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @mx(%T: index, %K: index, %a: !mapA, %b: !mapB, %x: !g, %y: !g, %out: memref<128x64xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 64, 128], atom = [128, 64, 32], grain = cta, stages = 2, warps = [4, 4, 4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c32 = arith.constant 32 : index
      %c128 = arith.constant 128 : index
      // expected-error @+2 {{[async.channel-columns] expects stages in tensor memory that share no column, one column for each stage, got 1 columns for 2 stages}}
      // expected-note @+1 {{fix: run tier-place-tiles}}
      %ops = transport.channel stages 2 completion transaction {tier.columns = array<i64: 128>} : !ops
      %sums = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 64>} : !sums
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            scf.for %k = %c0 to %K step %c128 {
              %block = arith.divui %k, %c32 : index
              transport.put %ops as (%sa: !a, %sb: !b, %fa: !s, %fb: !s, %t: !t) {
                transport.copy.bulk_load %a[%k, %c0] to %sa : !mapA to !a
                transport.copy.bulk_load %b[%k, %c0] to %sb : !mapB to !b
                %xa = tier.load %x[%c0, %block] : !g to !x
                %xb = tier.load %y[%c0, %block] : !g to !x
                tier.store %xa, %fa[%c0, %c0] : !x, !s
                tier.store %xb, %fb[%c0, %c0] : !x, !s
                transport.fence async shared
              }
            }
          }
        }
        transport.role "multiply" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            transport.put %sums as (%c: !acc) {
              scf.for %k = %c0 to %K step %c128 {
                %sa, %sb, %fa, %fb, %t = transport.get %ops : !a, !b, !s, !s, !t
                %adds = arith.cmpi ne, %k, %c0 : index
                tier.accumulate %sa, %sb into %c adds %adds scales %fa, %fb in %t atom [128, 64, 32] : !a, !b, !acc, !s, !s, !t
                transport.release %ops pending 0 : !ops
              }
            }
          }
        }
        transport.role "epilogue" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            %c = transport.get %sums : !acc
            %v = tier.load %c[%c0, %c0] : !acc to tensor<128x64xf32, #row>
            transport.release %sums pending 0 : !sums
            tier.store %v, %out[%c0, %c0] : tensor<128x64xf32, #row>, memref<128x64xf32>
          }
        }
      }
      gpu.return
    }
  }
}
