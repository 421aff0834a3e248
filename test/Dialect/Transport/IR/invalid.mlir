// RUN: tier-opt %s --split-input-file --verify-diagnostics

!a = memref<8xf32, #tier.space<shared>>
func.func @no_tiles(%ch: !transport.channel<!a>) {
  // expected-error @below {{[async.channel-tiles] expects at least one tile, got none}}
  transport.put %ch as () {
  }
  return
}

// -----

// expected-error @below {{[async.channel-tiles] expects tiles of shared memory, got 'memref<8xf32>'}}
func.func private @global_tile(!transport.channel<memref<8xf32>>)

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @channel_completion() {
  // expected-error @below {{[async.channel-completion] expects 'transaction', 'copy_group', 'threads' or 'mma_commit', got 'mma_group'}}
  %ch = transport.channel stages 2 completion mma_group : !transport.channel<!a>
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @channel_stages() {
  // expected-error @below {{attribute 'stages' failed to satisfy constraint}}
  %ch = transport.channel stages 0 completion threads : !transport.channel<!a>
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @put_tiles(%ch: !transport.channel<!a>) {
  // expected-error @below {{[async.put-tiles] expects the tiles of the channel, got}}
  "transport.put"(%ch) ({
  ^bb0(%a: memref<4xf32, #tier.space<shared>>):
  }) : (!transport.channel<!a>) -> ()
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @put_forgets_a_tile(%ch: !transport.channel<!a>) {
  // expected-error @below {{[async.put-writes] expects the body to write every tile, got no use of tile 0}}
  transport.put %ch as (%a: !a) {
  }
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @get_tiles(%ch: !transport.channel<!a>) {
  // expected-error @below {{[async.get-tiles] expects the tiles of the channel, got}}
  %a = "transport.get"(%ch) : (!transport.channel<!a>) -> memref<4xf32, #tier.space<shared>>
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8]>>
func.func @bulk_without_put(%m: !map, %a: !a, %i: index) {
  // expected-error @below {{[async.bulk-channel] expects to be in the body of a put, or to pay a token, got neither}}
  // expected-note @below {{fix: pay a token of transport.barrier.expect}}
  transport.copy.bulk_load %m[%i] to %a : !map to !a
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8]>>
func.func @bulk_on_threads(%m: !map, %i: index) {
  // expected-note @below {{the channel is created here}}
  %ch = transport.channel stages 2 completion threads : !transport.channel<!a>
  transport.put %ch as (%a: !a) {
    // expected-error @below {{[async.bulk-channel] expects a channel that completes by 'transaction', got 'threads'}}
    transport.copy.bulk_load %m[%i] to %a : !map to !a
  }
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8]>>
func.func @bulk_coordinates(%m: !map, %a: !a, %i: index) {
  // expected-error @below {{[async.bulk-coordinates] expects one coordinate for each of 1 dimensions of the map, got 2}}
  transport.copy.bulk_store %a to %m[%i, %i] : !a to !map
  return
}

// -----

!a = memref<8xi32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8]>>
func.func @bulk_element(%m: !map, %a: !a, %i: index) {
  // expected-error @below {{[async.bulk-element] expects a tile of 'f32', got 'i32'}}
  transport.copy.bulk_store %a to %m[%i] : !a to !map
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8], rounds = tf32>>
func.func @bulk_rounds(%m: !map, %a: !a, %i: index) {
  // expected-error @below {{[async.bulk-element] expects a map that rounds nothing, got #layout.tensormap<element = f32, box = [8], rounds = tf32>}}
  // expected-note @below {{fix: store through a map without 'rounds'}}
  transport.copy.bulk_store %a to %m[%i] : !a to !map
  return
}

// -----

!a = memref<12xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8]>>
func.func @bulk_boxes(%m: !map, %a: !a, %i: index) {
  // expected-error @below {{[async.bytes] expects whole boxes to fill a tile of 12 elements, got boxes of 8}}
  transport.copy.bulk_store %a to %m[%i] : !a to !map
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @group_on_threads(%x: memref<?xf32>, %i: index) {
  // expected-note @below {{the channel is created here}}
  %ch = transport.channel stages 2 completion threads : !transport.channel<!a>
  transport.put %ch as (%a: !a) {
    // expected-error @below {{[async.group-channel] expects a channel that completes by 'copy_group', got 'threads'}}
    transport.copy.group %x[%i] to %a : memref<?xf32> to !a
  }
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @group_share(%x: memref<?xf32>, %a: !a, %i: index) {
  // expected-note @below {{fix: name the type of the tile that is loaded from there}}
  // expected-error @below {{[async.group-share] expects shares of 'memref<8xf32, #tier.space<shared>>', got 'tensor<8xf32>'}}
  transport.copy.group %x[%i] to %a as tensor<8xf32> : memref<?xf32> to !a
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @group_from(%x: memref<?xf32>, %a: !a, %i: index) {
  // expected-note @below {{fix: copy shares of a tile, outside of a put}}
  // expected-error @below {{[async.group-from] expects shares of a tile outside of a channel where a row begins inside of it, got a copy without 'as'}}
  transport.copy.group %x[%i] from %i to %a : memref<?xf32> to !a
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @group_rank(%x: memref<?x?xf32>, %ch: !transport.channel<!a>, %i: index) {
  transport.put %ch as (%a: !a) {
    // expected-error @below {{[async.group-rank] expects a source, a tile and indices of one rank, got 2, 1 and 2}}
    transport.copy.group %x[%i, %i] to %a : memref<?x?xf32> to !a
  }
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @group_element(%x: memref<?xi32>, %ch: !transport.channel<!a>, %i: index) {
  transport.put %ch as (%a: !a) {
    // expected-error @below {{[async.group-element] expects a tile of 'i32', got 'f32'}}
    transport.copy.group %x[%i] to %a : memref<?xi32> to !a
  }
  return
}

// -----

func.func @roles_only() {
  // expected-error @below {{[async.roles] expects roles only, got 'transport.barrier'}}
  transport.roles {
    // expected-note @below {{here}}
    transport.barrier
  }
  return
}

// -----

func.func @too_many_warps() {
  transport.roles {
    // expected-error @below {{[async.roles] expects at most 64 warps, got 2147483648}}
    transport.role "load" warps 2147483648 {
    }
  }
  return
}

// -----

func.func @budget() {
  transport.roles {
    // expected-error @below {{[async.register-budget] expects a multiple of 8 from 24 to 256, got 41}}
    transport.role "load" warps 4 registers 41 {
    }
  }
  return
}

// -----

func.func @budget_warps() {
  transport.roles {
    // expected-error @below {{[async.register-budget] expects whole warpgroups of 4 warps, got 1}}
    transport.role "load" warps 1 registers 40 {
    }
  }
  return
}

// -----

func.func @await_group() {
  // expected-error @below {{[async.await] expects a group, got 'transaction'}}
  transport.await transaction pending 0
  return
}

// -----

func.func @await_read() {
  // expected-error @below {{[async.await-read] expects 'read' with 'bulk_group', got 'mma_group'}}
  transport.await mma_group pending 0 read
  return
}

// -----

#c = #layout.fragment<[2], register = [2:[1]], lane = [], warp = []>
func.func @await_values(%v: tensor<2xf32, #c>) {
  // expected-error @below {{[async.await-values] expects results of the types of the values, got}}
  "transport.await"(%v) <{completion = #transport<completion mma_group>, pending = 0 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (tensor<2xf32, #c>) -> ()
  return
}

// -----

func.func @fence_proxy() {
  // expected-error @below {{[async.fence-proxy] expects another proxy than 'generic', got 'generic'}}
  transport.fence generic shared
  return
}

// -----

func.func @channel_of_tensor_memory() {
  // expected-error @below {{[async.channel-space] expects tiles of shared memory in a channel that completes by 'transaction', got 'memref<128x64xf32, #tier.space<tensor>>'}}
  %c = transport.channel stages 2 completion transaction : !transport.channel<memref<128x64xf32, #tier.space<tensor>>>
  return
}

// -----

func.func @channel_of_products() {
  // expected-error @below {{[async.channel-space] expects tiles of tensor memory in a channel that completes by 'mma_commit', got 'memref<128x64xf32, #tier.space<shared>>'}}
  %c = transport.channel stages 2 completion mma_commit : !transport.channel<memref<128x64xf32, #tier.space<shared>>>
  return
}

// -----

// expected-error @below {{[async.ring] expects 1 to 1048576 stages, got 0}}
func.func @no_stage(%r: !transport.ring<0, memref<8xf32, #tier.space<shared>>>) {
  return
}

// -----

// expected-error @below {{[async.ring] expects tiles of shared or tensor memory, got 'memref<8xf32>'}}
func.func @global_ring(%r: !transport.ring<2, memref<8xf32>>) {
  return
}

// -----

// expected-error @below {{[async.barriers] expects 1 to 1048575 arrivals, got 0}}
func.func @no_arrival(%b: !transport.barriers<2, arrivals = 0>) {
  return
}

// -----

// expected-error @below {{[async.token] expects 0 to 1048575 bytes, got 1048576}}
func.func @large_token(%t: !transport.token<transaction, 1048576>) {
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @stage_tiles(%r: !transport.ring<2, !a>, %s: i32) {
  // expected-error @below {{[async.stage-tiles] expects the tiles of the ring, got}}
  %t = transport.stage %r[%s] : !transport.ring<2, !a> -> memref<4xf32, #tier.space<shared>>
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @stage_beyond(%r: !transport.ring<2, !a>) {
  %s = arith.constant 2 : i32
  // expected-error @below {{[async.stage] expects a stage below 2, got 2}}
  %t = transport.stage %r[%s] : !transport.ring<2, !a> -> !a
  return
}

// -----

!b = !transport.barriers<2, arrivals = 1>
func.func @never_issued(%b: !b, %s: i32) {
  // expected-error @below {{[async.token] expects one op in its block to use each token, got no use}}
  // expected-note @below {{fix: issue every transfer that was announced, once}}
  %t = transport.barrier.expect %b[%s] : !b -> !transport.token<transaction, 32>
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
!b = !transport.barriers<2, arrivals = 1>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8]>>
func.func @issued_twice(%b: !b, %s: i32, %m: !map, %a: !a, %i: index) {
  // expected-error @below {{[async.token] expects one op in its block to use each token, got several uses}}
  // expected-note @below {{fix: issue every transfer}}
  %t = transport.barrier.expect %b[%s] : !b -> !transport.token<transaction, 32>
  transport.copy.bulk_load %m[%i] to %a pays %t : !map to !a, !transport.token<transaction, 32>
  transport.copy.bulk_load %m[%i] to %a pays %t : !map to !a, !transport.token<transaction, 32>
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
!b = !transport.barriers<2, arrivals = 1>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8]>>
func.func @issued_perhaps(%b: !b, %s: i32, %m: !map, %a: !a, %i: index, %p: i1) {
  // expected-error @below {{[async.token] expects one op in its block to use each token, got a use in another block}}
  // expected-note @below {{fix: issue every transfer}}
  %t = transport.barrier.expect %b[%s] : !b -> !transport.token<transaction, 32>
  scf.if %p {
    transport.copy.bulk_load %m[%i] to %a pays %t : !map to !a, !transport.token<transaction, 32>
  }
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
!b = !transport.barriers<2, arrivals = 1>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8]>>
func.func @other_bytes(%b: !b, %s: i32, %m: !map, %a: !a, %i: index) {
  %t = transport.barrier.expect %b[%s] : !b -> !transport.token<transaction, 64>
  // expected-error @below {{[async.bytes] expects a token of a transaction of 32 bytes, got '!transport.token<transaction, 64>'}}
  // expected-note @below {{fix: expect the bytes of the tile}}
  transport.copy.bulk_load %m[%i] to %a pays %t : !map to !a, !transport.token<transaction, 64>
  return
}

// -----

!b = !transport.barriers<2, arrivals = 1>
func.func @remote_copies(%b: !b, %s: i32) {
  // expected-error @below {{[async.arrive] expects 'thread' or 'warp' to arrive at another CTA's barrier, got 'copies'}}
  transport.barrier.arrive copies %b[%s] of %s : !b
  return
}

// -----

func.func @commit_products() {
  // expected-error @below {{[async.commit] expects 'copy_group', got 'mma_group'}}
  transport.commit mma_group
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8]>>
func.func @never_awaited(%m: !map, %a: !a, %i: index) {
  // expected-error @below {{[async.token] expects one op in its block to use each token, got no use}}
  // expected-note @below {{fix: issue every transfer}}
  %g = transport.copy.bulk_store %a to %m[%i] : !a to !map -> !transport.token<bulk_group, 32>
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @group_bytes(%x: memref<?xf32>, %a: !a, %i: index) {
  transport.copy.group %x[%i] to %a : memref<?xf32> to !a
  transport.copy.group %x[%i] to %a : memref<?xf32> to !a
  // expected-error @below {{[async.bytes] expects a token of a copy_group of 64 bytes, got '!transport.token<copy_group, 32>'}}
  // expected-note @below {{fix: count the bytes of the copies in the group}}
  %g = transport.commit copy_group -> !transport.token<copy_group, 32>
  transport.await copy_group pending 0 settles %g : !transport.token<copy_group, 32>
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @other_group(%x: memref<?xf32>, %a: !a, %i: index) {
  transport.copy.group %x[%i] to %a : memref<?xf32> to !a
  %g = transport.commit copy_group -> !transport.token<copy_group, 32>
  // expected-error @below {{[async.await-token] expects tokens of 'bulk_group', got '!transport.token<copy_group, 32>'}}
  transport.await bulk_group pending 0 settles %g : !transport.token<copy_group, 32>
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
func.func @still_pending(%x: memref<?xf32>, %a: !a, %i: index) {
  transport.copy.group %x[%i] to %a : memref<?xf32> to !a
  // expected-note @below {{the group is committed here}}
  %g = transport.commit copy_group -> !transport.token<copy_group, 32>
  transport.commit copy_group
  // expected-error @below {{[async.await-token] expects a wait that ends the group it settles, got pending 2 with 1 younger groups}}
  // expected-note @below {{fix: await with pending 1}}
  transport.await copy_group pending 2 settles %g : !transport.token<copy_group, 32>
  return
}

// -----

!a = memref<8x8xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8, 4]>>
func.func @more_rows_than_there_are(%m: !map, %i: index) {
  %ch = transport.channel stages 2 completion transaction : !transport.channel<!a>
  transport.put %ch as (%a: !a) {
    // expected-error @below {{[tier.copy-rows] expects a copy to the first rows of a shared tile, as many as its layout counts together, got 12 of}}
    transport.copy.bulk_load %m[%i, %i] to %a rows 12 : !map to !a
  }
  return
}

// -----

// The box has eight rows, and six are copied.
!a = memref<8x8xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8, 8]>>
func.func @boxes_of_more_rows(%m: !map, %i: index) {
  %ch = transport.channel stages 2 completion transaction : !transport.channel<!a>
  transport.put %ch as (%a: !a) {
    // expected-error @below {{[async.bytes] expects whole boxes to fill a tile of 48 elements, got boxes of 64}}
    transport.copy.bulk_load %m[%i, %i] to %a rows 6 : !map to !a
  }
  return
}

// -----

!a = memref<8xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8]>>
func.func @uneven_parts(%m: !map, %i: index) {
  %ch = transport.channel stages 2 completion transaction : !transport.channel<!a>
  transport.put %ch as (%a: !a) {
    // expected-error @below {{[async.parts] expects equal parts of the tile for at most 16 CTAs, and no other mask, got 3}}
    transport.copy.bulk_load %m[%i] to %a parts 3 : !map to !a
  }
  return
}

// -----

func.func @small_response(%r: memref<1xi64, #tier.space<shared>>) {
  // expected-error @below {{[async.claim] expects a response of 16 bytes, got 'memref<1xi64, #tier.space<shared>>'}}
  // expected-note @below {{fix: take memref<2xi64, #tier.space<shared>>}}
  %given, %block = transport.claimed %r : memref<1xi64, #tier.space<shared>>
  return
}

// -----

func.func @claim_nowhere(%r: memref<2xi64, #tier.space<shared>>) {
  // expected-error @below {{[async.bulk-channel] expects to be in the body of a put, or to pay a token, got neither}}
  // expected-note @below {{fix: pay a token of transport.barrier.expect}}
  transport.copy.claim to %r : memref<2xi64, #tier.space<shared>>
  return
}

// -----

func.func @claim_pays(%r: memref<2xi64, #tier.space<shared>>, %s: i32) {
  %full = transport.barrier.create : !transport.barriers<2, arrivals = 1>
  %t = transport.barrier.expect %full[%s] : !transport.barriers<2, arrivals = 1> -> !transport.token<transaction, 8>
  // expected-error @below {{[async.bytes] expects a token of a transaction of 16 bytes, got '!transport.token<transaction, 8>'}}
  // expected-note @below {{fix: expect the bytes of the response}}
  transport.copy.claim to %r pays %t : memref<2xi64, #tier.space<shared>>, !transport.token<transaction, 8>
  return
}

// -----

!tile = memref<64x64xbf16, #tier.space<shared>>
func.func @pair_by_threads() {
  // expected-error @below {{[async.pair-channel] expects a channel of a pair to be filled by bulk copies or products, got 'threads'}}
  // expected-note @below {{fix: copy operands in bulk}}
  %c = transport.channel stages 2 completion threads pair : !transport.channel<!tile>
  return
}

// -----

func.func @pair_of_warps(%s: i32) {
  %b = transport.barrier.create : !transport.barriers<2, arrivals = 1>
  // expected-error @below {{[async.arrive] expects 'products' to arrive at the barriers of a pair, got 'warp'}}
  transport.barrier.arrive warp %b[%s] pair : !transport.barriers<2, arrivals = 1>
  return
}

// -----

!a = memref<8x32xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [32, 8]>>
func.func @bulk_reduction(%a: !a, %m: !map, %i: index) {
  // expected-error @below {{[async.bulk-reduce] expects a reduction that the copy engine performs, got 'max' of 'f32'}}
  // expected-note @below {{fix: add i32, f32, f16 or bf16, or combine i32 or i64}}
  transport.copy.bulk_store %a to %m[%i, %i] reduce max : !a to !map
  return
}

// -----

func.func @channel_dynamic() {
  // expected-error @below {{[tier.tile] expects a tile of known extents of at least 1 and fewer than 2^31 bytes, got}}
  %c = transport.channel stages 2 completion threads : !transport.channel<memref<64x?xbf16, #tier.space<shared>>>
  return
}

// -----

// More stages than bytes would wrap the bytes of a ring.
func.func @channel_stages() {
  // expected-error @below {{[async.ring] expects 1 to 1048576 stages, got 4611686018427387904}}
  %c = transport.channel stages 4611686018427387904 completion threads : !transport.channel<memref<64x64xbf16, #tier.space<shared>>>
  return
}

// -----

!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64]>>
func.func @store_dynamic(%m: !map, %t: memref<?x64xbf16, #tier.space<shared>>, %i: index) {
  // expected-error @below {{[tier.tile] expects a tile of known extents of at least 1 and fewer than 2^31 bytes, got}}
  transport.copy.bulk_store %t to %m[%i, %i] : memref<?x64xbf16, #tier.space<shared>> to !map
  return
}

// -----

func.func @claimed_dynamic(%t: memref<?xi64, #tier.space<shared>>) {
  // expected-error @below {{[tier.tile] expects a tile of known extents of at least 1 and fewer than 2^31 bytes, got}}
  %a, %b = transport.claimed %t : memref<?xi64, #tier.space<shared>>
  return
}
