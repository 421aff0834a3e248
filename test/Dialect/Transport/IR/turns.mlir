// RUN: tier-opt %s -split-input-file -verify-diagnostics | FileCheck %s

!turn = memref<2xi32, #tier.space<shared>>
!tile = memref<64x64xbf16, #tier.space<shared>>

// CHECK-LABEL: @place_and_resume
func.func @place_and_resume(%ring: !transport.channel<!tile>, %turns: !transport.channel<!turn>) {
  // CHECK: transport.place %{{.*}} to %{{.*}} : <memref<64x64xbf16, #tier.space<shared>>>, memref<2xi32, #tier.space<shared>>
  transport.put %turns as (%t: !turn) {
    transport.place %ring to %t : !transport.channel<!tile>, !turn
  }
  // CHECK: transport.resume %{{.*}} from %{{.*}} : <memref<64x64xbf16, #tier.space<shared>>>, memref<2xi32, #tier.space<shared>>
  %t = transport.get %turns : !turn
  transport.resume %ring from %t : !transport.channel<!tile>, !turn
  transport.release %turns pending 0 : !transport.channel<!turn>
  return
}

// CHECK-LABEL: @tell_and_told
func.func @tell_and_told(%s: i32, %q: i32, %t: !turn) -> (i32, i32) {
  // CHECK: transport.tell %{{.*}}, %{{.*}} to %{{.*}} : memref<2xi32, #tier.space<shared>>
  transport.tell %s, %q to %t : !turn
  // CHECK: transport.told %{{.*}} : memref<2xi32, #tier.space<shared>>
  %a, %b = transport.told %t : !turn
  return %a, %b : i32, i32
}

// -----

!wide = memref<2xi64, #tier.space<shared>>
func.func @tell_wide(%s: i32, %t: !wide) {
  // expected-error@+2 {{[async.turn] expects a tile of two i32, got 'memref<2xi64, #tier.space<shared>>'}}
  // expected-note@+1 {{fix: take memref<2xi32, #tier.space<shared>>}}
  transport.tell %s, %s to %t : !wide
  return
}

// -----

!turn = memref<2xi32, #tier.space<shared>>
!tile = memref<64x64xbf16, #tier.space<shared>>
func.func @place_without_put(%ring: !transport.channel<!tile>, %t: !turn) {
  // expected-error@+2 {{[async.turn] expects to be in the body of a put, which gives the turn, got none}}
  // expected-note@+1 {{fix: put it on a channel that the other role gets from}}
  transport.place %ring to %t : !transport.channel<!tile>, !turn
  return
}
