// RUN: tier-opt %s --split-input-file --verify-diagnostics --tier-compile="chip=sm_100a to=where"

// Packed numbers are operands of products, or widened.
func.func @moved(%x: tensor<8x96xi8>) -> tensor<8x128xf6E2M3FN> {
  %y = tier.reinterpret %x : tensor<8x96xi8> to tensor<8x128xf6E2M3FN>
  // expected-error @below {{[tier.packed] expects numbers of 4 or 6 bits that products read, or that are widened, got 'func.return'}}
  // expected-note @below {{fix: convert them with arith.extf in the body that reads them}}
  return %y : tensor<8x128xf6E2M3FN>
}

// -----

func.func @halves(%x: tensor<8x48xi16>) -> tensor<8x128xf32> {
  // expected-error @below {{[tier.packed] expects packed numbers in bytes, got 'tensor<8x48xi16>'}}
  // expected-note @below {{fix: reinterpret an array of i8}}
  %y = tier.reinterpret %x : tensor<8x48xi16> to tensor<8x128xf6E2M3FN>
  %e = tensor.empty() : tensor<8x128xf32>
  %z = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<8x128xf6E2M3FN>) outs(%e : tensor<8x128xf32>) {
  ^bb0(%a: f6E2M3FN, %o: f32):
    %w = arith.extf %a : f6E2M3FN to f32
    linalg.yield %w : f32
  } -> tensor<8x128xf32>
  return %z : tensor<8x128xf32>
}

// -----

// Rows whose elements do not lie one after another hold no elements of another type.
func.func @apart(%x: tensor<64x8xi16> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [16, 8], strides = [8, 1], stride_multiple = [1, 1], align = 16>}) -> tensor<8x128xf8E4M3FN> {
  %t = layout.view %x[] sizes() map affine_map<(i, j) -> (j, i)> : tensor<64x8xi16> to tensor<8x64xi16>
  // expected-error @below {{[tier.reinterpret] expects elements of a row that lie one after another, and rows that begin where an element of the other type does, got others}}
  // expected-note @below {{fix: copy the array first}}
  %y = tier.reinterpret %t : tensor<8x64xi16> to tensor<8x128xf8E4M3FN>
  return %y : tensor<8x128xf8E4M3FN>
}

// -----

// What lies in memory already is no operand.
func.func @memory(%x: memref<96xi8>) -> memref<?xf6E2M3FN> {
  %y = tier.reinterpret %x : memref<96xi8> to memref<?xf6E2M3FN>
  // expected-error @below {{[signature.result] expects array results, got 'memref<?xf6E2M3FN>'}}
  return %y : memref<?xf6E2M3FN>
}
