// RUN: not tier-opt %s --transport-lower-channels 2>&1 | FileCheck %s
// RUN: not tier-opt %s --transport-lower-channels --diagnostics-format=json 2>&1 | FileCheck %s --check-prefix=JSON

// An error whose pass says no fix of its own gets that of its rule in the error index.
// CHECK: error: 'transport.channel' op [async.form] expects channels in the first block of a kernel, got one inside of an op
// CHECK: note: fix: run transport-lower-channels where barriers are expected
// JSON:  "fix":"run transport-lower-channels where barriers are expected
gpu.module @m {
  gpu.func @inner(%p: i1) kernel {
    scf.if %p {
      %ch = transport.channel stages 2 completion threads : !transport.channel<memref<64x64xbf16, #tier.space<shared>>>
    }
    gpu.return
  }
}
