// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=cpu to=what" | diff %t -

#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @linear(%arg0: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg1: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg2: tensor<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?x?xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xbf16>
    %dim_1 = tensor.dim %arg1, %c1 : tensor<?x?xbf16>
    %0 = tensor.empty(%dim, %dim_1) : tensor<?x?xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%1 : tensor<?x?xf32>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: f32):
      %7 = arith.extf %in : bf16 to f32
      %8 = arith.extf %in_2 : bf16 to f32
      %9 = arith.mulf %7, %8 : f32
      %10 = arith.addf %out, %9 : f32
      linalg.yield %10 : f32
    } -> tensor<?x?xf32>
    %3 = tensor.empty(%dim, %dim_1) : tensor<?x?xbf16>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x?xf32>) outs(%3 : tensor<?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %7 = arith.truncf %in fastmath<contract> : f32 to bf16
      linalg.yield %7 : bf16
    } -> tensor<?x?xbf16>
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%4, %arg2 : tensor<?x?xbf16>, tensor<?xbf16>) outs(%3 : tensor<?x?xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %7 = arith.extf %in : bf16 to f32
      %8 = arith.extf %in_2 : bf16 to f32
      %9 = arith.addf %7, %8 : f32
      %10 = arith.truncf %9 fastmath<contract> : f32 to bf16
      linalg.yield %10 : bf16
    } -> tensor<?x?xbf16>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x?xbf16>) outs(%3 : tensor<?x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %7 = arith.maximumf %in, %cst : bf16
      linalg.yield %7 : bf16
    } -> tensor<?x?xbf16>
    return %6 : tensor<?x?xbf16>
  }
}

