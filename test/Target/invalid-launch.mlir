// RUN: tier-opt %s --split-input-file --verify-diagnostics --chip=cpu --emit=launch -o -

// A host function computes sizes; it does not touch data.
gpu.module @k {
}
func.func @reads(%x: memref<?xf32>, %n: index, %s: index) attributes {tier.host} {
  // expected-error @below {{[launch.host] expects index arithmetic, guards, tensor maps, workspaces and launches on the host side, got 'memref.load'}}
  %v = memref.load %x[%n] : memref<?xf32>
  return
}

// -----

// expected-error @below {{[launch.host] expects as many strides as extents after memref number 0, got 1 numbers}}
func.func @half(%x: memref<?xf32>, %n: index) attributes {tier.host} {
  return
}

// -----

// expected-error @below {{[launch.host] expects memrefs, each followed by its extents and strides, and scalars as parameters, got 'tensor<4xf32>' as number 0}}
func.func @tensor(%x: tensor<4xf32>) attributes {tier.host} {
  return
}

// -----

// expected-error @below {{[launch.host] expects one host function, marked tier.host or the only one that launches, got none or several}}
module {
}
