//===- Rows.cpp - the table of machines -----------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One row per chip. Numbers come from the vendors' manuals and from runs;
// a row marked uncertain rests on documents that disagree.
//
//===----------------------------------------------------------------------===//

#include "tier/Machine/Machine.h"

using namespace llvm;

namespace tier::machine {

//===----------------------------------------------------------------------===//
// Fragments of matrix instructions: {size, row, column}, fastest first
//===----------------------------------------------------------------------===//

// 16-byte rows of 8: a group of four lanes holds a row, eight groups eight
// rows.
static constexpr AtomDigit quadLane2[] = {{4, 0, 2}, {8, 1, 0}};
static constexpr AtomDigit quadLane1[] = {{4, 0, 1}, {8, 1, 0}};
static constexpr AtomDigit quadLane4[] = {{4, 0, 4}, {8, 1, 0}};
static constexpr AtomDigit accumulator8[] = {{2, 0, 1}, {2, 8, 0}};
static constexpr AtomDigit accumulator16[] = {{2, 0, 1}, {2, 8, 0}, {2, 0, 8}};
static constexpr AtomDigit fourWarps[] = {{4, 16, 0}};

static constexpr AtomDigit operandA16[] = {{2, 0, 1}, {2, 8, 0}, {2, 0, 8}};
static constexpr AtomDigit operandB16[] = {{2, 0, 1}, {2, 0, 8}};
static constexpr AtomDigit operandA8[] = {{4, 0, 1}, {2, 8, 0}, {2, 0, 16}};
static constexpr AtomDigit operandB8[] = {{4, 0, 1}, {2, 0, 16}};
static constexpr AtomDigit operandA32[] = {{2, 8, 0}, {2, 0, 4}};
static constexpr AtomDigit operandB32[] = {{2, 0, 4}};

// Waves of 64 lanes.
static constexpr AtomDigit acc32Reg[] = {{4, 1, 0}, {4, 8, 0}};
static constexpr AtomDigit acc32Lane[] = {{32, 0, 1}, {2, 4, 0}};
static constexpr AtomDigit acc16Reg[] = {{4, 1, 0}};
static constexpr AtomDigit acc16Lane[] = {{16, 0, 1}, {4, 4, 0}};
static constexpr AtomDigit run2[] = {{2, 0, 1}};
static constexpr AtomDigit run4[] = {{4, 0, 1}};
static constexpr AtomDigit run8[] = {{8, 0, 1}};
static constexpr AtomDigit run16[] = {{16, 0, 1}};
static constexpr AtomDigit half2[] = {{32, 1, 0}, {2, 0, 2}};
static constexpr AtomDigit half4[] = {{32, 1, 0}, {2, 0, 4}};
static constexpr AtomDigit half8[] = {{32, 1, 0}, {2, 0, 8}};
static constexpr AtomDigit half16[] = {{32, 1, 0}, {2, 0, 16}};
static constexpr AtomDigit quarter2[] = {{16, 1, 0}, {4, 0, 2}};
static constexpr AtomDigit quarter4[] = {{16, 1, 0}, {4, 0, 4}};
static constexpr AtomDigit quarter8[] = {{16, 1, 0}, {4, 0, 8}};
static constexpr AtomDigit quarter16[] = {{16, 1, 0}, {4, 0, 16}};
// Two runs of 16 bytes, each as far as all lanes reach.
static constexpr AtomDigit twoRuns32[] = {{16, 0, 1}, {2, 0, 32}};
static constexpr AtomDigit twoRuns64[] = {{16, 0, 1}, {2, 0, 64}};

//===----------------------------------------------------------------------===//
// Atoms
//===----------------------------------------------------------------------===//

using E = Element;
static constexpr Source S = Source::Shared, R = Source::Register;

/// m64nNkK, B through shared memory, A too or from registers (PTX ISA
/// 9.7.15.5.1); 16-bit types of shared memory in any majorness.
static constexpr Atom wgmma(StringLiteral name, int64_t k, E a, E b,
                            Source sourceA = S) {
  bool is16 = k == 16;
  AtomFragment operand = is16 ? AtomFragment{operandA16, quadLane2, fourWarps}
                         : k == 8
                             ? AtomFragment{operandA32, quadLane1, fourWarps}
                             : AtomFragment{operandA8, quadLane4, fourWarps};
  bool isInteger = a == E::I8;
  AtomFragment accumulator{isInteger ? ArrayRef<AtomDigit>(accumulator16)
                                     : ArrayRef<AtomDigit>(accumulator8),
                           quadLane2, fourWarps};
  return {name,
          Grain::Warpgroup,
          64,
          256,
          k,
          isInteger ? 16 : 8,
          a,
          b,
          isInteger ? E::I32 : E::F32,
          sourceA,
          S,
          is16,
          is16,
          accumulator,
          operand,
          {},
          /*keepsNarrowSums=*/k == 32 && !isInteger};
}

/// m128nNkK into tensor memory, both operands through shared memory. A warp
/// reads lanes 32 w .. 32 w + 31, a lane all columns of its row (PTX ISA
/// 9.7.16.2.3.1 and 9.7.16.8, shape .32x32b).
static constexpr AtomDigit row16[] = {{16, 0, 1}};
static constexpr AtomDigit lanes32[] = {{32, 1, 0}};
static constexpr AtomDigit fourQuarters[] = {{4, 32, 0}};
static constexpr AtomDigit row32[] = {{32, 0, 1}};
static constexpr Atom tcgen05(StringLiteral name, int64_t k, E a, E b,
                              Grain grain = Grain::Cta) {
  bool is16 = k == 16, isPair = grain == Grain::Pair;
  AtomFragment accumulator{isPair ? ArrayRef<AtomDigit>(row32)
                                  : ArrayRef<AtomDigit>(row16),
                           lanes32, fourQuarters};
  return {name,
          grain,
          isPair ? 256 : 128,
          256,
          k,
          isPair ? 32 : 16,
          a,
          b,
          a == E::I8 ? E::I32 : E::F32,
          S,
          S,
          is16,
          is16,
          accumulator,
          {},
          {}};
}
/// m256nNkK of two CTAs: each has 128 rows of A and of the accumulator, and
/// half of the rows of B (PTX ISA 9.7.16.2.3.1, cta_group::2).
static constexpr Atom tcgen05Pair(StringLiteral name, int64_t k, E a, E b) {
  return tcgen05(name, k, a, b, Grain::Pair);
}

/// The same with a scale for each `block` of k of every row of A and of B: kinds
/// mxf8f6f4, mxf4 and mxf4nvf4 (PTX ISA 9.7.16.10).
static constexpr Atom tcgen05Scaled(StringLiteral name, int64_t k, E a, E b,
                                    E scale, int64_t block,
                                    Grain grain = Grain::Cta) {
  Atom atom = tcgen05(name, k, a, b, grain);
  atom.scale = scale;
  atom.scaleBlock = block;
  return atom;
}
/// Of two CTAs: each has the scales of its rows of A, and those of all rows of B.
static constexpr Atom tcgen05ScaledPair(StringLiteral name, int64_t k, E a, E b,
                                        E scale, int64_t block) {
  return tcgen05Scaled(name, k, a, b, scale, block, Grain::Pair);
}

/// m16n8kK, both operands in registers.
static constexpr Atom mma(StringLiteral name, int64_t k, E a, E b) {
  AtomFragment operandA = k == 16  ? AtomFragment{operandA16, quadLane2, {}}
                          : k == 8 ? AtomFragment{operandA32, quadLane1, {}}
                                   : AtomFragment{operandA8, quadLane4, {}};
  AtomFragment operandB = k == 16  ? AtomFragment{operandB16, quadLane2, {}}
                          : k == 8 ? AtomFragment{operandB32, quadLane1, {}}
                                   : AtomFragment{operandB8, quadLane4, {}};
  return {name,
          Grain::Warp,
          16,
          8,
          k,
          8,
          a,
          b,
          a == E::I8    ? E::I32
          : a == E::F64 ? E::F64
                        : E::F32,
          R,
          R,
          true,
          true,
          {accumulator8, quadLane2, {}},
          operandA,
          operandB};
}

/// 32x32 or 16x16, both operands in registers: `run` elements of k per lane
/// (AMD matrix instruction calculator, CDNA3 and CDNA4). Where a read of LDS
/// does not turn rows into k, whoever fills the tile does.
static constexpr Atom mfma(StringLiteral name, int64_t side, int64_t k, E a,
                           E b, bool turnsWhenRead = false) {
  int64_t run = side == 32 ? k / 2 : k / 4;
  ArrayRef<AtomDigit> reg = run == 2   ? ArrayRef<AtomDigit>(run2)
                            : run == 4 ? ArrayRef<AtomDigit>(run4)
                            : run == 8 ? ArrayRef<AtomDigit>(run8)
                                       : ArrayRef<AtomDigit>(run16);
  ArrayRef<AtomDigit> lane32 = run == 2   ? ArrayRef<AtomDigit>(half2)
                               : run == 4 ? ArrayRef<AtomDigit>(half4)
                               : run == 8 ? ArrayRef<AtomDigit>(half8)
                                          : ArrayRef<AtomDigit>(half16);
  ArrayRef<AtomDigit> lane16 = run == 2   ? ArrayRef<AtomDigit>(quarter2)
                               : run == 4 ? ArrayRef<AtomDigit>(quarter4)
                               : run == 8 ? ArrayRef<AtomDigit>(quarter8)
                                          : ArrayRef<AtomDigit>(quarter16);
  if (run == 32) // the instructions of f8f6f4
    reg = side == 32 ? ArrayRef<AtomDigit>(twoRuns32)
                     : ArrayRef<AtomDigit>(twoRuns64);
  AtomFragment operand{reg, side == 32 ? lane32 : lane16, {}};
  AtomFragment accumulator = side == 32 ? AtomFragment{acc32Reg, acc32Lane, {}}
                                        : AtomFragment{acc16Reg, acc16Lane, {}};
  return {name,         Grain::Warp,  side,
          side,         k,            side,
          a,            b,            a == E::I8 ? E::I32 : E::F32,
          R,            R,            turnsWhenRead,
          turnsWhenRead, accumulator, operand,
          operand};
}

/// The same where numbers of 4 or 6 bits of a lane are one run of 32.
static constexpr AtomDigit run32[] = {{32, 0, 1}};
static constexpr AtomDigit half32[] = {{32, 1, 0}, {2, 0, 32}};
static constexpr AtomDigit quarter32[] = {{16, 1, 0}, {4, 0, 32}};
static constexpr bool isPacked(E element) {
  return element == E::F4E2M1 || element == E::F6E2M3 || element == E::F6E3M2;
}
static constexpr Atom mfmaPacked(StringLiteral name, int64_t side, int64_t k,
                                 E a, E b) {
  Atom atom = mfma(name, side, k, a, b);
  AtomFragment packed{run32,
                      side == 32 ? ArrayRef<AtomDigit>(half32)
                                 : ArrayRef<AtomDigit>(quarter32),
                      {}};
  if (isPacked(a))
    atom.fragmentA = packed;
  if (isPacked(b))
    atom.fragmentB = packed;
  return atom;
}

/// The same with a scale of each lane for its row and 32 of k.
static constexpr Atom mfmaScaled(StringLiteral name, int64_t side, int64_t k,
                                 E a, E b, int64_t block = 32) {
  Atom atom = mfmaPacked(name, side, k, a, b);
  atom.scale = E::F8E8M0;
  atom.scaleBlock = block;
  return atom;
}

/// One multiply-add of one thread, for every type.
static constexpr Atom fma = {
    "fma", Grain::Thread, 1,    1,  1,  1, E::Any, E::Any, E::Any, S,
    S,     true,          true, {}, {}, {}};

/// Pairs of small floats: of fp8, of those of which one is packed, and all. Kind f8f6f4
/// multiplies any two (PTX ISA 9.7.16.2.1), each in its own format.
#define TIER_FP8_PAIRS(ROW)                                                    \
  ROW("e4m3.e4m3", E::F8E4M3, E::F8E4M3)                                       \
  ROW("e4m3.e5m2", E::F8E4M3, E::F8E5M2)                                       \
  ROW("e5m2.e4m3", E::F8E5M2, E::F8E4M3)                                       \
  ROW("e5m2.e5m2", E::F8E5M2, E::F8E5M2)
#define TIER_PACKED_PAIRS(ROW)                                                 \
  ROW("e4m3.e2m3", E::F8E4M3, E::F6E2M3)                                       \
  ROW("e4m3.e3m2", E::F8E4M3, E::F6E3M2)                                       \
  ROW("e4m3.e2m1", E::F8E4M3, E::F4E2M1)                                       \
  ROW("e5m2.e2m3", E::F8E5M2, E::F6E2M3)                                       \
  ROW("e5m2.e3m2", E::F8E5M2, E::F6E3M2)                                       \
  ROW("e5m2.e2m1", E::F8E5M2, E::F4E2M1)                                       \
  ROW("e2m3.e4m3", E::F6E2M3, E::F8E4M3)                                       \
  ROW("e2m3.e5m2", E::F6E2M3, E::F8E5M2)                                       \
  ROW("e2m3.e2m3", E::F6E2M3, E::F6E2M3)                                       \
  ROW("e2m3.e3m2", E::F6E2M3, E::F6E3M2)                                       \
  ROW("e2m3.e2m1", E::F6E2M3, E::F4E2M1)                                       \
  ROW("e3m2.e4m3", E::F6E3M2, E::F8E4M3)                                       \
  ROW("e3m2.e5m2", E::F6E3M2, E::F8E5M2)                                       \
  ROW("e3m2.e2m3", E::F6E3M2, E::F6E2M3)                                       \
  ROW("e3m2.e3m2", E::F6E3M2, E::F6E3M2)                                       \
  ROW("e3m2.e2m1", E::F6E3M2, E::F4E2M1)                                       \
  ROW("e2m1.e4m3", E::F4E2M1, E::F8E4M3)                                       \
  ROW("e2m1.e5m2", E::F4E2M1, E::F8E5M2)                                       \
  ROW("e2m1.e2m3", E::F4E2M1, E::F6E2M3)                                       \
  ROW("e2m1.e3m2", E::F4E2M1, E::F6E3M2)                                       \
  ROW("e2m1.e2m1", E::F4E2M1, E::F4E2M1)
#define TIER_F8F6F4_PAIRS(ROW) TIER_FP8_PAIRS(ROW) TIER_PACKED_PAIRS(ROW)

static constexpr Atom sm80Atoms[] = {
    mma("mma.sync.m16n8k16.bf16", 16, E::BF16, E::BF16),
    mma("mma.sync.m16n8k16.f16", 16, E::F16, E::F16),
    mma("mma.sync.m16n8k8.tf32", 8, E::TF32, E::TF32),
    mma("mma.sync.m16n8k32.s8", 32, E::I8, E::I8),
    fma,
};

static constexpr Atom sm90Atoms[] = {
    wgmma("wgmma.m64k16.bf16", 16, E::BF16, E::BF16),
    wgmma("wgmma.m64k16.f16", 16, E::F16, E::F16),
    wgmma("wgmma.m64k8.tf32", 8, E::TF32, E::TF32),
    wgmma("wgmma.m64k32.e4m3.e4m3", 32, E::F8E4M3, E::F8E4M3),
    wgmma("wgmma.m64k32.e4m3.e5m2", 32, E::F8E4M3, E::F8E5M2),
    wgmma("wgmma.m64k32.e5m2.e4m3", 32, E::F8E5M2, E::F8E4M3),
    wgmma("wgmma.m64k32.e5m2.e5m2", 32, E::F8E5M2, E::F8E5M2),
    wgmma("wgmma.m64k32.s8", 32, E::I8, E::I8),
    wgmma("wgmma.rs.m64k16.bf16", 16, E::BF16, E::BF16, R),
    wgmma("wgmma.rs.m64k16.f16", 16, E::F16, E::F16, R),
    wgmma("wgmma.rs.m64k8.tf32", 8, E::TF32, E::TF32, R),
    wgmma("wgmma.rs.m64k32.e4m3.e4m3", 32, E::F8E4M3, E::F8E4M3, R),
    wgmma("wgmma.rs.m64k32.e4m3.e5m2", 32, E::F8E4M3, E::F8E5M2, R),
    wgmma("wgmma.rs.m64k32.e5m2.e4m3", 32, E::F8E5M2, E::F8E4M3, R),
    wgmma("wgmma.rs.m64k32.e5m2.e5m2", 32, E::F8E5M2, E::F8E5M2, R),
    wgmma("wgmma.rs.m64k32.s8", 32, E::I8, E::I8, R),
    mma("mma.sync.m16n8k16.bf16", 16, E::BF16, E::BF16),
    mma("mma.sync.m16n8k16.f16", 16, E::F16, E::F16),
    mma("mma.sync.m16n8k8.tf32", 8, E::TF32, E::TF32),
    mma("mma.sync.m16n8k32.s8", 32, E::I8, E::I8),
#define TIER_ROW(pair, a, b) mma("mma.sync.m16n8k32." pair, 32, a, b),
    TIER_FP8_PAIRS(TIER_ROW) // which it converts to f16, and sums in f32
#undef TIER_ROW
    mma("mma.sync.m16n8k8.f64", 8, E::F64, E::F64),
    fma,
};

static constexpr Atom sm100Atoms[] = {
    tcgen05("tcgen05.m128k16.bf16", 16, E::BF16, E::BF16),
    tcgen05("tcgen05.m128k16.f16", 16, E::F16, E::F16),
    tcgen05("tcgen05.m128k8.tf32", 8, E::TF32, E::TF32),
    tcgen05("tcgen05.m128k32.s8", 32, E::I8, E::I8),
#define TIER_ROW(pair, a, b) tcgen05("tcgen05.m128k32." pair, 32, a, b),
    TIER_F8F6F4_PAIRS(TIER_ROW)
#undef TIER_ROW
#define TIER_ROW(pair, a, b)                                                   \
  tcgen05Scaled("tcgen05.m128k32.mx." pair, 32, a, b, E::F8E8M0, 32),
    TIER_F8F6F4_PAIRS(TIER_ROW)
#undef TIER_ROW
    // k and blocks of k count bytes, of two numbers each.
    tcgen05Scaled("tcgen05.m128k64.mxf4", 32, E::F4E2M1X2, E::F4E2M1X2,
                  E::F8E8M0, 16),
    tcgen05Scaled("tcgen05.m128k64.nvf4", 32, E::F4E2M1X2, E::F4E2M1X2,
                  E::F8E4M3, 8),
    tcgen05Pair("tcgen05.m256k16.bf16", 16, E::BF16, E::BF16),
    tcgen05Pair("tcgen05.m256k16.f16", 16, E::F16, E::F16),
    tcgen05Pair("tcgen05.m256k8.tf32", 8, E::TF32, E::TF32),
    tcgen05Pair("tcgen05.m256k32.s8", 32, E::I8, E::I8),
    tcgen05ScaledPair("tcgen05.m256k64.mxf4", 32, E::F4E2M1X2, E::F4E2M1X2,
                      E::F8E8M0, 16),
    tcgen05ScaledPair("tcgen05.m256k64.nvf4", 32, E::F4E2M1X2, E::F4E2M1X2,
                      E::F8E4M3, 8),
#define TIER_ROW(pair, a, b) tcgen05Pair("tcgen05.m256k32." pair, 32, a, b),
    TIER_F8F6F4_PAIRS(TIER_ROW)
#undef TIER_ROW
#define TIER_ROW(pair, a, b)                                                   \
  tcgen05ScaledPair("tcgen05.m256k32.mx." pair, 32, a, b, E::F8E8M0, 32),
    TIER_F8F6F4_PAIRS(TIER_ROW)
#undef TIER_ROW
    mma("mma.sync.m16n8k16.bf16", 16, E::BF16, E::BF16),
    mma("mma.sync.m16n8k16.f16", 16, E::F16, E::F16),
    mma("mma.sync.m16n8k8.tf32", 8, E::TF32, E::TF32),
    mma("mma.sync.m16n8k32.s8", 32, E::I8, E::I8),
    fma,
};

static constexpr Atom gfx942Atoms[] = {
    mfma("mfma.f32.32x32x8.bf16_1k", 32, 8, E::BF16, E::BF16),
    mfma("mfma.f32.16x16x16.bf16_1k", 16, 16, E::BF16, E::BF16),
    mfma("mfma.f32.32x32x8.f16", 32, 8, E::F16, E::F16),
    mfma("mfma.f32.16x16x16.f16", 16, 16, E::F16, E::F16),
    mfma("mfma.f32.32x32x16.fp8.fp8", 32, 16, E::F8E4M3FNUZ, E::F8E4M3FNUZ),
    mfma("mfma.f32.32x32x16.fp8.bf8", 32, 16, E::F8E4M3FNUZ, E::F8E5M2FNUZ),
    mfma("mfma.f32.32x32x16.bf8.fp8", 32, 16, E::F8E5M2FNUZ, E::F8E4M3FNUZ),
    mfma("mfma.f32.32x32x16.bf8.bf8", 32, 16, E::F8E5M2FNUZ, E::F8E5M2FNUZ),
    mfma("mfma.f32.16x16x32.fp8.fp8", 16, 32, E::F8E4M3FNUZ, E::F8E4M3FNUZ),
    mfma("mfma.f32.16x16x32.fp8.bf8", 16, 32, E::F8E4M3FNUZ, E::F8E5M2FNUZ),
    mfma("mfma.f32.16x16x32.bf8.fp8", 16, 32, E::F8E5M2FNUZ, E::F8E4M3FNUZ),
    mfma("mfma.f32.16x16x32.bf8.bf8", 16, 32, E::F8E5M2FNUZ, E::F8E5M2FNUZ),
    mfma("mfma.i32.32x32x16.i8", 32, 16, E::I8, E::I8),
    mfma("mfma.i32.16x16x32.i8", 16, 32, E::I8, E::I8),
    mfma("mfma.f32.32x32x4.xf32", 32, 4, E::TF32, E::TF32),
    mfma("mfma.f32.16x16x8.xf32", 16, 8, E::TF32, E::TF32),
    fma,
};

static constexpr Atom gfx950Atoms[] = {
    mfma("mfma.f32.32x32x16.bf16", 32, 16, E::BF16, E::BF16, true),
    mfma("mfma.f32.16x16x32.bf16", 16, 32, E::BF16, E::BF16, true),
    mfma("mfma.f32.32x32x16.f16", 32, 16, E::F16, E::F16, true),
    mfma("mfma.f32.16x16x32.f16", 16, 32, E::F16, E::F16, true),
#define TIER_ROW(pair, a, b)                                                   \
  mfma("mfma.f32.32x32x64.f8f6f4." pair, 32, 64, a, b),                        \
      mfma("mfma.f32.16x16x128.f8f6f4." pair, 16, 128, a, b),
    TIER_FP8_PAIRS(TIER_ROW)
#undef TIER_ROW
#define TIER_ROW(pair, a, b)                                                   \
  mfmaScaled("mfma.scale.f32.32x32x64.f8f6f4." pair, 32, 64, a, b),            \
      mfmaScaled("mfma.scale.f32.16x16x128.f8f6f4." pair, 16, 128, a, b),
    TIER_F8F6F4_PAIRS(TIER_ROW)
#undef TIER_ROW
#define TIER_ROW(pair, a, b)                                                   \
  mfmaPacked("mfma.f32.32x32x64.f8f6f4." pair, 32, 64, a, b),                  \
      mfmaPacked("mfma.f32.16x16x128.f8f6f4." pair, 16, 128, a, b),
    TIER_PACKED_PAIRS(TIER_ROW)
#undef TIER_ROW
    // k and blocks of k count bytes, of two numbers each.
    mfmaScaled("mfma.scale.f32.32x32x64.f8f6f4.mxf4", 32, 32, E::F4E2M1X2,
               E::F4E2M1X2, 16),
    mfmaScaled("mfma.scale.f32.16x16x128.f8f6f4.mxf4", 16, 64, E::F4E2M1X2,
               E::F4E2M1X2, 16),
    mfma("mfma.f32.32x32x16.fp8.fp8", 32, 16, E::F8E4M3, E::F8E4M3),
    mfma("mfma.f32.32x32x16.fp8.bf8", 32, 16, E::F8E4M3, E::F8E5M2),
    mfma("mfma.f32.32x32x16.bf8.fp8", 32, 16, E::F8E5M2, E::F8E4M3),
    mfma("mfma.f32.32x32x16.bf8.bf8", 32, 16, E::F8E5M2, E::F8E5M2),
    mfma("mfma.f32.16x16x32.fp8.fp8", 16, 32, E::F8E4M3, E::F8E4M3),
    mfma("mfma.f32.16x16x32.fp8.bf8", 16, 32, E::F8E4M3, E::F8E5M2),
    mfma("mfma.f32.16x16x32.bf8.fp8", 16, 32, E::F8E5M2, E::F8E4M3),
    mfma("mfma.f32.16x16x32.bf8.bf8", 16, 32, E::F8E5M2, E::F8E5M2),
    mfma("mfma.i32.32x32x32.i8", 32, 32, E::I8, E::I8),
    mfma("mfma.i32.16x16x64.i8", 16, 64, E::I8, E::I8),
    fma,
};

static constexpr Atom cpuAtoms[] = {fma};

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

// A new chip is a new row, nothing else.
static constexpr Machine machines[] = {
    {.name = "sm_80",
     .lanes = 32,
     .maxThreads = 1024,
     .registersPerCta = 65536,
     .maxRegisters = 255,
     .units = 108,
     .sharedBytes = 166912,
     .bytesPerVector = 16,
     .sharedBanks = 32,
     .hasBulkCopy = false,
     .hasCopyGroup = true,
     .hasRoles = false,
     .hasRegisterBudgets = false,
     .hasTensorMemory = false,
     .hasPair = false,
     .hasCluster = false,
     .hasMatrixLoad = true,
     .comparesPairs = true,
     .triple = "nvptx64-nvidia-cuda",
     .cpu = "sm_80",
     .features = "+ptx80",
     .door = "nvvm",
     .atoms = sm80Atoms},
    {.name = "sm_90a",
     .lanes = 32,
     .maxThreads = 1024,
     .registersPerCta = 65536,
     .maxRegisters = 255,
     .units = 132,
     .sharedBytes = 232448,
     .bytesPerVector = 16,
     .sharedBanks = 32,
     .nearCtas = 4,
     .manyWaves = 48,
     .longRowBytes = 16384,
     .hasBulkCopy = true,
     .hasCopyGroup = true,
     .hasRoles = true,
     .hasRegisterBudgets = true,
     .hasTensorMemory = false,
     .hasPair = false,
     .hasCluster = true,
     .hasMatrixLoad = true,
     .hasDependentLaunch = true,
     .comparesPairs = true,
     .triple = "nvptx64-nvidia-cuda",
     .cpu = "sm_90a",
     .features = "+ptx86",
     .door = "nvvm",
     .atoms = sm90Atoms},
    {.name = "sm_100a",
     .lanes = 32,
     .maxThreads = 1024,
     .registersPerCta = 65536,
     .maxRegisters = 255,
     .units = 148,
     .sharedBytes = 232448,
     .bytesPerVector = 16,
     .sharedBanks = 32,
     .hasBulkCopy = true,
     .hasCopyGroup = true,
     .hasRoles = true,
     .hasRegisterBudgets = true,
     .hasTensorMemory = true,
     .hasPair = true,
     .hasCluster = true,
     .hasMatrixLoad = true,
     .hasWorkClaim = true,
     .hasDependentLaunch = true,
     .comparesPairs = true,
     .triple = "nvptx64-nvidia-cuda",
     .cpu = "sm_100a",
     .features = "+ptx87",
     .door = "nvvm",
     .atoms = sm100Atoms},
    {.name = "gfx942",
     .lanes = 64,
     .maxThreads = 1024,
     .registersPerCta = 131072,
     .maxRegisters = 512,
     .units = 304,
     .sharedBytes = 65536,
     .bytesPerVector = 16,
     .sharedBanks = 32,
     .hasBulkCopy = false,
     .hasCopyGroup = true,
     .hasRoles = false,
     .hasRegisterBudgets = false,
     .hasTensorMemory = false,
     .hasPair = false,
     .hasCluster = false,
     .hasMatrixLoad = false,
     .triple = "amdgcn-amd-amdhsa",
     .cpu = "gfx942",
     .features = "",
     .door = "rocdl",
     .atoms = gfx942Atoms},
    {.name = "gfx950",
     .lanes = 64,
     .maxThreads = 1024,
     .registersPerCta = 131072,
     .maxRegisters = 512,
     .units = 256,
     .sharedBytes = 163840,
     .bytesPerVector = 16,
     .sharedBanks = 64,
     .hasBulkCopy = false,
     .hasCopyGroup = true,
     .hasRoles = false,
     .hasRegisterBudgets = false,
     .hasTensorMemory = false,
     .hasPair = false,
     .hasCluster = false,
     .hasMatrixLoad = false,
     .triple = "amdgcn-amd-amdhsa",
     .cpu = "gfx950",
     .features = "",
     .door = "rocdl",
     .atoms = gfx950Atoms},
    {.name = "cpu",
     .lanes = 1,
     .maxThreads = 1,
     .registersPerCta = 128,
     .maxRegisters = 128,
     .units = 8,
     .sharedBytes = 1 << 20,
     .bytesPerVector = 32,
     .sharedBanks = 0,
     .hasBulkCopy = false,
     .hasCopyGroup = false,
     .hasRoles = false,
     .hasRegisterBudgets = false,
     .hasTensorMemory = false,
     .hasPair = false,
     .hasCluster = false,
     .hasMatrixLoad = false,
     .triple = "x86_64-unknown-linux-gnu",
     .cpu = "x86-64-v3",
     .features = "",
     .door = "cpu",
     .atoms = cpuAtoms},
};

ArrayRef<Machine> all() { return machines; }

} // namespace tier::machine
