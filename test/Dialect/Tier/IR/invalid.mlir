// RUN: tier-opt %s --split-input-file --verify-diagnostics

#t = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
func.func @load_indices(%x: memref<?x?xf32>, %i: index) {
  // expected-error @below {{[tier.indices] expects one index for each of 2 dimensions, got 1}}
  %t = tier.load %x[%i] : memref<?x?xf32> to tensor<64xf32, #t>
  return
}

// -----

#t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
func.func @load_rank(%x: memref<?xf32>, %i: index) {
  // expected-error @below {{[tier.rank] expects a tile of rank at most 1, got 2}}
  %t = tier.load %x[%i] : memref<?xf32> to tensor<2x64xf32, #t>
  return
}

// -----

#t = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
func.func @load_element(%x: memref<?xf16>, %i: index) {
  // expected-error @below {{[tier.element] expects a tile of 'f16', got 'f32'}}
  %t = tier.load %x[%i] : memref<?xf16> to tensor<64xf32, #t>
  return
}

// -----

#t = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
func.func @load_inbounds(%x: memref<?xf32>, %i: index) {
  // expected-error @below {{[tier.inbounds] expects one promise for each of 1 dimensions, got 2}}
  %t = tier.load %x[%i] {inbounds = array<i1: true, true>} : memref<?xf32> to tensor<64xf32, #t>
  return
}

// -----

#t = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
func.func @load_from(%x: memref<64xf32, #tier.space<shared>>, %i: index) {
  // expected-error @below {{[tier.from] expects an array in global memory, got 'memref<64xf32, #tier.space<shared>>'}}
  %t = tier.load %x[%i] from %i : memref<64xf32, #tier.space<shared>> to tensor<64xf32, #t>
  return
}

// -----

#t = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
func.func @store_shape(%t: tensor<32xf32, #t>, %x: memref<?xf32>, %i: index) {
  // expected-error @below {{[tier.fragment-shape] expects a fragment of [32], got [64]}}
  tier.store %t, %x[%i] : tensor<32xf32, #t>, memref<?xf32>
  return
}

// -----

func.func @not_a_tile(%x: memref<?xf32>, %i: index) {
  // expected-error @below {{must be tile in registers (tensor with a fragment)}}
  %t = tier.load %x[%i] : memref<?xf32> to tensor<64xf32>
  return
}

// -----

func.func @alloc_global() {
  // expected-error @below {{must be tile in shared or tensor memory}}
  %t = tier.alloc : memref<64xf32>
  return
}

// -----

func.func @copy_spaces(%x: memref<?xf32>, %y: memref<?xf32>, %i: index) {
  // expected-error @below {{[tier.copy-spaces] expects one shared and one global side}}
  tier.copy %x[%i] to %y[%i] : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @copy_rows(%x: memref<?x?xf32>, %y: memref<8x16xf32, #tier.space<shared>>, %i: index) {
  // expected-error @below {{[tier.copy-rows] expects a copy to the first rows of a shared tile, as many as its layout counts together, got 9 of}}
  tier.copy %x[%i, %i] to %y[] rows 9 : memref<?x?xf32> to memref<8x16xf32, #tier.space<shared>>
  return
}

// -----

// Rows 4 and 5 do not begin a group.
func.func @copy_rows_of_groups(%x: memref<?x?xf32>, %y: memref<8x16xf32, #layout.strided<[4:16, 2:128], [16:1]>, #tier.space<shared>>, %i: index) {
  // expected-error @below {{[tier.copy-rows] expects a copy to the first rows of a shared tile, as many as its layout counts together, got 6 of}}
  tier.copy %x[%i, %i] to %y[] rows 6 : memref<?x?xf32> to memref<8x16xf32, #layout.strided<[4:16, 2:128], [16:1]>, #tier.space<shared>>
  return
}

// -----

func.func @copy_rows_of_a_number(%x: memref<f32>, %y: memref<f32, #tier.space<shared>>) {
  // expected-error @below {{[tier.copy-rows] expects a copy to the first rows of a shared tile}}
  tier.copy %x[] to %y[] rows 1 : memref<f32> to memref<f32, #tier.space<shared>>
  return
}

// -----

func.func @store_rows(%x: memref<?x?xf32>, %y: memref<8x16xf32, #tier.space<shared>>, %i: index) {
  // expected-error @below {{[tier.copy-rows] expects a copy to the first rows of a shared tile}}
  tier.copy %y[] to %x[%i, %i] rows 4 : memref<8x16xf32, #tier.space<shared>> to memref<?x?xf32>
  return
}

// -----

func.func @copy_whole(%x: memref<?xf32>, %y: memref<8xf32, #tier.space<shared>>, %i: index) {
  // expected-error @below {{[tier.copy-whole] expects the whole shared tile, got 1 indices into it}}
  tier.copy %x[%i] to %y[%i] : memref<?xf32> to memref<8xf32, #tier.space<shared>>
  return
}

// -----

func.func @copy_coordinates(%m: !tier.tensormap<#layout.tensormap<element = f32, box = [8, 8]>>, %y: memref<8x8xf32, #tier.space<shared>>, %i: index) {
  // expected-error @below {{[tier.indices] expects one coordinate for each of 2 dimensions of the map, got 1}}
  tier.copy %m[%i] to %y[] : !tier.tensormap<#layout.tensormap<element = f32, box = [8, 8]>> to memref<8x8xf32, #tier.space<shared>>
  return
}

// -----

func.func @copy_map_element(%m: !tier.tensormap<#layout.tensormap<element = f32, box = [8]>>, %y: memref<8xi32, #tier.space<shared>>, %i: index) {
  // expected-error @below {{[tier.element] expects a tile of 'f32', got 'i32'}}
  tier.copy %m[%i] to %y[] : !tier.tensormap<#layout.tensormap<element = f32, box = [8]>> to memref<8xi32, #tier.space<shared>>
  return
}

// -----

func.func @copy_indices(%x: memref<?x?xf32>, %y: memref<8x8xf32, #tier.space<shared>>, %i: index) {
  // expected-error @below {{[tier.indices] expects one index for each of 2 dimensions, got 1}}
  tier.copy %x[%i] to %y[] : memref<?x?xf32> to memref<8x8xf32, #tier.space<shared>>
  return
}

// -----

func.func @copy_rank(%x: memref<?xf32>, %y: memref<8x8xf32, #tier.space<shared>>, %i: index) {
  // expected-error @below {{[tier.rank] expects a tile of rank at most 1, got 2}}
  tier.copy %x[%i] to %y[] : memref<?xf32> to memref<8x8xf32, #tier.space<shared>>
  return
}

// -----

func.func @copy_element(%x: memref<?xf32>, %y: memref<8xf16, #tier.space<shared>>, %i: index) {
  // expected-error @below {{[tier.element] expects a tile of 'f32', got 'f16'}}
  tier.copy %x[%i] to %y[] : memref<?xf32> to memref<8xf16, #tier.space<shared>>
  return
}

// -----

#c = #layout.fragment<[16, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
#a = #layout.fragment<[16, 16], register = [2:[0, 1], 2:[8, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
func.func @mma_registers(%a: tensor<16x16xbf16, #a>, %b: memref<8x16xbf16, #tier.space<shared>>, %c: tensor<16x8xf32, #c>) {
  // expected-error @below {{[tier.mma-registers] expects grain 'warpgroup' for a product of a tile in registers, got 'warp'}}
  // expected-note @below {{fix: keep A in shared memory}}
  %d = tier.mma %a, %b, %c atom [16, 8, 16] on warp : tensor<16x16xbf16, #a>, memref<8x16xbf16, #tier.space<shared>>, tensor<16x8xf32, #c>
  return
}

// -----

#t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
func.func @mask_axis(%t: tensor<2x64xf32, #t>, %n: index) {
  // expected-error @below {{[tier.axis] expects an axis below 2, got 2}}
  %r = tier.mask %t axis 2 limit %n : tensor<2x64xf32, #t>
  return
}

// -----

#t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
func.func @covering(%t: tensor<2x64xf32, #t>, %x: memref<?x?xf32>, %i: index) {
  // expected-error @below {{[tier.covering] expects for each side of the tile fewer columns that the next one has too, got array<i64: 0, 64>}}
  tier.store %t, %x[%i, %i] {tier.covering = array<i64: 0, 64>} : tensor<2x64xf32, #t>, memref<?x?xf32>
  return
}

// -----

#t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
func.func @mask_fill(%t: tensor<2x64xf32, #t>, %n: index) {
  // expected-error @below {{[tier.element] expects a fill of 'f32', got 'f64'}}
  %r = tier.mask %t axis 1 limit %n fill 1.0 : f64 : tensor<2x64xf32, #t>
  return
}

// -----

#c = #layout.fragment<[4], register = [4:[1]], lane = [], warp = []>
func.func @mma_rank(%a: memref<4x2xf32, #tier.space<shared>>, %c: tensor<4xf32, #c>) {
  // expected-error @below {{[tier.mma-rank] expects three tiles of rank 2, got 2, 2 and 1}}
  %d = tier.mma %a, %a, %c atom [1, 1, 1] on thread : memref<4x2xf32, #tier.space<shared>>, memref<4x2xf32, #tier.space<shared>>, tensor<4xf32, #c>
  return
}

// -----

#c = #layout.fragment<[4, 8], register = [8:[0, 1], 4:[1, 0]], lane = [], warp = []>
func.func @mma_shape(%a: memref<4x2xf32, #tier.space<shared>>, %c: tensor<4x8xf32, #c>) {
  // expected-error @below {{[tier.mma-shape] expects a [m, k], b [n, k] and an accumulator [m, n]}}
  %d = tier.mma %a, %a, %c atom [1, 1, 1] on thread : memref<4x2xf32, #tier.space<shared>>, memref<4x2xf32, #tier.space<shared>>, tensor<4x8xf32, #c>
  return
}

// -----

// Only warpgroups leave rows of b alone.
#c = #layout.fragment<[4, 4], register = [4:[0, 1], 4:[1, 0]], lane = [], warp = []>
func.func @mma_more_rows(%a: memref<4x2xf32, #tier.space<shared>>, %b: memref<8x2xf32, #tier.space<shared>>, %c: tensor<4x4xf32, #c>) {
  // expected-error @below {{[tier.mma-shape] expects a [m, k], b [n, k] and an accumulator [m, n]}}
  %d = tier.mma %a, %b, %c atom [1, 1, 1] on thread : memref<4x2xf32, #tier.space<shared>>, memref<8x2xf32, #tier.space<shared>>, tensor<4x4xf32, #c>
  return
}

// -----

#c = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
func.func @mma_fewer_rows(%a: memref<64x16xf16, #tier.space<shared>>, %b: memref<56x16xf16, #tier.space<shared>>, %c: tensor<64x64xf32, #c>) {
  // expected-error @below {{[tier.mma-shape] expects a [m, k], b [n, k] and an accumulator [m, n]}}
  %d = tier.mma %a, %b, %c atom [64, 64, 16] on warpgroup : memref<64x16xf16, #tier.space<shared>>, memref<56x16xf16, #tier.space<shared>>, tensor<64x64xf32, #c>
  return
}

// -----

#c = #layout.fragment<[64, 104], register = [2:[0, 1], 2:[8, 0], 13:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#d = #layout.fragment<[64, 100], register = [25:[0, 1]], lane = [4:[0, 25], 8:[1, 0]], warp = [4:[8, 0], 2:[32, 0]]>
func.func @mma_narrow_end(%a: memref<64x16xf16, #tier.space<shared>>, %b: memref<104x16xf16, #tier.space<shared>>, %r: memref<100x16xf16, #tier.space<shared>>,
                          %c: tensor<64x104xf32, #c>, %e: tensor<64x100xf32, #d>) {
  // The last instruction of a warpgroup may have fewer columns, but a multiple of 8.
  %s = tier.mma %a, %b, %c atom [64, 64, 16] on warpgroup : memref<64x16xf16, #tier.space<shared>>, memref<104x16xf16, #tier.space<shared>>, tensor<64x104xf32, #c>
  // expected-error @below {{[tier.mma-atom] expects tile extents that are multiples of the instruction's, got 100 and 64}}
  %t = tier.mma %a, %r, %e atom [64, 64, 16] on warpgroup : memref<64x16xf16, #tier.space<shared>>, memref<100x16xf16, #tier.space<shared>>, tensor<64x100xf32, #d>
  return
}

// -----

#c = #layout.fragment<[4, 4], register = [4:[0, 1], 4:[1, 0]], lane = [], warp = []>
func.func @mma_atom_rank(%a: memref<4x2xf32, #tier.space<shared>>, %c: tensor<4x4xf32, #c>) {
  // expected-error @below {{[tier.mma-atom] expects 3 extents of the instruction, got 2}}
  %d = tier.mma %a, %a, %c atom [1, 1] on thread : memref<4x2xf32, #tier.space<shared>>, memref<4x2xf32, #tier.space<shared>>, tensor<4x4xf32, #c>
  return
}

// -----

#c = #layout.fragment<[4, 4], register = [4:[0, 1], 4:[1, 0]], lane = [], warp = []>
func.func @mma_atom(%a: memref<4x2xf32, #tier.space<shared>>, %c: tensor<4x4xf32, #c>) {
  // expected-error @below {{[tier.mma-atom] expects tile extents that are multiples of the instruction's, got 4 and 3}}
  %d = tier.mma %a, %a, %c atom [3, 1, 1] on thread : memref<4x2xf32, #tier.space<shared>>, memref<4x2xf32, #tier.space<shared>>, tensor<4x4xf32, #c>
  return
}

// -----

#t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
#r = #layout.fragment<[2], register = [2:[1]], lane = [32:[0]], warp = []>
func.func @reduce_axis(%t: tensor<2x64xf32, #t>) {
  // expected-error @below {{[tier.axis] expects an axis below 2, got 2}}
  %r = tier.reduce addf %t axis 2 : tensor<2x64xf32, #t> to tensor<2xf32, #r>
  return
}

// -----

#t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
#r = #layout.fragment<[2], register = [2:[1]], lane = [32:[0]], warp = []>
func.func @reduce_element(%t: tensor<2x64xf32, #t>) {
  // expected-error @below {{[tier.element] expects a tile of 'f32', got 'f16'}}
  %r = tier.reduce addf %t axis 1 : tensor<2x64xf32, #t> to tensor<2xf16, #r>
  return
}

// -----

#t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
#r = #layout.fragment<[2], register = [2:[1]], lane = [32:[0]], warp = []>
func.func @reduce_kind(%t: tensor<2x64xf32, #t>) {
  // expected-error @below {{[tier.reduce-kind] expects a reduction of 'f32', got 'addi'}}
  %r = tier.reduce addi %t axis 1 : tensor<2x64xf32, #t> to tensor<2xf32, #r>
  return
}

// -----

#t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
#r = #layout.fragment<[2], register = [], lane = [2:[1], 16:[0]], warp = []>
func.func @reduce_slice(%t: tensor<2x64xf32, #t>) {
  // expected-error @below {{[tier.slice] expects the result to have the slice}}
  %r = tier.reduce addf %t axis 1 : tensor<2x64xf32, #t> to tensor<2xf32, #r>
  return
}

// -----

#t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
#r = #layout.fragment<[2], register = [2:[1]], lane = [32:[0]], warp = []>
func.func @broadcast_axis(%r: tensor<2xf32, #r>) {
  // expected-error @below {{[tier.axis] expects an axis below 2, got 3}}
  %t = tier.broadcast %r axis 3 : tensor<2xf32, #r> to tensor<2x64xf32, #t>
  return
}

// -----

#t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
#r = #layout.fragment<[2], register = [2:[1]], lane = [32:[0]], warp = []>
func.func @broadcast_element(%r: tensor<2xf16, #r>) {
  // expected-error @below {{[tier.element] expects a tile of 'f16', got 'f32'}}
  %t = tier.broadcast %r axis 1 : tensor<2xf16, #r> to tensor<2x64xf32, #t>
  return
}

// -----

#t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
#r = #layout.fragment<[2], register = [], lane = [2:[1], 16:[0]], warp = []>
func.func @broadcast_slice(%r: tensor<2xf32, #r>) {
  // expected-error @below {{[tier.slice] expects the source to have the slice}}
  %t = tier.broadcast %r axis 1 : tensor<2xf32, #r> to tensor<2x64xf32, #t>
  return
}

// -----

#t = #layout.fragment<[8, 32], register = [2:[0, 1], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
#p = #layout.fragment<[8, 16], register = [2:[0, 1], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
func.func @piece_element(%t: tensor<8x32xf32, #t>) {
  // expected-error @below {{[tier.element] expects a tile of 'f32', got 'f16'}}
  %q = tier.piece %t[0, 0] : tensor<8x32xf32, #t> to tensor<8x16xf16, #p>
  return
}

// -----

#t = #layout.fragment<[8, 32], register = [2:[0, 1], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
#r = #layout.fragment<[16], register = [4:[1]], lane = [4:[4], 8:[0]], warp = []>
func.func @piece_rank(%t: tensor<8x32xf32, #t>) {
  // expected-error @below {{[tier.rank] expects a tile of rank 2, got 1}}
  %q = tier.piece %t[0, 0] : tensor<8x32xf32, #t> to tensor<16xf32, #r>
  return
}

// -----

#t = #layout.fragment<[8, 32], register = [2:[0, 1], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
#p = #layout.fragment<[8, 16], register = [2:[0, 1], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
func.func @piece_offsets(%t: tensor<8x32xf32, #t>) {
  // expected-error @below {{[tier.indices] expects one offset for each of 2 dimensions, got 1}}
  %q = tier.piece %t[16] : tensor<8x32xf32, #t> to tensor<8x16xf32, #p>
  return
}

// -----

#t = #layout.fragment<[8, 32], register = [2:[0, 1], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
#p = #layout.fragment<[8, 16], register = [2:[0, 1], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
func.func @piece_beyond(%t: tensor<8x32xf32, #t>) {
  // expected-error @below {{[tier.piece] expects a piece inside of 32 along dimension 1, got 16 from 24}}
  %q = tier.piece %t[0, 24] : tensor<8x32xf32, #t> to tensor<8x16xf32, #p>
  return
}

// -----

#t = #layout.fragment<[8, 32], register = [2:[0, 1], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
#p = #layout.fragment<[8, 16], register = [2:[0, 1], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
func.func @piece_of_other_threads(%t: tensor<8x32xf32, #t>) {
  // expected-note @below {{fix: keep lanes and warps, and cut where registers of a thread begin}}
  // expected-error @below {{[tier.piece] expects threads that hold the piece, got}}
  %q = tier.piece %t[0, 4] : tensor<8x32xf32, #t> to tensor<8x16xf32, #p>
  return
}

// -----

#t = #layout.fragment<[8, 32], register = [2:[0, 1], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
#o = #layout.fragment<[8, 16], register = [4:[0, 1]], lane = [4:[0, 4], 8:[1, 0]], warp = []>
func.func @piece_of_other_lanes(%t: tensor<8x32xf32, #t>) {
  // expected-note @below {{fix: keep lanes and warps}}
  // expected-error @below {{[tier.piece] expects threads that hold the piece, got}}
  %q = tier.piece %t[0, 0] : tensor<8x32xf32, #t> to tensor<8x16xf32, #o>
  return
}

// -----

#t = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
func.func @splat_element(%s: f16) {
  // expected-error @below {{[tier.element] expects a tile of 'f16', got 'f32'}}
  %t = tier.splat %s : f16 to tensor<64xf32, #t>
  return
}

// -----

func.func @workspace_with_zeros(%x: memref<?xf32>, %n: index, %dense: i1) {
  // expected-error @below {{[tier.workspace] expects memory that is an argument or begins with zeros, got both}}
  %w = tier.workspace %n zeroed or %x of memref<?xf32> where %dense : memref<?xf32>
  return
}

// -----

func.func @workspace_of_another_type(%x: memref<?xf16>, %n: index, %dense: i1) {
  // expected-error @below {{[tier.workspace] expects an argument of type 'memref<?xf32>', got 'memref<?xf16>'}}
  %w = tier.workspace %n or %x of memref<?xf16> where %dense : memref<?xf32>
  return
}

// -----

func.func @workspace_of_one(%x: memref<?xf32>, %n: index) {
  // expected-error @below {{[tier.workspace] expects an argument and where it serves, got one of both}}
  %w = "tier.workspace"(%n, %x) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (index, memref<?xf32>) -> memref<?xf32>
  return
}

// -----

func.func @encode_dims(%x: memref<?xf32>, %n: index) {
  // expected-error @below {{[tensormap.dims] expects one extent for each of 2 dimensions of the box, got 1}}
  %m = tier.encode_tensormap %x[%n] dims(%n) strides(%n) : memref<?xf32> to !tier.tensormap<#layout.tensormap<element = f32, box = [8, 8]>>
  return
}

// -----

func.func @encode_known_extent(%x: memref<?xf32>, %n: index) {
  // expected-error @below {{[tensormap.dims] expects the constant extents of #layout.tensormap<element = f32, box = [8, 8], dims = [64, ?]>, got others}}
  %m = tier.encode_tensormap %x[%n] dims(%n, %n) strides(%n) : memref<?xf32> to !tier.tensormap<#layout.tensormap<element = f32, box = [8, 8], dims = [64, ?]>>
  return
}

// -----

func.func @encode_known_stride(%x: memref<?xf32>, %n: index) {
  %c = arith.constant 512 : index
  // expected-error @below {{[tensormap.strides] expects the constant strides of #layout.tensormap<element = f32, box = [8, 8], strides = [256]>, got others}}
  %m = tier.encode_tensormap %x[%n] dims(%n, %n) strides(%c) : memref<?xf32> to !tier.tensormap<#layout.tensormap<element = f32, box = [8, 8], strides = [256]>>
  return
}

// -----

func.func @encode_strides(%x: memref<?xf32>, %n: index) {
  // expected-error @below {{[tensormap.strides] expects a stride for each of 1 outer dimensions, got 2}}
  %m = tier.encode_tensormap %x[%n] dims(%n, %n) strides(%n, %n) : memref<?xf32> to !tier.tensormap<#layout.tensormap<element = f32, box = [8, 8]>>
  return
}

// -----

func.func @encode_element(%x: memref<?xf16>, %n: index) {
  // expected-error @below {{[tensormap.element] expects a base of 'f32', got 'f16'}}
  %m = tier.encode_tensormap %x[%n] dims(%n) strides() : memref<?xf16> to !tier.tensormap<#layout.tensormap<element = f32, box = [8]>>
  return
}

// -----

// expected-error @below {{[signature.rank] expects 2 divisors, strides and stride divisors, got 1, 2 and 2}}
func.func private @argument_rank(tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1], strides = [?, 1], stride_multiple = [1, 1], align = 4>})

// -----

// expected-error @below {{[signature.divisor] expects divisors of at least 1, got 0}}
func.func private @argument_divisor(tensor<?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M"], multiple = [0], strides = [1], stride_multiple = [1], align = 4>})

// -----

// expected-error @below {{[signature.align] expects a power of two, got 12}}
func.func private @argument_align(tensor<?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M"], multiple = [1], strides = [1], stride_multiple = [1], align = 12>})

// -----

// expected-error @below {{expected '<'}}
func.func private @plan_without_brackets() attributes {p = #tier.plan}

// -----

// expected-error @below {{[tier.plan] expects extents from 1 to 1048576, got 0}}
func.func private @plan_extent() attributes {p = #tier.plan<tile = [0], warps = [4]>}

// -----

// expected-error @below {{[tier.plan] expects an atom of 3 extents, got 2}}
func.func private @plan_atom() attributes {p = #tier.plan<tile = [8], atom = [8, 8], warps = [4]>}

// -----

// expected-error @below {{[tier.plan] expects the warps of at least one role, got none}}
func.func private @plan_warps() attributes {p = #tier.plan<tile = [8]>}

// -----

// expected-error @below {{[tier.plan] expects one register budget for each of 1 roles, got 2}}
func.func private @plan_registers() attributes {p = #tier.plan<tile = [8], warps = [4], registers = [40, 232]>}

// -----

// expected-error @below {{[tier.plan] expects stages and group from 1 to 1048576, got 0 and 1}}
func.func private @plan_stages() attributes {p = #tier.plan<tile = [8], stages = 0, warps = [4]>}

// -----

// expected-error @below {{[tier.plan] expects a field of a plan, got 'stage'}}
func.func private @plan_field() attributes {p = #tier.plan<stage = 3>}

// -----

// expected-error @below {{[tier.plan] expects a grain, got 'block'}}
func.func private @plan_grain() attributes {p = #tier.plan<grain = block>}

// -----

// A tile of tensor memory takes all lanes.
func.func @tensor_lanes() {
  // expected-error @below {{[tier.tensor-lanes] expects a tile of tensor memory with its 128 lanes as rows, got 'memref<64x64xf32, #tier.space<tensor>>'}}
  %t = tier.alloc : memref<64x64xf32, #tier.space<tensor>>
  return
}

// -----

func.func @tensor_columns_are_a_power_of_two() {
  // expected-error @below {{[tier.tensor-columns] expects a power of two from 32 to 512 columns, got 96}}
  %t = tier.alloc : memref<128x96xf32, #tier.space<tensor>>
  return
}

// -----

func.func @tensor_columns_are_at_least_32() {
  // expected-error @below {{[tier.tensor-columns] expects a power of two from 32 to 512 columns, got 16}}
  %t = tier.alloc : memref<128x16xf32, #tier.space<tensor>>
  return
}

// -----

func.func @tensor_columns_are_at_most_512() {
  // expected-error @below {{[tier.tensor-columns] expects a power of two from 32 to 512 columns, got 1024}}
  %t = tier.alloc : memref<128x1024xf32, #tier.space<tensor>>
  return
}

// -----

func.func @accumulate_shape(%a: memref<128x16xbf16, #tier.space<shared>>, %b: memref<32x16xbf16, #tier.space<shared>>, %c: memref<128x64xf32, #tier.space<tensor>>, %adds: i1) {
  // expected-error @below {{[tier.mma-shape] expects a [m, k], b [n, k] and an accumulator [m, n]}}
  tier.accumulate %a, %b into %c adds %adds atom [128, 64, 16] : memref<128x16xbf16, #tier.space<shared>>, memref<32x16xbf16, #tier.space<shared>>, memref<128x64xf32, #tier.space<tensor>>
  return
}

// -----

func.func @accumulate_space(%a: memref<128x16xbf16, #tier.space<shared>>, %b: memref<64x16xbf16, #tier.space<shared>>, %c: memref<128x64xf32, #tier.space<shared>>, %adds: i1) {
  // expected-error @below {{must be tile in tensor memory}}
  tier.accumulate %a, %b into %c adds %adds atom [128, 64, 16] : memref<128x16xbf16, #tier.space<shared>>, memref<64x16xbf16, #tier.space<shared>>, memref<128x64xf32, #tier.space<shared>>
  return
}

// -----

func.func @elect_two(%n: index, %w: i1) {
  // expected-error @below {{[tier.elect] expects extents [batch.., m, n, k], got 2}}
  // expected-note @below {{fix: let convert-linalg-to-tier write the election}}
  %p = tier.elect(%n, %n) where %w among [#tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 8>] {element = "bf16", k_major = array<i1: true, true>, output_bytes = 2 : i64, overlap = array<i64: 1, 8>, turned = array<i1: false>, segments = array<i64: 1>, early = array<i1: false>} : index
  return
}

// -----

func.func @elect_major(%n: index, %w: i1) {
  // expected-error @below {{[tier.elect] expects k_major of two operands, got 1}}
  // expected-note @below {{fix: let convert-linalg-to-tier write the election}}
  %p = tier.elect(%n, %n, %n) where %w among [#tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 8>] {element = "bf16", k_major = array<i1: true>, output_bytes = 2 : i64, overlap = array<i64: 1, 8>, turned = array<i1: false>, segments = array<i64: 1>, early = array<i1: false>} : index
  return
}

// -----

func.func @elect_overlap(%n: index, %w: i1) {
  // expected-error @below {{[tier.elect] expects overlap of rows and columns, got 1}}
  // expected-note @below {{fix: let convert-linalg-to-tier write the election}}
  %p = tier.elect(%n, %n, %n) where %w among [#tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 8>] {element = "bf16", k_major = array<i1: true, true>, output_bytes = 2 : i64, overlap = array<i64: 1>, turned = array<i1: false>, segments = array<i64: 1>, early = array<i1: false>} : index
  return
}

// -----

func.func @elect_lists(%n: index, %w: i1) {
  // expected-error @below {{[tier.elect] expects turned, segments and early of 1 plans, got 2, 1 and 1}}
  // expected-note @below {{fix: let convert-linalg-to-tier write the election}}
  %p = tier.elect(%n, %n, %n) where %w among [#tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 8>] {element = "bf16", k_major = array<i1: true, true>, output_bytes = 2 : i64, overlap = array<i64: 1, 8>, turned = array<i1: false, true>, segments = array<i64: 1>, early = array<i1: false>} : index
  return
}

// -----

func.func @elect_element(%n: index, %w: i1) {
  // expected-error @below {{[tier.elect] expects an element type, got 'b16'}}
  // expected-note @below {{fix: let convert-linalg-to-tier write the election}}
  %p = tier.elect(%n, %n, %n) where %w among [#tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 8>] {element = "b16", k_major = array<i1: true, true>, output_bytes = 2 : i64, overlap = array<i64: 1, 8>, turned = array<i1: false>, segments = array<i64: 1>, early = array<i1: false>} : index
  return
}

// -----

module attributes {tier.chip = "sm_80"} {
func.func @elect_machine(%n: index, %w: i1) {
  // expected-error @below {{[tier.elect] expects a machine that was measured, got 'sm_80'}}
  // expected-note @below {{fix: let convert-linalg-to-tier write the election}}
  %p = tier.elect(%n, %n, %n) where %w among [#tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 8>] {element = "bf16", k_major = array<i1: true, true>, output_bytes = 2 : i64, overlap = array<i64: 1, 8>, turned = array<i1: false>, segments = array<i64: 1>, early = array<i1: false>} : index
  return
}
}

// -----

func.func @elect_tile(%n: index, %w: i1) {
  // expected-error @below {{[tier.elect] expects a tile [m, n, k], got plan 0 without}}
  // expected-note @below {{fix: let convert-linalg-to-tier write the election}}
  %p = tier.elect(%n, %n, %n) where %w among [#tier.plan<tile = [64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 8>] {element = "bf16", k_major = array<i1: true, true>, output_bytes = 2 : i64, overlap = array<i64: 1, 8>, turned = array<i1: false>, segments = array<i64: 1>, early = array<i1: false>} : index
  return
}

// -----

func.func @clusters_of_nothing() {
  // expected-error @below {{[tier.units] expects clusters of one CTA or more, got 0}}
  // expected-note @below {{fix: write how many CTAs a cluster has, or nothing}}
  %n = tier.units clusters of 0 : index
  return
}

// -----

#r = #layout.fragment<[2], register = [2:[1]], lane = [32:[0]], warp = [4:[0]]>
func.func @cluster_reduce_number(%t: tensor<2xf32, #r>) {
  // expected-error @below {{[tier.cluster-number] expects a tile of one element, got 2}}
  // expected-note @below {{fix: reduce the rows of a CTA one by one}}
  %r = tier.cluster_reduce addf %t : tensor<2xf32, #r>
  return
}

// -----

#r = #layout.fragment<[2], register = [2:[1]], lane = [32:[0]], warp = [4:[0]]>
#all = #layout.fragment<[2, 2], register = [2:[1, 0], 2:[0, 1]], lane = [32:[0, 0]], warp = [4:[0, 0]]>
func.func @cluster_gather_number(%t: tensor<2xf32, #r>) {
  // expected-error @below {{[tier.cluster-number] expects a tile of one element, got 2}}
  // expected-note @below {{fix: reduce the rows of a CTA one by one}}
  %r = tier.cluster_gather %t : tensor<2xf32, #r> to tensor<2x2xf32, #all>
  return
}

// -----

#r = #layout.fragment<[1], register = [], lane = [32:[0]], warp = [4:[0]]>
#all = #layout.fragment<[1, 2], register = [2:[0, 1]], lane = [32:[0, 0]], warp = [4:[0, 0]]>
func.func @cluster_gather_rows(%t: tensor<1xf32, #r>) {
  // expected-error @below {{[tier.cluster-gather] expects a row for each of 2 numbers, got 1}}
  // expected-note @below {{fix: give each number a row of as many as the cluster has CTAs, which every thread holds}}
  %r = tier.cluster_gather %t, %t : tensor<1xf32, #r>, tensor<1xf32, #r> to tensor<1x2xf32, #all>
  return
}

// -----

#r = #layout.fragment<[1], register = [], lane = [32:[0]], warp = [4:[0]]>
#all = #layout.fragment<[1, 2], register = [2:[0, 1]], lane = [32:[0, 0]], warp = [4:[0, 0]]>
func.func @cluster_gather_element(%t: tensor<1xf32, #r>) {
  // expected-error @below {{[tier.element] expects a tile of 'f32', got 'f16'}}
  %r = tier.cluster_gather %t : tensor<1xf32, #r> to tensor<1x2xf16, #all>
  return
}

// -----

#r = #layout.fragment<[1], register = [], lane = [32:[0]], warp = [4:[0]]>
#all = #layout.fragment<[1, 2], register = [2:[0, 1]], lane = [32:[0, 0]], warp = [2:[0, 0]]>
func.func @cluster_gather_slice(%t: tensor<1xf32, #r>) {
  // expected-error @below {{[tier.slice] expects the source to have the slice}}
  %r = tier.cluster_gather %t : tensor<1xf32, #r> to tensor<1x2xf32, #all>
  return
}

// -----

#r = #layout.fragment<[1], register = [], lane = [32:[0]], warp = [4:[0]]>
#all = #layout.fragment<[1, 32], register = [], lane = [32:[0, 1]], warp = [4:[0, 0]]>
func.func @cluster_gather_lanes(%t: tensor<1xf32, #r>) {
  // expected-error @below {{[tier.cluster-gather] expects 32 numbers in each thread, got 1}}
  // expected-note @below {{fix: give each number a row of as many as the cluster has CTAs, which every thread holds}}
  %r = tier.cluster_gather %t : tensor<1xf32, #r> to tensor<1x32xf32, #all>
  return
}

// -----

#r = #layout.fragment<[1], register = [], lane = [32:[0]], warp = [4:[0]]>
#all = #layout.fragment<[1, 2], register = [2:[0, 1]], lane = [32:[0, 0]], warp = [4:[0, 0]]>
gpu.module @m {
  gpu.func @cluster_gather_ctas(%t: tensor<1xf32, #r>) attributes {tier.plan = #tier.plan<tile = [1, 1024], warps = [4], cluster = [1, 4]>} {
    // expected-error @below {{[tier.cluster-gather] expects the numbers of 4 CTAs, got 2}}
    // expected-note @below {{fix: give each number a row of as many as the cluster has CTAs, which every thread holds}}
    %r = tier.cluster_gather %t : tensor<1xf32, #r> to tensor<1x2xf32, #all>
    gpu.return
  }
}

// -----

#r = #layout.fragment<[1], register = [], lane = [32:[0]], warp = [4:[0]]>
func.func @cluster_reduce_kind(%t: tensor<1xf32, #r>) {
  // expected-error @below {{[tier.reduce-kind] expects a reduction of 'f32', got 'addi'}}
  %r = tier.cluster_reduce addi %t : tensor<1xf32, #r>
  return
}

// -----

func.func @clusters_of_less_than_nothing() {
  // expected-error @below {{[tier.units] expects clusters of one CTA or more, got -4}}
  // expected-note @below {{fix: write how many CTAs a cluster has, or nothing}}
  %n = tier.units clusters of -4 : index
  return
}

// -----

// Verifiers and passes count the bytes of tiles on chip.
func.func @alloc_dynamic() {
  // expected-error @below {{[tier.tile] expects a tile of known extents of at least 1 and fewer than 2^31 bytes, got 'memref<64x?xbf16, #tier.space<shared>>'}}
  %t = tier.alloc : memref<64x?xbf16, #tier.space<shared>>
  return
}

// -----

func.func @alloc_empty() {
  // expected-error @below {{[tier.tile] expects a tile of known extents of at least 1 and fewer than 2^31 bytes, got 'memref<0x64xbf16, #tier.space<shared>>'}}
  %t = tier.alloc : memref<0x64xbf16, #tier.space<shared>>
  return
}

// -----

func.func @alloc_without_end() {
  // expected-error @below {{[tier.tile] expects a tile of known extents of at least 1 and fewer than 2^31 bytes, got}}
  %t = tier.alloc : memref<4611686018427387904x64xbf16, #tier.space<shared>>
  return
}

// -----

func.func @alloc_far_strides() {
  // expected-error @below {{[tier.tile] expects a layout with known offsets from 0, within 2^31 bytes, got}}
  %t = tier.alloc : memref<2x64xbf16, #layout.strided<[2:2147483648], [64:1]>, #tier.space<shared>>
  return
}

// -----

func.func @alloc_backwards() {
  // expected-error @below {{[tier.tile] expects a layout with known offsets from 0, within 2^31 bytes, got}}
  %t = tier.alloc : memref<64xbf16, #layout.strided<[64:-1]>, #tier.space<shared>>
  return
}

// -----

func.func @load_unknown_strides(%x: memref<64xf32, strided<[?]>, #tier.space<shared>>, %i: index) {
  // expected-error @below {{[tier.tile] expects a layout with known offsets from 0, within 2^31 bytes, got}}
  %t = tier.load %x[%i] : memref<64xf32, strided<[?]>, #tier.space<shared>> to tensor<64xf32, #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>>
  return
}

// -----

func.func @alloc_map() {
  // expected-error @below {{[tier.tile] expects a layout with known offsets from 0, within 2^31 bytes, got}}
  %t = tier.alloc : memref<64xf32, affine_map<(d0) -> (d0 floordiv 2)>, #tier.space<shared>>
  return
}

// -----

func.func @alloc_index() {
  // expected-error @below {{[tier.element] expects a tile of integers or floats of 1 to 64 bits, got 'memref<64xindex, #tier.space<shared>>'}}
  %t = tier.alloc : memref<64xindex, #tier.space<shared>>
  return
}

// -----

func.func @splat_wide(%x: i128) {
  // expected-error @below {{[tier.element] expects a tile of integers or floats of 1 to 64 bits, got}}
  %t = tier.splat %x : i128 to tensor<64xi128, #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>>
  return
}

// -----

func.func @splat_dynamic(%x: f32) {
  // expected-error @below {{[tier.tile] expects a tile of known extents, got}}
  %t = tier.splat %x : f32 to tensor<?xf32, #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>>
  return
}

// -----

func.func @splat_registers(%x: f32) {
  // expected-error @below {{[tier.tile] expects at most 1048576 elements of a tile in a thread, got 2097152}}
  %t = tier.splat %x : f32 to tensor<2097152xf32, #layout.fragment<[2097152], register = [2097152:[1]], lane = [], warp = []>>
  return
}

// -----

#whole = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
#half = #layout.fragment<[32], register = [1:[0]], lane = [32:[1]], warp = []>
func.func @piece_beyond_numbers(%t: tensor<64xf32, #whole>) {
  // expected-error @below {{[tier.piece] expects a piece inside of 64 along dimension 0, got 32 from 9223372036854775807}}
  %p = tier.piece %t[9223372036854775807] : tensor<64xf32, #whole> to tensor<32xf32, #half>
  return
}

// -----

// expected-error @below {{[tier.plan] expects extents from 1 to 1048576, got 4611686018427387904}}
#plan = #tier.plan<tile = [4611686018427387904, 64], warps = [4]>

// -----

// expected-error @below {{[tier.plan] expects stages and group from 1 to 1048576, got 2147483648 and 1}}
#plan = #tier.plan<tile = [64, 64], stages = 2147483648, warps = [4]>
