// relu(x @ w + b) in bf16, as the frontend writes it: the kernel of the museum.
#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
#a = affine_map<(d0, d1, d2) -> (d0, d2)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @linear(
      %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>},
      %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>},
      %bias: tensor<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?x?xbf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %M = tensor.dim %x, %c0 : tensor<?x?xbf16>
    %N = tensor.dim %w, %c1 : tensor<?x?xbf16>
    %e0 = tensor.empty(%M, %N) : tensor<?x?xf32>
    %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %mm = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%x, %w : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%f0 : tensor<?x?xf32>) {
    ^bb0(%l: bf16, %r: bf16, %acc: f32):
      %l32 = arith.extf %l : bf16 to f32
      %r32 = arith.extf %r : bf16 to f32
      %p = arith.mulf %l32, %r32 : f32
      %s = arith.addf %acc, %p : f32
      linalg.yield %s : f32
    } -> tensor<?x?xf32>
    // implicit rounding of `@`
    %e1 = tensor.empty(%M, %N) : tensor<?x?xbf16>
    %mb = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
        ins(%mm : tensor<?x?xf32>) outs(%e1 : tensor<?x?xbf16>) {
    ^bb0(%v: f32, %o: bf16):
      %t = arith.truncf %v fastmath<contract> : f32 to bf16
      linalg.yield %t : bf16
    } -> tensor<?x?xbf16>
    // + b
    %e2 = tensor.empty(%M, %N) : tensor<?x?xbf16>
    %add = linalg.generic {indexing_maps = [#mn, #n, #mn], iterator_types = ["parallel", "parallel"]}
        ins(%mb, %bias : tensor<?x?xbf16>, tensor<?xbf16>) outs(%e2 : tensor<?x?xbf16>) {
    ^bb0(%l: bf16, %r: bf16, %o: bf16):
      %l32 = arith.extf %l : bf16 to f32
      %r32 = arith.extf %r : bf16 to f32
      %s = arith.addf %l32, %r32 : f32
      %t = arith.truncf %s fastmath<contract> : f32 to bf16
      linalg.yield %t : bf16
    } -> tensor<?x?xbf16>
    // relu
    %c = arith.constant 0.0 : bf16
    %e3 = tensor.empty(%M, %N) : tensor<?x?xbf16>
    %out = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
        ins(%add : tensor<?x?xbf16>) outs(%e3 : tensor<?x?xbf16>) {
    ^bb0(%v: bf16, %o: bf16):
      %t = arith.maximumf %v, %c : bf16
      linalg.yield %t : bf16
    } -> tensor<?x?xbf16>
    return %out : tensor<?x?xbf16>
  }
}
