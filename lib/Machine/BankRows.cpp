//===- BankRows.cpp - the table of shared-memory instructions -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Phases of 32 lanes: measured with profiler counters on an H200, which count
// "wavefronts". Phases of 64 lanes: AMD's CK documentation (LDS bank
// conflicts), rocRoller's bank model, and HipKittens (arXiv 2511.08083); where
// they disagree or are silent the row is uncertain.
//
//===----------------------------------------------------------------------===//

#include "tier/Machine/Banks.h"

#include "llvm/ADT/STLExtras.h"

#include <array>

using namespace llvm;

namespace tier::machine {

int64_t BankModel::phases() const {
  return phaseOfLane.empty() ? 0 : *max_element(phaseOfLane) + 1;
}

//===----------------------------------------------------------------------===//
// Phases
//===----------------------------------------------------------------------===//

/// Runs of `run` consecutive lanes.
template <int Lanes>
static constexpr std::array<uint8_t, Lanes> consecutive(int run) {
  std::array<uint8_t, Lanes> phase{};
  for (int lane = 0; lane < Lanes; ++lane)
    phase[lane] = lane / run;
  return phase;
}

static constexpr int bit(int lane, int i) { return lane >> i & 1; }

/// {0-3,20-23} {4-7,16-19} {8-11,28-31} {12-15,24-27}, and the same + 32.
static constexpr std::array<uint8_t, 64> interleaved8() {
  std::array<uint8_t, 64> phase{};
  for (int l = 0; l < 64; ++l)
    phase[l] = 4 * bit(l, 5) + 2 * bit(l, 3) + (bit(l, 2) ^ bit(l, 4));
  return phase;
}

/// {0-3,12-15,20-27} {4-11,16-19,28-31}, and the same + 32.
static constexpr std::array<uint8_t, 64> interleaved16() {
  std::array<uint8_t, 64> phase{};
  for (int l = 0; l < 64; ++l)
    phase[l] = 2 * bit(l, 5) + (bit(l, 2) ^ bit(l, 3) ^ bit(l, 4));
  return phase;
}

static constexpr auto warp32 = consecutive<32>(32),
                      warp16 = consecutive<32>(16), warp8 = consecutive<32>(8);
static constexpr auto matrices2 = consecutive<16>(8);
static constexpr auto matrices1 = consecutive<8>(8);
static constexpr auto wave32 = consecutive<64>(32),
                      wave16 = consecutive<64>(16), wave8 = consecutive<64>(8);
static constexpr auto wave8x = interleaved8(), wave16x = interleaved16();

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

static constexpr PhaseMerge never = PhaseMerge::Never,
                            pairs = PhaseMerge::Pairs;
static constexpr StringLiteral counters = "counters on an H200";
static constexpr StringLiteral narrow = "as 32 bits; not measured";

// name, bytes per lane, write, matrix, banks, phases, merge, uncertain, source
static constexpr BankModel warpModels[] = {
    {"ld.b8", 1, false, false, 32, warp32, never, true, narrow},
    {"ld.b16", 2, false, false, 32, warp32, never, true, narrow},
    {"ld.b32", 4, false, false, 32, warp32, never, false, counters},
    {"ld.b64", 8, false, false, 32, warp16, pairs, false, counters},
    {"ld.b128", 16, false, false, 32, warp8, pairs, false, counters},
    {"st.b8", 1, true, false, 32, warp32, never, true, narrow},
    {"st.b16", 2, true, false, 32, warp32, never, true, narrow},
    {"st.b32", 4, true, false, 32, warp32, never, false, counters},
    {"st.b64", 8, true, false, 32, warp16, never, false, counters},
    {"st.b128", 16, true, false, 32, warp8, never, false, counters},
    {"ldmatrix.x1", 16, false, true, 32, matrices1, never, false, counters},
    {"ldmatrix.x2", 16, false, true, 32, matrices2, never, false, counters},
    {"ldmatrix.x4", 16, false, true, 32, warp8, never, false, counters},
    {"stmatrix.x1", 16, true, true, 32, matrices1, never, false, counters},
    {"stmatrix.x2", 16, true, true, 32, matrices2, never, false, counters},
    {"stmatrix.x4", 16, true, true, 32, warp8, never, false, counters},
};

static constexpr StringLiteral guide = "latencies, AMD kernel guide";
static constexpr StringLiteral ck = "CK documentation";
static constexpr StringLiteral silent = "no document; 32 banks";
static constexpr StringLiteral kittens = "HipKittens";
static constexpr StringLiteral roller = "rocRoller; other documents disagree";

static constexpr BankModel gfx942Models[] = {
    {"ds_read_u8", 1, false, false, 32, wave32, never, true, silent},
    {"ds_read_u16", 2, false, false, 32, wave32, never, true, silent},
    {"ds_read_b32", 4, false, false, 32, wave32, never, false, guide},
    {"ds_read_b64", 8, false, false, 32, wave16, never, false, guide},
    {"ds_read_b96", 12, false, false, 32, wave8x, never, true, silent},
    {"ds_read_b128", 16, false, false, 32, wave8x, never, false, ck},
    {"ds_write_b8", 1, true, false, 32, wave32, never, true, silent},
    {"ds_write_b16", 2, true, false, 32, wave32, never, true, silent},
    {"ds_write_b32", 4, true, false, 32, wave32, never, true, silent},
    {"ds_write_b64", 8, true, false, 32, wave16, never, true, silent},
    {"ds_write_b96", 12, true, false, 32, wave8, never, true, silent},
    {"ds_write_b128", 16, true, false, 32, wave8, never, false, ck},
};

static constexpr BankModel gfx950Models[] = {
    {"ds_read_u8", 1, false, false, 32, wave32, never, true, roller},
    {"ds_read_u16", 2, false, false, 32, wave32, never, true, roller},
    {"ds_read_b32", 4, false, false, 32, wave32, never, true, roller},
    {"ds_read_b64", 8, false, false, 64, wave32, never, false, kittens},
    {"ds_read_b64_tr_b16", 8, false, false, 64, wave32, never, true, kittens},
    {"ds_read_b96", 12, false, false, 32, wave8x, never, false, kittens},
    {"ds_read_b128", 16, false, false, 64, wave16x, never, false, kittens},
    {"ds_write_b8", 1, true, false, 32, wave32, never, true, silent},
    {"ds_write_b16", 2, true, false, 32, wave32, never, true, silent},
    {"ds_write_b32", 4, true, false, 32, wave32, never, true, silent},
    {"ds_write_b64", 8, true, false, 32, wave16, never, false, kittens},
    {"ds_write_b96", 12, true, false, 32, wave8, never, true, silent},
    {"ds_write_b128", 16, true, false, 32, wave8, never, true, roller},
};

//===----------------------------------------------------------------------===//
// By machine
//===----------------------------------------------------------------------===//

ArrayRef<BankModel> bankModels(const Machine &machine) {
  if (machine.isHost())
    return {};
  if (machine.name == "gfx942")
    return gfx942Models;
  if (machine.name == "gfx950")
    return gfx950Models;
  // The matrix store, last in the table, came with the bulk-copy engine.
  return ArrayRef(warpModels).drop_back(machine.hasBulkCopy ? 0 : 3);
}

const BankModel *findBankModel(const Machine &machine, StringRef name) {
  name.consume_back(".trans"); // what a lane receives is not about banks
  for (const BankModel &model : bankModels(machine))
    if (model.name == name)
      return &model;
  return nullptr;
}

const BankModel *findBankModel(const Machine &machine, int64_t bytesPerLane,
                               bool isWrite) {
  for (const BankModel &model : bankModels(machine))
    if (!model.isMatrix && model.bytesPerLane == bytesPerLane &&
        model.isWrite == isWrite)
      return &model;
  return nullptr;
}

const BankModel *findMatrixModel(const Machine &machine, int64_t matrices,
                                 bool isWrite) {
  for (const BankModel &model : bankModels(machine))
    if (model.isMatrix && model.phases() == matrices &&
        model.isWrite == isWrite)
      return &model;
  return nullptr;
}

} // namespace tier::machine
