//===- PlanTest.cpp - every plan obeys its machine ------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Contenders.h"
#include "tier/Problem/Plan.h"
#include "tier/Problem/ScaleTile.h"

#include "gtest/gtest.h"

#include <tuple>

using namespace tier;
using namespace tier::problem;
using machine::Element;

static Known any() { return {}; }

static PlanQuestion contraction(Element element, Element output,
                                bool isBulk = true) {
  PlanQuestion q;
  q.kind = GroupKind::Contraction;
  q.extents = {{"M", any()}, {"N", any()}, {"K", Known::multipleOf(8)}};
  q.inputs = {{element, true, isBulk, 16}, {element, true, isBulk, 16}};
  q.outputs = {{output, true, isBulk, 16}};
  if (element == Element::I8)
    q.accumulator = Element::I32;
  if (element == Element::F64)
    q.accumulator = Element::F64;
  return q;
}

static PlanQuestion rows(Element element, Known columns = {}) {
  PlanQuestion q;
  q.kind = GroupKind::Rows;
  q.extents = {{"M", any()}, {"N", columns}};
  q.inputs = {{element}};
  q.outputs = {{element}};
  return q;
}

// Many waves of the largest tile take three stages, and the tile leaves at once; few take four,
// as do epilogues that were not measured. What reads columns does so from two waves on, and
// leaves in pieces that have a tile each.
TEST(Plan, many_waves_of_the_largest_tile_take_three_stages) {
  const machine::Machine &machine = *machine::find("sm_90a");
  auto stagesOf = [&](const PlanQuestion &question, int64_t m, int64_t n) {
    auto variants = plan(question, machine);
    const Plan &p = choose(variants, {m, n, 4096}).plan;
    EXPECT_EQ(p.tile[1], 256);
    return std::tuple(p.stages, p.stagedColumns, p.stagedTiles);
  };
  PlanQuestion question = contraction(Element::BF16, Element::BF16);
  EXPECT_EQ(stagesOf(question, 8192, 8192), std::tuple(3, 256, 1));
  EXPECT_EQ(stagesOf(question, 4096, 6144), std::tuple(3, 256, 1));
  EXPECT_EQ(stagesOf(question, 4096, 4096), std::tuple(4, 32, 4));
  question.hasEpilogue = true;
  EXPECT_EQ(stagesOf(question, 8192, 8192), std::tuple(4, 32, 4));
  question.inputs.push_back(question.inputs[1]); // a bias
  EXPECT_EQ(stagesOf(question, 4096, 4096), std::tuple(3, 32, 8));
  EXPECT_EQ(stagesOf(question, 1024, 4096), std::tuple(4, 32, 4));
}

// The plan the measured GEMM used.
TEST(Plan, large_contraction_has_a_moving_role_and_two_multiplying_warpgroups) {
  auto variants =
      plan(contraction(Element::BF16, Element::BF16), *machine::find("sm_90a"));
  const Plan &p = choose(variants, {8192, 8192, 8192}).plan;
  EXPECT_EQ(p.tile, (llvm::SmallVector<int64_t, 4>{128, 256, 64}));
  EXPECT_EQ(p.atom, (llvm::SmallVector<int64_t, 3>{64, 256, 16}));
  EXPECT_EQ(p.grain, machine::Grain::Warpgroup);
  EXPECT_EQ(p.warps, (llvm::SmallVector<int64_t, 2>{4, 8}));
  EXPECT_EQ(p.registers, (llvm::SmallVector<int64_t, 2>{40, 232}));
  EXPECT_EQ(p.group, 16);
  EXPECT_EQ(p.transferA, Transfer::Bulk);
  EXPECT_EQ(p.threads(*machine::find("sm_90a")), 384);
  // One wave, nearly.
  EXPECT_EQ(choose(variants, {1024, 4096, 14336}).plan.tile[1], 256);
  // Few rows; small problems.
  EXPECT_TRUE(choose(variants, {8, 14336, 4096}).plan.swapsSides);
  EXPECT_TRUE(choose(variants, {8, 14336, 4096}).plan.beginsEarly(*machine::find("sm_90a")));
  EXPECT_FALSE(choose(variants, {16, 14336, 4096}).plan.beginsEarly(*machine::find("sm_90a"))); // some share one
  EXPECT_FALSE(p.beginsEarly(*machine::find("sm_90a")));
  EXPECT_LE(choose(variants, {512, 512, 512}).plan.tile[0], 64);
  EXPECT_EQ(choose(variants, {2048, 1024, 512}).plan.tile[1], 128);
  // Waves of 132: 160 tiles of 256 columns would take two, 240 of 160 two that are
  // shorter; 448 of 256 four of which half is empty, 512 of 224 four full ones.
  EXPECT_EQ(choose(variants, {2560, 1920, 512}).plan.tile[1], 160);
  EXPECT_EQ(choose(variants, {1024, 14336, 4096}).plan.tile[1], 224);
  EXPECT_EQ(choose(variants, {1024, 6144, 4096}).plan.tile[1], 192);
  EXPECT_EQ(choose(variants, {4096, 4096, 512}).plan.tile[1], 256);
  // Rows inside of cache lines: in pairs, 66 at a time.
  const Plan &inside = choose(variants, {5000, 5000, 1000}).plan;
  EXPECT_EQ(inside.cluster[0] * inside.cluster[1], 2);
  // 30 clusters of four.
  EXPECT_EQ(choose(variants, {1000, 3000, 7000}).plan.tile[1], 200);
  EXPECT_EQ(choose(variants, {1000, 3000, 7000}).plan.cluster[0], 4);
  // A narrow product does not multiply zeros.
  const Plan &narrow = choose(variants, {1 << 20, 64, 512}).plan;
  EXPECT_EQ(narrow.tile[narrow.swapsSides ? 0 : 1], 64);
  EXPECT_EQ(choose(variants, {1 << 20, 128, 512}).plan.tile[1], 128);
  EXPECT_TRUE(variants.back().guard.isAlways());
}

// Pieces leave room for stages, and registers for what an epilogue reads; without
// need for either the whole tile leaves at once.
TEST(Plan, outputs_leave_in_pieces_where_that_gives_stages_or_registers) {
  const machine::Machine &chip = *machine::find("sm_90a");
  PlanQuestion plain = contraction(Element::BF16, Element::BF16), reads = plain;
  reads.inputs.push_back({Element::BF16});
  auto staged = [&](const PlanQuestion &question, int64_t m, int64_t n, int64_t stages) {
    Asked asked;
    asked.tile = {m, n, 64};
    asked.stages = stages;
    Plan plan;
    EXPECT_EQ(planAsked(question, asked, chip, plan), "");
    return std::tuple(plan.stages, plan.stagedColumns, plan.stagedTiles);
  };
  EXPECT_EQ(staged(plain, 128, 256, 0), std::tuple(4, 32, 4));
  EXPECT_EQ(staged(plain, 128, 256, 3), std::tuple(3, 256, 1));
  EXPECT_EQ(staged(reads, 128, 256, 3), std::tuple(3, 32, 8));
  EXPECT_EQ(staged(plain, 128, 192, 0), std::tuple(4, 192, 1));
  EXPECT_EQ(staged(reads, 128, 192, 0), std::tuple(4, 32, 6));
  EXPECT_EQ(std::get<1>(staged(reads, 128, 64, 0)), 64); // 32 sums of a thread
  // Many sums leave at once, or in larger tiles, instead of a fourth stage.
  EXPECT_EQ(staged(plain, 192, 192, 0), std::tuple(3, 192, 1));
  EXPECT_EQ(staged(plain, 192, 160, 0), std::tuple(3, 160, 1));
  EXPECT_EQ(staged(plain, 192, 152, 0), std::tuple(4, 32, 3));
  EXPECT_EQ(staged(plain, 192, 176, 0), std::tuple(4, 32, 3)); // the last piece is narrower
  EXPECT_EQ(staged(plain, 256, 160, 0), std::tuple(3, 32, 3));
  EXPECT_EQ(staged(plain, 256, 152, 0), std::tuple(3, 32, 3));
  EXPECT_EQ(staged(plain, 256, 144, 0), std::tuple(4, 16, 3));
  // Six pieces take turns in two tiles. Five do in three: in two, the last and the first
  // of the next turn would be neighbours of one tile.
  EXPECT_EQ(staged(plain, 192, 192, 4), std::tuple(4, 32, 2));
  EXPECT_EQ(staged(plain, 192, 160, 4), std::tuple(4, 32, 3));
  // Rows that begin inside of vectors leave in lines of memory, of 128 bytes: four pieces of a warp's rows
  // lie beside each other, of whatever width; or of 64, where stages are asked for that leave no more room.
  for (int64_t vector : {2, 4, 8}) {
    PlanQuestion inside = plain;
    inside.outputs[0].allowsBulkCopy = false;
    inside.outputs[0].vectorBytes = vector;
    for (int64_t columns : {128, 192, 256})
      EXPECT_EQ(staged(inside, 128, columns, 4), std::tuple(4, 32, 4));
    EXPECT_EQ(staged(inside, 192, 176, 4), std::tuple(4, 32, 2));
    EXPECT_EQ(staged(inside, 192, 192, 4), std::tuple(4, 32, 2));
    EXPECT_EQ(staged(inside, 192, 192, 0), std::tuple(3, 32, 4));
    inside.outputs[0].element = Element::F32;
    EXPECT_EQ(staged(inside, 128, 192, 0), std::tuple(5, 32, 1));
  }
  // They are narrower where that gives a stage.
  EXPECT_EQ(staged(plain, 256, 160, 4), std::tuple(4, 16, 2));
  // 152 columns are ten pieces of which the last two have eight in common: not where the
  // epilogue reads what may lie below them.
  PlanQuestion residual = reads;
  residual.readsTiles = true;
  EXPECT_EQ(staged(plain, 256, 152, 4), std::tuple(4, 16, 2));
  EXPECT_EQ(std::get<1>(staged(residual, 256, 152, 0)), 0);
  auto clustered = [&](const PlanQuestion &question, Asked asked) {
    Plan plan;
    EXPECT_EQ(planAsked(question, asked, chip, plan), "");
    return std::tuple(plan.stages, plan.stagedColumns, plan.stagedTiles);
  };
  // CTAs of fours wait for one another, and have a fifth stage.
  EXPECT_EQ(clustered(plain, {{128, 200, 64}, {2, 1}, 0}), std::tuple(4, 200, 1));
  EXPECT_EQ(clustered(plain, {{128, 200, 64}, {4, 1}, 0}), std::tuple(5, 16, 5));
  EXPECT_EQ(clustered(plain, {{192, 176, 64}, {1, 2}, 0}), std::tuple(3, 176, 1));
  // Of 256 rows along their sides larger tiles gained nothing.
  PlanQuestion along = plain;
  along.inputs[0].isKMajor = along.inputs[1].isKMajor = false;
  EXPECT_EQ(clustered(along, {{256, 160, 64}, {1, 2}, 0}), std::tuple(4, 16, 2));
  along.inputs[0].isKMajor = true;
  EXPECT_EQ(clustered(along, {{256, 160, 64}, {1, 2}, 0}), std::tuple(3, 32, 3));
}

// Sums of blocks of k lie beside those of the tile: a large tile is multiplied
// in pieces of columns, unless threads hold more than that.
TEST(Plan, folded_sums_cut_large_tiles_into_pieces) {
  const machine::Machine &chip = *machine::find("sm_90a");
  PlanQuestion question = contraction(Element::F8E4M3, Element::F8E4M3);
  question.foldK = question.stepN = 128;
  auto variants = plan(question, chip);
  const Plan &large = choose(variants, {8192, 8192, 8192}).plan;
  EXPECT_EQ(large.tile, (llvm::SmallVector<int64_t, 4>{128, 256, 128}));
  EXPECT_EQ(large.atom, (llvm::SmallVector<int64_t, 3>{64, 128, 32}));
  EXPECT_EQ(large.registers, (llvm::SmallVector<int64_t, 2>{40, 232}));
  EXPECT_EQ(verifyPlan(question, large, chip), "");
  Plan whole = large;
  whole.atom[1] = 256;
  EXPECT_NE(verifyPlan(question, whole, chip), "");

  PlanQuestion columns = question, unaligned = question;
  columns.hasColumnFactors = true;
  unaligned.inputs[0].allowsBulkCopy = false;
  for (const PlanQuestion &small : {columns, unaligned})
    for (const Variant &variant : plan(small, chip))
      if (!variant.plan.swapsSides) // turned, the columns are rows of the instruction
        EXPECT_LE(variant.plan.tile[1], 128);
}

// One thread multiplies into tensor memory; whole warpgroups read it.
TEST(Plan, scales_are_multiplied_by_where_an_instruction_does) {
  const machine::Machine &chip = *machine::find("sm_100a");
  for (auto [element, scale, block] :
       {std::tuple(Element::F8E4M3, Element::F8E8M0, 32),
        std::tuple(Element::F8E5M2, Element::F8E8M0, 32),
        std::tuple(Element::F4E2M1X2, Element::F8E8M0, 16),
        std::tuple(Element::F4E2M1X2, Element::F8E4M3, 8)}) {
    PlanQuestion question = contraction(element, Element::BF16);
    question.scale = scale;
    question.scaleBlock = block;
    EXPECT_EQ(atomOf(question, chip).scaleBlock, block);
    for (const Variant &variant : plan(question, chip)) {
      const Plan &made = variant.plan;
      EXPECT_EQ(verifyPlan(question, made, chip), "");
      // Threads store scales: they have registers, and claim nothing.
      EXPECT_GT(made.registers[0], 100);
      EXPECT_FALSE(made.claimsTiles);
    }
    // Pairs share 256 rows and 128 columns: two copies of wider sums would leave no
    // columns for scales.
    const Plan &pairs = choose(plan(question, chip), {8192, 8192, 8192}).plan;
    EXPECT_EQ(pairs.grain, machine::Grain::Pair);
    EXPECT_EQ(pairs.atom, (llvm::SmallVector<int64_t, 3>{256, 128, 32}));
    EXPECT_EQ(pairs.cluster, (llvm::SmallVector<int64_t, 2>{2, 1}));
    int64_t columns = 2 * pairs.tile[1] + pairs.stages * scaleColumns;
    EXPECT_LE(columns, 512);
    for (auto [extents, tile] :
         {std::pair(std::array<int64_t, 3>{128, 65536, 512}, 128),
          std::pair(std::array<int64_t, 3>{512, 512, 512}, 64)}) {
      const Plan &single = choose(plan(question, chip), extents).plan;
      EXPECT_EQ(single.grain, machine::Grain::Cta);
      EXPECT_EQ(single.tile[1], tile);
    }
    Plan asked;
    EXPECT_EQ(planAsked(question, {{128, 64, 128}, {2, 1}}, chip, asked), "");
    EXPECT_EQ(asked.grain, machine::Grain::Pair);
    // Threads that move operands cannot tell the other CTA's barrier of bytes.
    PlanQuestion moved = question;
    moved.inputs[0].allowsBulkCopy = false;
    for (const Variant &variant : plan(moved, chip))
      EXPECT_EQ(variant.plan.grain, machine::Grain::Cta);
    EXPECT_EQ(planAsked(moved, {{128, 128, 128}, {2, 1}}, chip, asked),
              "expects operands that bulk copies bring, and tiles of half of the rows "
              "of an instruction that two CTAs share, got tile [128, 128, 128]");
    // The same without scales, and scales that no instruction has.
    question.scaleBlock *= 2;
    EXPECT_EQ(atomOf(question, chip).name, "fma");
    question.scale = Element::Any;
    question.scaleBlock = 0;
    EXPECT_EQ(atomOf(question, chip).scaleBlock, 0);
  }
  PlanQuestion question = contraction(Element::F8E4M3, Element::BF16);
  question.scale = Element::F8E8M0;
  question.scaleBlock = 32;
  Plan wrong;
  EXPECT_EQ(planAsked(question, {{128, 64, 64}}, chip, wrong),
            "expects tiles with 4 scales of each row, or multiples of it, got 64 of k");
  question = contraction(Element::F4E2M1X2, Element::BF16);
  question.scale = Element::F8E4M3;
  question.scaleBlock = 8;
  EXPECT_EQ(planAsked(question, {{128, 128, 256}}, chip, wrong),
            "expects scales of a tile in at most 32 columns of tensor memory, got 64");
}

TEST(Plan, sums_without_terms_need_no_tensor_memory) {
  PlanQuestion q = contraction(Element::BF16, Element::BF16);
  q.extents[2].facts = Known::exactly(0);
  for (const Variant &variant : plan(q, *machine::find("sm_100a")))
    EXPECT_EQ(variant.plan.grain, machine::Grain::Warp);
}

TEST(Plan, tensor_memory_takes_a_third_role) {
  const machine::Machine &chip = *machine::find("sm_100a");
  auto variants = plan(contraction(Element::BF16, Element::BF16), chip);
  const Plan &large = choose(variants, {128, 65536, 8192}).plan;
  EXPECT_EQ(large.tile, (llvm::SmallVector<int64_t, 4>{128, 256, 64}));
  EXPECT_EQ(large.atom, (llvm::SmallVector<int64_t, 3>{128, 256, 16}));
  EXPECT_EQ(large.grain, machine::Grain::Cta);
  EXPECT_EQ(large.cluster, (llvm::SmallVector<int64_t, 2>{1, 1}));
  EXPECT_EQ(large.warps, (llvm::SmallVector<int64_t, 2>{4, 4, 8}));
  EXPECT_EQ(large.registers, (llvm::SmallVector<int64_t, 2>{40, 40, 216}));
  EXPECT_EQ(large.stages, 3);
  EXPECT_EQ(choose(variants, {2048, 2048, 512}).plan.tile[1], 128);
  EXPECT_EQ(choose(variants, {512, 512, 512}).plan.tile[1], 64);
  // Threads that move tiles need registers; large tiles leave them none.
  PlanQuestion unaligned = contraction(Element::BF16, Element::BF16);
  unaligned.inputs[0].allowsBulkCopy = false;
  for (const Variant &variant : plan(unaligned, chip)) {
    EXPECT_LE(variant.plan.tile[1], 128);
    EXPECT_EQ(variant.plan.registers.front(), 208);
    EXPECT_FALSE(variant.plan.claimsTiles);
  }
  for (Element element : {Element::F8E4M3, Element::F8E5M2})
    EXPECT_EQ(plan(contraction(element, element), chip).back().plan.grain,
              machine::Grain::Cta);
}

// Two CTAs share an instruction where there are tiles above one another and
// copies are in bulk; half of the columns of each leave room for more stages.
TEST(Plan, large_tiles_are_shared_by_pairs) {
  const machine::Machine &chip = *machine::find("sm_100a");
  for (Element element : {Element::BF16, Element::F16, Element::F8E4M3}) {
    auto variants = plan(contraction(element, element), chip);
    const Plan &pairs = choose(variants, {8192, 8192, 8192}).plan;
    int64_t k = 16 * 2 / machine::byteWidth(element);
    EXPECT_EQ(pairs.tile, (llvm::SmallVector<int64_t, 4>{128, 256, 4 * k}));
    EXPECT_EQ(pairs.atom, (llvm::SmallVector<int64_t, 3>{256, 256, k}));
    EXPECT_EQ(pairs.grain, machine::Grain::Pair);
    EXPECT_EQ(pairs.cluster, (llvm::SmallVector<int64_t, 2>{2, 1}));
    EXPECT_GE(pairs.stages, 5);
    EXPECT_TRUE(pairs.claimsTiles);
    EXPECT_EQ(pairs.warps, (llvm::SmallVector<int64_t, 2>{4, 4, 8}));
    EXPECT_EQ(verifyPlan(contraction(element, element), pairs, chip), "");
    // One row of tiles, or too few tiles, are no work for pairs.
    EXPECT_EQ(choose(variants, {128, 65536, 512}).plan.grain,
              machine::Grain::Cta);
    EXPECT_EQ(choose(variants, {2048, 2048, 512}).plan.grain,
              machine::Grain::Cta);
  }
  Plan alone = choose(plan(contraction(Element::BF16, Element::BF16), chip),
                      {8192, 8192, 8192})
                   .plan;
  alone.cluster = {1, 1};
  EXPECT_EQ(verifyPlan(contraction(Element::BF16, Element::BF16), alone, chip),
            "expects a cluster of the CTAs that share an instruction, got 1");
  PlanQuestion unaligned = contraction(Element::BF16, Element::BF16);
  unaligned.inputs[1].allowsBulkCopy = false;
  for (const Variant &variant : plan(unaligned, chip))
    EXPECT_NE(variant.plan.grain, machine::Grain::Pair);
}

TEST(Plan, known_extents_leave_only_variants_that_can_serve) {
  PlanQuestion q = contraction(Element::BF16, Element::BF16);
  for (Extent &extent : q.extents)
    extent.facts = Known::exactly(4096);
  auto variants = plan(q, *machine::find("sm_90a"));
  ASSERT_EQ(variants.size(), 1u);
  EXPECT_EQ(variants[0].plan.tile[1], 256);
}

TEST(Plan, illegal_maps_fall_back_to_threads_of_the_moving_role) {
  PlanQuestion q = contraction(Element::BF16, Element::BF16, false);
  auto variants = plan(q, *machine::find("sm_90a"));
  const Plan &p = choose(variants, {8192, 8192, 8192}).plan;
  EXPECT_EQ(p.transferA, Transfer::CopyGroup);
  EXPECT_EQ(p.stagedColumns, 0);
  EXPECT_EQ(p.stages, 4);
  EXPECT_EQ(p.registers, (llvm::SmallVector<int64_t, 2>{104, 200}));
  q.inputs[0].vectorBytes = 2;
  EXPECT_EQ(plan(q, *machine::find("sm_90a")).back().plan.transferA,
            Transfer::Threads);
  EXPECT_EQ(choose(plan(q, *machine::find("sm_90a")), {8192, 8192, 8192})
                .plan.tile[1],
            128);
  q.hasFusedProducerB = true;
  EXPECT_EQ(plan(q, *machine::find("sm_90a")).back().plan.transferB,
            Transfer::Threads);
}

// An 8-bit operand that is contiguous along N must be transposed on the way.
TEST(Plan, operands_the_atom_cannot_read_are_moved_by_threads) {
  PlanQuestion q = contraction(Element::F8E4M3, Element::BF16);
  q.inputs[1].isKMajor = false;
  const Plan p = plan(q, *machine::find("sm_90a")).back().plan;
  EXPECT_EQ(p.transferA, Transfer::Bulk);
  EXPECT_EQ(p.transferB, Transfer::Threads);
}

TEST(Plan, each_machine_has_its_grain) {
  auto tileOf = [](llvm::StringRef chip, Element element) {
    auto variants = plan(contraction(element, element), *machine::find(chip));
    return choose(variants, {8192, 8192, 8192}).plan;
  };
  Plan warp = tileOf("sm_80", Element::BF16);
  EXPECT_EQ(warp.tile, (llvm::SmallVector<int64_t, 4>{128, 128, 32}));
  EXPECT_EQ(warp.stages, 4);
  EXPECT_EQ(warp.warps, (llvm::SmallVector<int64_t, 2>{4}));
  EXPECT_EQ(warp.grain, machine::Grain::Warp);
  Plan wave = tileOf("gfx942", Element::BF16);
  EXPECT_EQ(wave.tile, (llvm::SmallVector<int64_t, 4>{128, 128, 32}));
  EXPECT_EQ(wave.stages, 2);
  EXPECT_LE(wave.sharedBytes, 65536);
  EXPECT_EQ(wave.atom, (llvm::SmallVector<int64_t, 3>{32, 32, 8}));
  Plan thread = tileOf("sm_90a", Element::F32);
  EXPECT_EQ(thread.grain, machine::Grain::Thread);
  EXPECT_EQ(thread.warps.size(), 1u);
  Plan host = tileOf("cpu", Element::F32);
  EXPECT_EQ(host.tile, (llvm::SmallVector<int64_t, 4>{32, 32, 256}));
  EXPECT_EQ(host.stages, 1);
  EXPECT_EQ(host.threads(*machine::find("cpu")), 1);
}

// No plan, for any machine and type, breaks a limit.
TEST(Plan, every_plan_passes_verification) {
  for (const machine::Machine &machine : machine::all())
    for (Element element :
         {Element::BF16, Element::F16, Element::F32, Element::TF32,
          Element::F64, Element::I8, Element::F8E4M3})
      for (Element output : {Element::BF16, Element::F32, Element::F64})
        for (bool isBulk : {false, true})
          for (int majors = 0; majors < 4; ++majors) {
            PlanQuestion q = contraction(element, output, isBulk);
            q.inputs[0].isKMajor = majors & 1;
            q.inputs[1].isKMajor = majors & 2;
            auto variants = plan(q, machine);
            EXPECT_TRUE(variants.back().guard.isAlways());
            for (const Variant &variant : variants)
              EXPECT_EQ(verifyPlan(q, variant.plan, machine), "")
                  << machine.name.str() << ' '
                  << machine::stringify(element).str();
          }
  for (const machine::Machine &machine : machine::all())
    for (Element element : {Element::BF16, Element::F32, Element::F64,
                            Element::I8, Element::Bool})
      for (int64_t live : {1, 2, 4, 8}) {
        PlanQuestion q = rows(element);
        q.liveValuesPerElement = live;
        for (int64_t shift : {int64_t(0), 16 / machine::byteWidth(element) - 1}) {
          q.mostShift = shift;
          for (const Variant &variant : plan(q, machine))
            EXPECT_EQ(verifyPlan(q, variant.plan, machine), "");
        }
        q.mostShift = 0;
        q.kind = GroupKind::Elementwise;
        for (const Variant &variant : plan(q, machine))
          EXPECT_EQ(verifyPlan(q, variant.plan, machine), "");
      }
}

// As many vectors are under way of four arrays as of one; a host has no latency to hide.
TEST(Plan, elements_of_several_arrays_have_smaller_tiles) {
  PlanQuestion q = rows(Element::BF16);
  q.kind = GroupKind::Elementwise;
  auto elements = [&](const machine::Machine &machine, int64_t arrays) {
    q.liveValuesPerElement = 1 + arrays;
    const Plan &p = choose(plan(q, machine), {4096, 4096}).plan;
    EXPECT_EQ(verifyPlan(q, p, machine), "");
    return p.tile[0] * p.tile[1];
  };
  for (const machine::Machine &machine : machine::all()) {
    int64_t one = elements(machine, 1);
    for (int64_t arrays : {2, 3, 4, 7})
      EXPECT_EQ(elements(machine, arrays), machine.isHost() ? one : one / (arrays == 2 ? 2 : 4));
  }
}

TEST(Plan, verification_names_the_limit) {
  const machine::Machine &machine = *machine::find("sm_90a");
  PlanQuestion q = contraction(Element::BF16, Element::BF16);
  Plan good = choose(plan(q, machine), {8192, 8192, 8192}).plan;
  Plan bad = good;
  bad.registers = {240, 240};
  EXPECT_NE(verifyPlan(q, bad, machine).find("registers"), std::string::npos);
  bad = good;
  bad.stages = 9;
  EXPECT_NE(verifyPlan(q, bad, machine).find("shared bytes"),
            std::string::npos);
  bad = good;
  bad.tile[0] = 100;
  EXPECT_NE(verifyPlan(q, bad, machine), "");
  bad = good;
  bad.warps = {4, 4};
  bad.registers.clear();
  EXPECT_NE(verifyPlan(q, bad, machine).find("accumulator"), std::string::npos);
  PlanQuestion odd = rows(Element::BF16);
  odd.mostShift = 7;
  bad = choose(plan(odd, machine), {1000, 4097}).plan;
  EXPECT_EQ(verifyPlan(odd, bad, machine), "");
  bad.ctas = 8;
  EXPECT_EQ(verifyPlan(odd, bad, machine),
            "expects registers of a thread of at most 42, got 48");
  bad = choose(plan(odd, machine), {1000, 50257}).plan;
  EXPECT_EQ(verifyPlan(odd, bad, machine), "");
  bad.ctas = 3;
  EXPECT_NE(verifyPlan(odd, bad, machine).find("shared bytes of all CTAs"),
            std::string::npos);
  bad = choose(plan(odd, machine), {1000, 50257}).plan;
  bad.ctas = -1;
  EXPECT_NE(verifyPlan(odd, bad, machine).find("CTAs"), std::string::npos);
}

// Where two of the last three extents are short a tile has all three, of as many elements.
TEST(Plan, short_extents_are_covered_by_tiles_of_three_dimensions) {
  PlanQuestion q;
  q.extents = {{"l", any()}, {"m", any()}, {"n", any()}};
  q.inputs = {{Element::I8}};
  q.outputs = {{Element::I8}};
  const machine::Machine &machine = *machine::find("sm_90a");
  using Sides = llvm::SmallVector<int64_t, 4>;
  auto tileOf = [&](llvm::ArrayRef<int64_t> extents) {
    return choose(plan(q, machine), extents).plan.tile;
  };
  EXPECT_EQ(tileOf({810248, 8, 6}), (Sides{64, 8, 8}));
  EXPECT_EQ(tileOf({810248, 40, 3}), (Sides{16, 64, 4}));
  EXPECT_EQ(tileOf({7, 100000, 3}).size(), 2u);   // rows of a few columns
  EXPECT_EQ(tileOf({7, 3, 100000}).size(), 2u);
  for (Variant &variant : plan(q, machine))
    EXPECT_EQ(verifyPlan(q, variant.plan, machine), "");
  // What is turned may be longest in the middle, or innermost.
  q.inputs[0].isKMajor = false;
  EXPECT_EQ(tileOf({9, 2158671, 3}), (Sides{16, 64, 4}));
  EXPECT_EQ(tileOf({5, 3, 100000}), (Sides{8, 4, 128}));
  EXPECT_EQ(tileOf({500, 300, 400}).size(), 2u);
  EXPECT_EQ(tileOf({128, 87608, 2}), (Sides{1024, 4})); // one stretch
  q.liesBetween = true;
  EXPECT_EQ(tileOf({128, 87608, 2}), (Sides{64, 16, 4}));
  q.liesBetween = false;
  // Three of four may be short.
  PlanQuestion pixels = q;
  pixels.extents.insert(pixels.extents.begin(), {"k", any()});
  EXPECT_EQ(choose(plan(pixels, machine), {65536, 2, 64, 2}).plan.tile, (Sides{16, 2, 64, 2}));
  // A core takes rows one after another.
  EXPECT_EQ(choose(plan(q, *machine::find("cpu")), {810248, 8, 6}).plan.tile.size(), 2u);
  // Rows that begin anywhere are moved whole, but short ones of several places.
  q.kind = GroupKind::Rows;
  q.movesRows = true;
  q.mostShift = 15;
  q.inputs[0].isKMajor = true;
  EXPECT_EQ(tileOf({471042, 3, 9}), (Sides{64, 4, 16}));
}

TEST(Plan, elementwise_keeps_vectors_in_flight) {
  PlanQuestion q;
  q.extents = {{"n", any()}};
  q.inputs = {{Element::BF16}};
  q.outputs = {{Element::BF16}};
  const machine::Machine &machine = *machine::find("sm_90a");
  EXPECT_EQ(plan(q, machine)[0].plan.tile[0], 4096);
  q.outputs = {{Element::F32}};
  EXPECT_EQ(plan(q, machine)[0].plan.tile[0], 2048);
  q.extents.push_back({"m", any()});
  EXPECT_EQ(plan(q, machine).size(), 6u); // 4, 8, 16, 32 and 64 columns, and more
  EXPECT_EQ(choose(plan(q, machine), {1000003, 3}).plan.tile,
            (llvm::SmallVector<int64_t, 4>{512, 4}));
  q.extents.back().facts.divisor = 8; // never 4
  EXPECT_EQ(plan(q, machine).size(), 5u);
  q.extents.back().facts.divisor = 1;
  q.inputs[0].isKMajor = false;
  EXPECT_EQ(plan(q, machine).size(), 7u);
  EXPECT_EQ(plan(q, machine).back().plan.tile,
            (llvm::SmallVector<int64_t, 4>{64, 64}));
  // Channels of images are turned in tiles as narrow, but where they are bytes.
  EXPECT_EQ(choose(plan(q, machine), {3, 50176}).plan.tile,
            (llvm::SmallVector<int64_t, 4>{4, 1024}));
  PlanQuestion bytes = q;
  bytes.inputs = bytes.outputs = {{Element::F8E4M3}};
  EXPECT_NE(choose(plan(bytes, machine), {3, 50176}).plan.tile[0], 4);
  // Odd rows of elements that are shorter than a word are stored in longer pieces.
  for (auto [element, columns] : {std::pair(Element::F32, 64),
                                  {Element::BF16, 128},
                                  {Element::F64, 64}}) {
    q.inputs[0].element = element;
    q.outputs = {{element}};
    q.outputs[0].vectorBytes = machine::byteWidth(element);
    Plan odd = plan(q, machine).back().plan;
    EXPECT_EQ(odd.tile, (llvm::SmallVector<int64_t, 4>{64, columns}));
    q.outputs[0].isKMajor = false;
    EXPECT_EQ(plan(q, machine).back().plan.tile, // single elements, where nothing is turned
              (llvm::SmallVector<int64_t, 4>{element == Element::F64 ? 64 : 128, 64}));
    EXPECT_EQ(odd.tile[0] * odd.tile[1] / odd.threads(machine),
              element == Element::BF16 ? 32 : 16);
  }
}

// Exactly one variant is chosen, the first whose guard holds, on a grid.
TEST(Plan, guards_choose_in_order) {
  PlanQuestion q = contraction(Element::BF16, Element::BF16);
  auto variants = plan(q, *machine::find("sm_90a"));
  for (int64_t m : {1, 64, 65, 512, 4096})
    for (int64_t n : {1, 128, 1000, 16384})
      for (int64_t k : {1, 64, 4096}) {
        llvm::SmallVector<int64_t> extents{m, n, k};
        const Variant &chosen = choose(variants, extents);
        for (const Variant &variant : variants) {
          if (&variant == &chosen)
            break;
          EXPECT_FALSE(variant.guard.holds(extents));
        }
        EXPECT_TRUE(chosen.guard.holds(extents));
      }
  // Of few rows that threads move, none is elected.
  PlanQuestion moved = q;
  moved.inputs[1].allowsBulkCopy = false;
  moved.inputs[1].vectorBytes = 2;
  EXPECT_TRUE(llvm::any_of(plan(moved, *machine::find("sm_90a")), [&](const Variant &variant) {
    return variant.guard.str(q.extents) == "-1*M + 16 >= 0 and 1*N + -1*M + 0 >= 0";
  }));
  EXPECT_TRUE(llvm::any_of(variants, [&](const Variant &variant) {
    return llvm::StringRef(variant.guard.str(q.extents)).contains("ceil((1*M + 0) / 128)");
  }));
}

// One row: the variants for few rows serve every width, and the last of them needs
// no guard.
TEST(Plan, some_variant_always_serves) {
  for (Element element : {Element::F8E4M3, Element::BF16, Element::F16})
    for (int64_t foldK : {0, 128})
      for (int64_t m : {0, 1, 2, 16})
        for (bool isBulk : {false, true}) {
          PlanQuestion q = contraction(element, Element::BF16, isBulk);
          q.foldK = foldK;
          if (m)
            q.extents[0].facts = Known::exactly(m);
          for (const char *chip : {"sm_80", "sm_90a", "sm_100a", "gfx942"}) {
            auto variants = plan(q, *machine::find(chip));
            ASSERT_FALSE(variants.empty());
            EXPECT_TRUE(variants.back().guard.isAlways());
          }
        }
}

// Sums of a block of k lie beside all others: of more than 192 columns two halves take turns, and
// where each column has a factor there are fewer. Few rows elect among the tiles of other sums.
TEST(Plan, folded_sums_have_tiles_of_one_piece_or_two_halves) {
  const machine::Machine &chip = *machine::find("sm_90a");
  PlanQuestion q = contraction(Element::F8E4M3, Element::BF16);
  q.foldK = promotedK;
  auto variants = plan(q, chip);
  for (const Variant &variant : variants) {
    const Plan &made = variant.plan;
    if (made.grain == machine::Grain::Warpgroup)
      EXPECT_EQ(made.atom[1], made.tile[1] > 192 ? made.tile[1] / 2 : made.tile[1]);
  }
  auto tileAt = [&](int64_t m, int64_t n, int64_t k) { return choose(variants, {m, n, k}).plan.tile; };
  using Tile = llvm::SmallVector<int64_t, 3>;
  EXPECT_EQ(tileAt(1024, 14336, 4096), (Tile{128, 176, 128}));
  EXPECT_EQ(tileAt(8192, 8192, 8192), (Tile{128, 192, 128}));
  EXPECT_EQ(tileAt(8192, 4096, 4096), (Tile{128, 256, 128}));
  EXPECT_EQ(tileAt(1024, 3584, 4096), (Tile{128, 224, 128}));
  EXPECT_EQ(tileAt(128, 4096, 4096), (Tile{64, 64, 256})); // of factors: two blocks of k
  q.promotes = true;
  variants = plan(q, chip);
  EXPECT_EQ(tileAt(128, 4096, 4096), (Tile{128, 32, 128}));

  Asked asked;
  Plan made;
  for (int64_t columns : {32, 128, 192, 224, 256}) {
    asked.tile = {128, columns, 128};
    EXPECT_EQ(planAsked(q, asked, chip, made), "");
    EXPECT_EQ(made.warps.back(), 8);
  }

  // Turned, rows are columns of the instruction.
  for (bool ofRows : {false, true}) {
    q.hasColumnFactors = !ofRows;
    q.hasRowFactors = ofRows;
    for (const Variant &variant : plan(q, chip))
      if (variant.plan.grain == machine::Grain::Warpgroup && variant.plan.swapsSides == ofRows)
        EXPECT_LE(variant.plan.tile[1], 128);
  }
}

// Sums of integers alone may be added in any order, and only where they are in segments.
TEST(Plan, segments_of_integers_are_added_where_they_lie) {
  const machine::Machine &chip = *machine::find("sm_90a");
  PlanQuestion q = contraction(Element::I8, Element::I32);
  q.accumulator = Element::I32;
  Asked asked;
  asked.tile = {64, 16, 128};
  asked.swapsSides = asked.addsSegments = true;
  asked.segments = 4;
  Plan made;
  EXPECT_EQ(planAsked(q, asked, chip, made), "");
  EXPECT_TRUE(made.addsSegments);
  EXPECT_TRUE(planSegments(q, chip, made).addsSegments);
  asked.segments = 0;
  EXPECT_EQ(planAsked(q, asked, chip, made),
            "expects segments of k where they are added, got one");
  asked.segments = 4;
  asked.tile[2] = 64;
  EXPECT_EQ(planAsked(contraction(Element::BF16, Element::F32), asked, chip, made),
            "expects sums of integers where segments are added in any order: floats "
            "would round differently from run to run, got sums of floats");
}

//===----------------------------------------------------------------------===//
// Clusters
//===----------------------------------------------------------------------===//

// Pairs where the first row behind another begins inside of a line, for each
// majorness; never where all begin at lines.
TEST(Plan, pairs_serve_rows_inside_of_lines) {
  for (bool isAK : {true, false})
    for (bool isBK : {true, false}) {
      PlanQuestion q = contraction(Element::BF16, Element::BF16);
      q.inputs[0].isKMajor = isAK;
      q.inputs[1].isKMajor = isBK;
      auto variants = plan(q, *machine::find("sm_90a"));
      for (int64_t m : {8192, 5000}) // of fewer waves the model chooses, where an operand lies along its side
        for (int64_t n : {8192, 5000})
          for (int64_t k : {4096, 5000}) {
            int64_t pitchA = isAK ? k : m, pitchB = isBK ? k : n;
            bool isInside = pitchA % 64 || pitchB % 64;
            const Plan &chosen = choose(variants, {m, n, k}).plan;
            // Of less than six waves the model chooses among clusters, where both operands lie along their sides.
            bool areElected = m == 5000 && n == 5000 && !isAK && !isBK;
            int64_t ctas = chosen.cluster[0] * chosen.cluster[1];
            EXPECT_TRUE(areElected ? ctas >= 2 : ctas == (isInside ? 2 : 1)) << m << ' ' << n << ' ' << k << ": " << ctas;
          }
    }
  // What is known to be a multiple needs no pairs at all.
  PlanQuestion q = contraction(Element::BF16, Element::BF16);
  q.extents[2].facts.divisor = 64;
  for (const Variant &variant : plan(q, *machine::find("sm_90a")))
    EXPECT_EQ(variant.plan.cluster, (llvm::SmallVector<int64_t, 2>{1, 1}));
}

TEST(Plan, asks_for_parts_of_a_plan) {
  PlanQuestion q = contraction(Element::BF16, Element::BF16);
  const machine::Machine &sm90 = *machine::find("sm_90a");
  Plan p;
  EXPECT_EQ(planAsked(q, {{128, 192, 64}, {2, 1}, 4}, sm90, p), "");
  EXPECT_EQ(p.tile, (llvm::SmallVector<int64_t, 4>{128, 192, 64}));
  EXPECT_EQ(p.cluster, (llvm::SmallVector<int64_t, 2>{2, 1}));
  EXPECT_EQ(p.stages, 4);
  EXPECT_EQ(verifyPlan(q, p, sm90), "");
  EXPECT_EQ(planAsked(q, {{}, {2, 2}, 0}, sm90, p), "");
  EXPECT_EQ(p.tile[0] * p.tile[1], 128 * 256);
  auto refused = [&](Asked asked, llvm::StringRef chip, llvm::StringRef says) {
    std::string why = planAsked(q, asked, *machine::find(chip), p);
    EXPECT_TRUE(llvm::StringRef(why).contains(says)) << why;
    EXPECT_TRUE(llvm::StringRef(why).contains(", got ")) << why;
  };
  refused({{128, 256, 64}, {}, 9}, "sm_90a", "shared bytes of at most");
  // Contiguous rows of B are shared by whole spans of 64, or, as 192 by two, by parts of k.
  PlanQuestion turned = q;
  turned.inputs[1].isKMajor = false;
  EXPECT_EQ(planAsked(turned, {{}, {4, 1}, 0}, sm90, p), "");
  EXPECT_EQ(p.tile[1], 256);
  EXPECT_EQ(planAsked(turned, {{128, 192, 64}, {2, 1}, 0}, sm90, p), "");
  EXPECT_EQ(planAsked(turned, {{128, 120, 64}, {}, 0}, sm90, p), "");
  refused({{}, {3, 1}, 0}, "sm_90a", "powers of two");
  EXPECT_EQ(planAsked(q, {{192, 192, 64}, {2, 1}, 0}, sm90, p), "");
  EXPECT_EQ(p.registers, (llvm::SmallVector<int64_t, 2>{40, 152}));
  refused({{192, 208, 64}, {}, 0}, "sm_90a", "at most 204 columns where threads begin with 128 registers, got 208");
  refused({{}, {4, 4}, 0}, "sm_90a", "at most 8 CTAs");
  refused({{100, 100, 64}, {}, 0}, "sm_90a", "an atom of the machine, got [64, 100, 16]");
  refused({{128, 256}, {}, 0}, "sm_90a", "a tile [m, n, k], got [128, 256]");
  refused({{64, 8, 64}, {16, 1}, 0}, "sm_90a", "at most 8 CTAs");
  refused({{}, {2, 1}, 0}, "sm_80", "a machine with roles, got sm_80");
  refused({{}, {1, 2}, 0}, "sm_100a", "clusters of products");
}
