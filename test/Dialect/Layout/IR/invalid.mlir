// RUN: tier-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{expected '<'}}
func.func private @no_brackets() attributes {layout = #layout.strided}

// -----

// expected-error @below {{[layout.modes] expects at least one mode for each dimension, got 0}}
func.func private @no_modes(memref<8xf32, #layout.strided<[]>>)

// -----

// expected-error @below {{[layout.extent] expects mode sizes of at least 1, got 0}}
func.func private @empty_mode(memref<8xf32, #layout.strided<[0:1]>>)

// -----

// expected-error @below {{[layout.rank] expects one list of modes for each of 2 dimensions, got 1}}
func.func private @rank(memref<8x8xf32, #layout.strided<[8:1]>>)

// -----

// expected-error @below {{[layout.domain] expects modes of dimension 1 to cover 8, got 4}}
func.func private @domain(memref<8x8xf32, #layout.strided<[8:8], [4:1]>>)

// -----

// expected-error @below {{[layout.involution] expects a shift of at least the 3 bits it moves, got 2}}
func.func private @involution() attributes {layout = #layout.swizzle<3, 3, 2>}

// -----

// expected-error @below {{[layout.swizzle-width] expects bits + base + shift of at most 30, got 31}}
func.func private @width() attributes {layout = #layout.swizzle<3, 14, 14>}

// -----

// expected-error @below {{[layout.extent] expects tile extents of at least 1, got 0}}
func.func private @empty_tile(tensor<8xf32, #layout.fragment<[0], register = [], lane = [], warp = []>>)

// -----

// expected-error @below {{[layout.rank] expects digits with 1 strides, got 3 numbers}}
func.func private @digit_rank(tensor<8xf32, #layout.fragment<[8], register = [8:[1, 0]], lane = [], warp = []>>)

// -----

// expected-error @below {{[layout.extent] expects digit sizes of at least 1, got 0}}
func.func private @empty_digit(tensor<8xf32, #layout.fragment<[8], register = [0:[1]], lane = [], warp = []>>)

// -----

// expected-error @below {{[layout.fragment-box] expects coordinates inside the tile, got 15 for an extent of 8}}
func.func private @outside(tensor<8xf32, #layout.fragment<[8], register = [2:[8]], lane = [8:[1]], warp = []>>)

// -----

// expected-error @below {{[layout.fragment-box] expects coordinates inside the tile, got -7 for an extent of 8}}
func.func private @below(tensor<8xf32, #layout.fragment<[8], register = [8:[-1]], lane = [], warp = []>>)

// -----

// expected-error @below {{[layout.fragment-cover] expects every one of 1099511627776 elements to be held, got at most 2}}
func.func private @too_few() attributes {layout = #layout.fragment<[1099511627776], register = [2:[1]], lane = [], warp = []>}

// -----

// expected-error @below {{[layout.range] expects sizes, strides and values below 2^62, got a fragment with more elements or holders}}
func.func private @too_many_holders() attributes {layout = #layout.fragment<[2], register = [4294967296:[0], 4294967296:[0]], lane = [], warp = []>}

// -----

// expected-error @below {{[layout.range] expects sizes, strides and values below 2^62, got a fragment with more elements or holders}}
func.func private @too_many_elements() attributes {layout = #layout.fragment<[4611686018427387904, 4], register = [2:[1, 0]], lane = [], warp = []>}

// -----

// expected-error @below {{[layout.range] expects sizes, strides and values below 2^62, got digits that reach further}}
func.func private @far_digits() attributes {layout = #layout.fragment<[8], register = [8:[4611686018427387903]], lane = [], warp = []>}

// -----

// expected-error @below {{[layout.range] expects sizes, strides and values below 2^62, got -9223372036854775808}}
func.func private @far_stride() attributes {layout = #layout.fragment<[8], register = [8:[-9223372036854775808]], lane = [], warp = []>}

// -----

// expected-error @below {{[layout.range] expects sizes, strides and values below 2^62, got 4:1}}
func.func private @size(memref<4611686018427387904xf32, #layout.strided<[2305843009213693952:1, 4:1, 2:1]>>)

// -----

// expected-error @below {{[layout.range] expects sizes, strides and values below 2^62, got 3:4611686018427387903}}
func.func private @reach() attributes {layout = #layout.strided<[3:4611686018427387903]>}

// -----

// expected-error @below {{[layout.swizzle-width] expects bits + base + shift of at most 30, got 4294967302}}
func.func private @wide_numbers() attributes {layout = #layout.swizzle<2, 4294967290, 10>}

// -----

// expected-error @below {{[tensormap.swizzle] expects a swizzle of 32B, 64B or 128B, got 4294967328}}
func.func private @wide_swizzle() attributes {map = #layout.tensormap<element = bf16, box = [16], swizzle = 4294967328B>}

// -----

// expected-error @below {{[tensormap.field] expects ? for what is not known, got -9223372036854775808}}
func.func private @unknown() attributes {map = #layout.tensormap<element = bf16, box = [16], dims = [-9223372036854775808]>}

// -----

// expected-error @below {{[layout.fragment-cover] expects every one of 8 elements to be held, got 4}}
func.func private @hole(tensor<8xf32, #layout.fragment<[8], register = [4:[2]], lane = [], warp = []>>)

// -----

// expected-error @below {{[tensormap.element] expects an element of at least one byte, got 'i1'}}
func.func private @element() attributes {map = #layout.tensormap<element = i1, box = [128]>}

// -----

// expected-error @below {{[tensormap.rank] expects a box of rank 1 to 5, got 6}}
func.func private @map_rank() attributes {map = #layout.tensormap<element = f32, box = [4, 1, 1, 1, 1, 1]>}

// -----

// expected-error @below {{[tensormap.box] expects box extents of 1 to 256, got 257}}
func.func private @box() attributes {map = #layout.tensormap<element = f32, box = [4, 257]>}

// -----

// expected-error @below {{[tensormap.box-16] expects an inner box extent of a multiple of 16 bytes, got 12}}
func.func private @box_bytes() attributes {map = #layout.tensormap<element = f32, box = [3]>}

// -----

// expected-error @below {{[tensormap.box-span] expects an inner box extent of at most the swizzle's 64 bytes, got 128}}
func.func private @span() attributes {map = #layout.tensormap<element = bf16, box = [64], swizzle = 64B>}

// -----

// expected-error @below {{[tensormap.swizzle] expects a swizzle of 32B, 64B or 128B, got 96}}
func.func private @swizzle() attributes {map = #layout.tensormap<element = bf16, box = [32], swizzle = 96B>}

// -----

// expected-error @below {{[tensormap.element] expects an element of 1, 2, 4 or 8 bytes, got 'i24'}}
func.func private @element_bytes() attributes {map = #layout.tensormap<element = i24, box = [16]>}

// -----

// expected-error @below {{[tensormap.rank] expects the rank of the box, 2, got 3}}
func.func private @rank_again() attributes {map = #layout.tensormap<element = f32, box = [4, 4], rank = 3>}

// -----

// expected-error @below {{[tensormap.field] expects swizzle, dims, strides, element_strides, interleave, fill, rounds or rank, got colour}}
func.func private @field() attributes {map = #layout.tensormap<element = f32, box = [4], colour = 3>}

// -----

// expected-error @below {{[tensormap.field] expects each field once, got fill again}}
func.func private @field_again() attributes {map = #layout.tensormap<element = f32, box = [4], fill = nan, fill = zero>}

// -----

// expected-error @below {{[tensormap.field] expects an interleave of 16B or 32B, got 64}}
func.func private @interleave() attributes {map = #layout.tensormap<element = f32, box = [4], interleave = 64B>}

// -----

// expected-error @below {{[tensormap.field] expects a fill of zero or nan, got one}}
func.func private @fill() attributes {map = #layout.tensormap<element = f32, box = [4], fill = one>}

// -----

// expected-error @below {{[tensormap.dims] expects one extent for each of 2 dimensions of the box, got 1}}
func.func private @dims() attributes {map = #layout.tensormap<element = f32, box = [4, 4], dims = [8]>}

// -----

// expected-error @below {{[tensormap.strides] expects a stride for each of 1 outer dimensions, got 2}}
func.func private @strides() attributes {map = #layout.tensormap<element = f32, box = [4, 4], strides = [16, 16]>}

// -----

// expected-error @below {{[tensormap.element-stride] expects an element stride for each of 2 dimensions of the box, got 1}}
func.func private @element_strides() attributes {map = #layout.tensormap<element = f32, box = [4, 4], element_strides = [2]>}

// -----

// expected-error @below {{[tensormap.stride-16] expects byte strides that are multiples of 16 in all but the inner dimension, got stride 1 = 600 bytes}}
func.func private @stride() attributes {map = #layout.tensormap<element = bf16, box = [64, 128], strides = [600]>}

// -----

// expected-error @below {{[tensormap.stride-limit] expects byte strides of at least 0 and below 2^40, got stride 1 = -16 bytes}}
func.func private @stride_sign() attributes {map = #layout.tensormap<element = bf16, box = [64, 128], strides = [-16]>}

// -----

// expected-error @below {{[tensormap.extent] expects extents of 1 to 2^32, got extent 1 = 0}}
func.func private @extent() attributes {map = #layout.tensormap<element = bf16, box = [64, 128], dims = [?, 0]>}

// -----

// expected-error @below {{[tensormap.element-stride] expects element strides of 1 to 8, got element stride 1 = 9}}
func.func private @element_stride() attributes {map = #layout.tensormap<element = bf16, box = [64, 128], element_strides = [1, 9]>}

// -----

// expected-error @below {{[tensormap.interleave-rank] expects rank 3 or more when interleaved, got rank 2}}
func.func private @interleave_rank() attributes {map = #layout.tensormap<element = bf16, box = [8, 8], interleave = 16B>}

// -----

// expected-error @below {{[tensormap.interleave-swizzle] expects swizzle 32B for interleave 32B, got swizzle none}}
func.func private @interleave_swizzle() attributes {map = #layout.tensormap<element = bf16, box = [8, 8, 8], interleave = 32B>}

// -----

// expected-error @below {{[tensormap.fill] expects an unpacked floating type for NaN fill, got element i8}}
func.func private @fill_integer() attributes {map = #layout.tensormap<element = i8, box = [64], fill = nan>}

// -----

// expected-error @below {{[tensormap.box-bytes] expects a box of at most 233472 bytes, got 262144 bytes}}
func.func private @box_bytes_total() attributes {map = #layout.tensormap<element = f32, box = [256, 256]>}

// -----

func.func @view_element(%x: tensor<4xf32>) {
  // expected-error @below {{[layout.element] expects one element type, got 'f32' and 'f16'}}
  %v = layout.view %x[] sizes() map affine_map<(d0) -> (d0)> : tensor<4xf32> to tensor<4xf16>
  return
}

// -----

func.func @view_result_rank(%x: tensor<4xf32>) {
  // expected-error @below {{[layout.view-rank] expects a map with one dimension for each of 2 extents of the result, got 1}}
  %v = layout.view %x[] sizes() map affine_map<(d0) -> (d0)> : tensor<4xf32> to tensor<4x1xf32>
  return
}

// -----

func.func @view_source_rank(%x: tensor<4x4xf32>) {
  // expected-error @below {{[layout.view-rank] expects a map with one result for each of 2 extents of the source, got 1}}
  %v = layout.view %x[] sizes() map affine_map<(d0) -> (d0)> : tensor<4x4xf32> to tensor<4xf32>
  return
}

// -----

func.func @view_symbols(%x: tensor<4xf32>) {
  // expected-error @below {{[layout.view-symbols] expects 1 symbols, got 0}}
  %v = layout.view %x[] sizes() map affine_map<(d0)[s0] -> (d0 + s0)> : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @view_sizes(%x: tensor<4xf32>) {
  // expected-error @below {{[layout.view-sizes] expects 1 dynamic extents, got 0}}
  %v = layout.view %x[] sizes() map affine_map<(d0) -> (d0)> : tensor<4xf32> to tensor<?xf32>
  return
}

// -----

func.func @view_linear(%x: tensor<4xf32>) {
  // expected-error @below {{[layout.view-linear] expects a map linear in its dimensions, got affine_map<(d0) -> (d0 mod 2)>}}
  %v = layout.view %x[] sizes() map affine_map<(d0) -> (d0 mod 2)> : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

#a = #layout.fragment<[2], register = [2:[1]], lane = [], warp = []>
func.func @convert_shape(%x: tensor<2xf32, #a>) {
  // expected-error @below {{[layout.convert] expects tiles of one shape and element, got}}
  %v = layout.convert %x : tensor<2xf32, #a> to tensor<2xf16, #a>
  return
}

// -----

#a = #layout.fragment<[2], register = [2:[1]], lane = [], warp = []>
func.func @convert_to_nobody(%x: tensor<2xf32, #a>) {
  // expected-error @below {{[layout.convert] expects two fragments, got}}
  %v = layout.convert %x : tensor<2xf32, #a> to tensor<2xf32>
  return
}

// -----

#a = #layout.fragment<[2], register = [2:[1]], lane = [], warp = []>
func.func @convert_through_a_swizzle(%x: tensor<2xf32, #a>) {
  // expected-error @below {{[layout.convert-through] expects a strided layout, one with a swizzle, or unit, got}}
  %v = layout.convert %x through(#layout.swizzle<1, 0, 1>) : tensor<2xf32, #a> to tensor<2xf32, #a>
  return
}

// -----

#a = #layout.fragment<[2], register = [2:[1]], lane = [], warp = []>
func.func @convert_through_another_tile(%x: tensor<2xf32, #a>) {
  // expected-error @below {{[layout.domain] expects modes of dimension 0 to cover 2, got 4}}
  %v = layout.convert %x through(#layout.strided<[4:1]>) : tensor<2xf32, #a> to tensor<2xf32, #a>
  return
}

// -----

// expected-error @below {{[layout.partition] expects pieces that are disjoint and cover the domain, got (64) in pieces 0 and 1}}
func.func private @overlap() attributes {layout = #layout.piecewise<[(d0) : (-d0 + 64) -> #layout.strided<[64:1]>,
   (d0) : (d0 - 64) -> #layout.strided<[36:1]>] on (d0) : (d0, -d0 + 99)>}

// -----

// expected-error @below {{[layout.partition] expects pieces that are disjoint and cover the domain, got (64) in no piece}}
func.func private @gap() attributes {layout = #layout.piecewise<[(d0) : (-d0 + 63) -> #layout.strided<[64:1]>,
   (d0) : (d0 - 65) -> #layout.strided<[36:1]>] on (d0) : (d0, -d0 + 99)>}

// -----

// The gap exists for some extents only: the witness names the extent too.
// expected-error-re @below {{[layout.partition] expects pieces that are disjoint and cover the domain, got ({{[0-9]+}}, {{[0-9]+}}) in no piece}}
func.func private @symbolic_gap() attributes {layout = #layout.piecewise<[(d0)[s0] : ((s0 floordiv 64) * 64 - d0 - 1) -> #layout.strided<[64:1]>] on (d0)[s0] : (d0, -d0 + s0 - 1)>}

// -----

// expected-error @below {{[layout.guard] expects 1 dimensions and 0 symbols}}
func.func private @guard_space() attributes {layout = #layout.piecewise<[(d0, d1) : (d0) -> #layout.strided<[64:1]>] on (d0) : (d0, -d0 + 99)>}

// -----

// expected-error @below {{[layout.guard] expects affine constraints with constant factors and divisors}}
func.func private @guard_affine() attributes {layout = #layout.piecewise<[(d0)[s0] : (d0 floordiv s0) -> #layout.strided<[64:1]>]>}

// -----

// expected-error @below {{[layout.pieces] expects at least one piece, got 0}}
func.func private @no_piece() attributes {layout = #layout.piecewise<[]>}

// -----

// expected-error @below {{[layout.pieces] expects strided layouts and compositions, got 3 : i64}}
func.func private @piece_kind() attributes {layout = #layout.piecewise<[(d0) : (d0 == 0) -> 3 : i64]>}

// -----

// expected-error @below {{[layout.rank] expects one list of modes for each of 2 dimensions, got 1}}
func.func private @piece_rank() attributes {layout = #layout.piecewise<[(d0, d1) : (d0 == 0, d1 == 0) -> #layout.strided<[64:1]>]>}

// -----

// It is no memref layout, so upstream reads it as a memory space.
// expected-error @below {{multiple memory spaces specified in memref type}}
func.func private @never_a_memref(memref<8xf32, #layout.piecewise<[(d0) : (d0, -d0 + 7) -> #layout.strided<[8:1]>]>, #tier.space<shared>>)

// -----

// expected-error @below {{[tensormap.element] expects f32 where loads round to tf32, got 'bf16'}}
func.func private @rounds_what_is_shorter() attributes {map = #layout.tensormap<element = bf16, box = [64, 64], rounds = tf32>}

// -----

// expected-error @below {{[tensormap.field] expects rounds of tf32, got bf16}}
func.func private @rounds_to_another() attributes {map = #layout.tensormap<element = f32, box = [64], rounds = bf16>}
