// What a verifier refuses while a file is read names the fix of the rule's row, as what passes refuse does.
// RUN: not tier-opt %s 2>&1 | FileCheck %s
// RUN: not tier-opt --diagnostics-format=json %s 2>&1 | FileCheck --check-prefix=JSON %s

#t = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
func.func @load_element(%x: memref<?xf16>, %i: index) {
  // CHECK: fixes.mlir:[[#@LINE+4]]:8: error: 'tier.load' op [tier.element] expects a tile of 'f16', got 'f32'
  // CHECK: note: fix: convert the array first
  // CHECK-NOT: fix:
  // JSON: "fix":"convert the array first
  %t = tier.load %x[%i] : memref<?xf16> to tensor<64xf32, #t>
  return
}
