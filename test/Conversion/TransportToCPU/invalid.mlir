// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-cpu --split-input-file --verify-diagnostics

!tile = memref<64x64xf32, #tier.space<shared>>

module attributes {gpu.container_module, tier.chip = "cpu"} {
  gpu.module @m {
    gpu.func @no_transactions() kernel {
      // expected-error @below {{[async.machine] expects a transfer that 'cpu' performs, got 'transport.barrier.create'}}
      %c = transport.channel stages 2 completion transaction : !transport.channel<!tile>
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module, tier.chip = "cpu"} {
  gpu.module @m {
    gpu.func @no_roles() kernel {
      // expected-error @below {{[async.roles] expects a machine whose warps run different roles, got 'cpu'}}
      transport.roles {
        transport.role "load" warps 1 {
        }
      }
      gpu.return
    }
  }
}

// -----

#t = #layout.fragment<[2], register = [2:[1]], lane = [], warp = []>
module attributes {gpu.container_module, tier.chip = "cpu"} {
  gpu.module @m {
    gpu.func @one_number() kernel {
      // expected-error @below {{[tier.thread] expects a constant tile of one number, got dense<}}
      %t = arith.constant dense<[1.0, 2.0]> : tensor<2xf32, #t>
      gpu.return
    }
  }
}
