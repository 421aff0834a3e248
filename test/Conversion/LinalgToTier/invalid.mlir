// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --split-input-file --verify-diagnostics

#i = affine_map<(d0) -> (d0)>
func.func @index_in_a_body(%x: tensor<?xf32> {tier.argument = #tier.argument<name = "x", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?xindex> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xindex>
  // expected-error @below {{[tier.index] expects a body without linalg.index, got one with it}}
  // expected-note @below {{fix: pass the indices as an array}}
  %y = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%e : tensor<?xindex>) {
  ^bb0(%v: f32, %o: index):
    %k = linalg.index 0 : index
    linalg.yield %k : index
  } -> tensor<?xindex>
  return %y : tensor<?xindex>
}

// -----

func.func @named_op(%x: tensor<?xf32> {tier.argument = #tier.argument<name = "x", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  // expected-error @below {{[tier.op] expects linalg.generic, linalg.fill, layout.view, tier.take, tier.reinterpret or a reshape, got 'linalg.exp'}}
  // expected-note @below {{fix: generalise named ops first}}
  %y = linalg.exp ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
func.func @other_reduction(%x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  // expected-error @below {{[tier.reduction] expects a body that combines the accumulator by one of addf, mulf, maximumf, minimumf, addi, muli, maxsi, minsi, andi, ori, got another}}
  // expected-note @below {{fix: split the body into an elementwise op and a reduction}}
  %y = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%v: f32, %o: f32):
    %k = math.powf %o, %v : f32
    linalg.yield %k : f32
  } -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
func.func @accumulator_argument(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>},
    %a: tensor<?xf32> {tier.argument = #tier.argument<name = "a", extents = ["M"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?xf32> {
  // expected-error @below {{[tier.init] expects an accumulator made by linalg.fill, got another}}
  // expected-note @below {{fix: fill it with the neutral element}}
  %y = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%v: f32, %o: f32):
    %k = arith.addf %o, %v : f32
    linalg.yield %k : f32
  } -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

#i = affine_map<(d0) -> (d0)>
func.func @wide_integers(
  // expected-error @below {{[tier.element] expects one of bool, i8 .. i64, fp8, f16, bf16, f32, f64, got 'i128'}}
  // expected-note @below {{fix: convert the array first}}
    %x: tensor<?xi128> {tier.argument = #tier.argument<name = "x", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?xi128> {
  return %x : tensor<?xi128>
}

// -----

func.func @view_by_contents(%x: tensor<?xf32> {tier.argument = #tier.argument<name = "x", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}, %j: tensor<1xindex>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %first = tensor.extract %j[%c0] : tensor<1xindex>
  // expected-error @below {{[tier.view] expects a map that is linear in its dimensions with symbols known before launch, got another}}
  // expected-note @below {{fix: copy the array first}}
  %y = layout.view %x [%first] sizes(%n) map affine_map<(d0)[s0] -> (d0 + s0)> : tensor<?xf32> to tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

func.func @numbers(%x: tensor<4xf32> {tier.argument = #tier.argument<name = "x", extents = ["4"], multiple = [4], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<4xf32> {
  // expected-error @below {{[tier.constant] expects a splat, got an array of numbers}}
  // expected-note @below {{fix: pass the array as an argument}}
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  return %c : tensor<4xf32>
}

// -----

// expected-error @below {{[signature.rank] expects facts of rank 1 for argument 0, got 2}}
// expected-note @below {{fix: one extent, divisor and stride for each dimension}}
func.func @facts(%x: tensor<?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>}) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

// -----

#a = affine_map<(m, n, j, k) -> (m, j, k)>
#b = affine_map<(m, n, j, k) -> (j, k, n)>
#c = affine_map<(m, n, j, k) -> (m, n)>
func.func @sums_apart(
    %x: tensor<?x?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "J", "K"], multiple = [1, 1, 1], strides = [?, ?, 1], stride_multiple = [1, 1, 1], align = 16>},
    %w: tensor<?x?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["J", "K", "N"], multiple = [1, 1, 1], strides = [?, ?, 1], stride_multiple = [1, 1, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?x?xbf16>
  %n = tensor.dim %w, %c2 : tensor<?x?x?xbf16>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  // expected-error @below {{[tier.reduced-dims] expects one summed dimension, or several that lie one after another in both operands, got 2}}
  // expected-note @below {{fix: reshape the operands to one summed dimension}}
  %p = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %w : tensor<?x?x?xbf16>, tensor<?x?x?xbf16>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%l: bf16, %r: bf16, %o: f32):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %q = arith.mulf %l32, %r32 : f32
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @accumulates_onto_an_argument(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>},
    %w: tensor<?x?xf32> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>},
    %y: tensor<?x?xf32> {tier.argument = #tier.argument<name = "y", extents = ["M", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>}) -> tensor<?x?xf32> {
  // expected-error @below {{[tier.init] expects an accumulator filled with a constant, got another}}
  // expected-note @below {{fix: fill it with 0 and add the other array afterwards}}
  %p = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xf32>, tensor<?x?xf32>) outs(%y : tensor<?x?xf32>) {
  ^bb0(%l: f32, %r: f32, %o: f32):
    %q = arith.mulf %l, %r : f32
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}

// -----

#i = affine_map<(d0) -> (d0)>
func.func @scalar_of_an_array(
    %x: tensor<?xf32> {tier.argument = #tier.argument<name = "x", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %first = tensor.extract %x[%c0] : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  // expected-error @below {{[tier.capture] expects scalars that are arguments of the function, got another}}
  // expected-note @below {{fix: pass the scalar as an argument}}
  %y = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.addf %v, %first : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

#i = affine_map<(d0) -> (d0)>
func.func @lookup_in_a_body(
    %x: tensor<?xi64> {tier.argument = #tier.argument<name = "x", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>},
    %t: tensor<?xf32> {tier.argument = #tier.argument<name = "t", extents = ["T"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xi64>
  %e = tensor.empty(%n) : tensor<?xf32>
  // expected-error @below {{[tier.body] expects arith and math ops, got 'tensor.extract'}}
  // expected-note @below {{fix: write the element's value with arith and math}}
  %y = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%x : tensor<?xi64>) outs(%e : tensor<?xf32>) {
  ^bb0(%v: i64, %o: f32):
    %k = arith.index_cast %v : i64 to index
    %f = tensor.extract %t[%k] : tensor<?xf32>
    linalg.yield %f : f32
  } -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

#i = affine_map<(d0) -> (d0)>
func.func @two_results_of_one_op(
    %x: tensor<?xf32> {tier.argument = #tier.argument<name = "x", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  // expected-error @below {{[tier.results] expects one result, got 2}}
  // expected-note @below {{fix: write one op for each result}}
  %y:2 = linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%e, %e : tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%v: f32, %o: f32, %p: f32):
    linalg.yield %v, %v : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  return %y#1 : tensor<?xf32>
}

// -----

func.func @scalar_result(%a: f32) -> f32 {
  // expected-error @below {{[signature.result] expects array results, got 'f32'}}
  return %a : f32
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (n, k)>
#sa = affine_map<(m, n, k) -> (m, k floordiv 128)>
#sb = affine_map<(m, n, k) -> (n floordiv 128, k floordiv 48)>
#c = affine_map<(m, n, k) -> (m, n)>

func.func @straddling(
    %x: tensor<?x?xf8E4M3FN> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xf8E4M3FN> {tier.argument = #tier.argument<name = "w", extents = ["N", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %s: tensor<?x?xf32> {tier.argument = #tier.argument<name = "s", extents = ["M", "S"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>},
    %t: tensor<?x?xf32> {tier.argument = #tier.argument<name = "t", extents = ["T", "U"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf8E4M3FN>
  %n = tensor.dim %w, %c0 : tensor<?x?xf8E4M3FN>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  // expected-error @below {{[tier.factor] expects factors that step with multiples of 32 of the summed dimension and of 128 of others, got 48}}
  // expected-note @below {{fix: multiply the operand by the factor first}}
  %y = linalg.generic {indexing_maps = [#a, #b, #sa, #sb, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w, %s, %t : tensor<?x?xf8E4M3FN>, tensor<?x?xf8E4M3FN>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%a: f8E4M3FN, %b: f8E4M3FN, %sa: f32, %sb: f32, %o: f32):
    %i = arith.extf %a : f8E4M3FN to f32
    %j = arith.extf %b : f8E4M3FN to f32
    %p = arith.mulf %i, %sa : f32
    %q = arith.mulf %j, %sb : f32
    %r = arith.mulf %p, %q : f32
    %z = arith.addf %o, %r : f32
    linalg.yield %z : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

// A tensor has no extent behind its last one.
// expected-error @below {{[signature.extent] expects result extents that are arithmetic on argument extents, got result 0}}
func.func @extent_of_no_dimension(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c5 = arith.constant 5 : index
  %n = tensor.dim %x, %c5 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  return %e : tensor<?xf32>
}
