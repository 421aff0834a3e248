//===- TensorMapRepairTest.cpp - every plan against a copy of the tile ----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The engine is simulated from its definition, byte by byte: a box element is
// read if all its coordinates are inside, else it is 0, and lands where the
// swizzle says; a store writes whole chunks of 16 bytes. Memory is a function of
// the address, so nothing needs to be allocated.
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/TensorMapRepair.h"

#include "llvm/ADT/STLExtras.h"

#include "gtest/gtest.h"

#include <map>
#include <numeric>
#include <random>

using namespace tier;
using namespace tier::problem;
using namespace tier::problem::tensormap;
using machine::Element;
using Numbers = llvm::SmallVector<int64_t>;

/// The byte of memory at an address; never 0.
static uint8_t byteAt(int64_t address) {
  uint64_t x = static_cast<uint64_t>(address) * 0x9e3779b97f4a7c15u;
  return 1 + (x >> 33) % 255;
}

/// Calls `visit` for every coordinate of a box, innermost first.
template <typename Visit>
static void forEach(llvm::ArrayRef<int64_t> sides, Visit visit) {
  Numbers at(sides.size(), 0);
  while (true) {
    visit(at);
    size_t i = 0;
    while (i < sides.size() && ++at[i] == sides[i])
      at[i++] = 0;
    if (i == sides.size())
      return;
  }
}

/// The address of an element of a map, if it is inside.
static std::optional<int64_t> addressIn(const BoxCopy &copy,
                                        llvm::ArrayRef<int64_t> inBox) {
  int64_t bytes = machine::byteWidth(copy.map.element), address = copy.base;
  for (size_t i = 0; i < inBox.size(); ++i) {
    int64_t x = copy.coordinates[i] + inBox[i];
    if (x < 0 || x >= *copy.map.dims[i].value)
      return std::nullopt;
    address += x * (i ? *copy.map.strideBytes[i - 1].value : bytes);
  }
  return address;
}

/// The address of an element of the tile, if the view has it.
static std::optional<int64_t> addressOf(const Concrete &concrete,
                                        llvm::ArrayRef<int64_t> inTile) {
  int64_t address = concrete.base;
  for (size_t d = 0; d < inTile.size(); ++d) {
    int64_t x = concrete.start[d] + inTile[d];
    if (x >= concrete.extents[d])
      return std::nullopt;
    address += x * concrete.strideBytes[d];
  }
  return address;
}

static void checkLegal(const BoxCopy &copy, bool mayWritePadding) {
  for (const Violation &violation : check(copy.map))
    if (!mayWritePadding || violation.rule->number != "T27")
      ADD_FAILURE() << violation.message();
  EXPECT_EQ(copy.base % 16, 0);
}

static void checkLoad(const Repair &repair, const Concrete &concrete) {
  int64_t bytes = machine::byteWidth(repair.view.element);
  std::vector<int> shared(repair.plan.sharedBytes(), -1);
  for (const BoxCopy &copy : expand(repair, concrete)) {
    checkLegal(copy, false);
    forEach(copy.map.box, [&](const Numbers &at) {
      auto from = addressIn(copy, at);
      int64_t to = copy.sharedByte + landingByte(copy.map, at);
      for (int64_t i = 0; i < bytes; ++i) {
        ASSERT_LT(to + i, static_cast<int64_t>(shared.size()));
        shared[to + i] = from ? byteAt(*from + i) : 0;
      }
    });
  }
  std::optional<Layout> layout = sharedLayoutOf(repair);
  forEach(repair.view.tile, [&](const Numbers &at) {
    auto from = addressOf(concrete, at);
    int64_t to = landing(repair, concrete, at);
    if (layout)
      ASSERT_EQ(swizzleOnBytes(repair.plan.swizzle)((*layout)(at)*bytes), to);
    for (int64_t i = 0; i < bytes; ++i) {
      ASSERT_GE(to, 0);
      ASSERT_LT(to + i, static_cast<int64_t>(shared.size()));
      ASSERT_EQ(shared[to + i], from ? byteAt(*from + i) : 0);
    }
  });
}

static void checkStore(const Repair &repair, const Concrete &concrete) {
  int64_t bytes = machine::byteWidth(repair.view.element);
  std::vector<int> shared(repair.plan.sharedBytes(), 0);
  std::map<int64_t, int> wanted, memory;
  int value = 1;
  int64_t inner = repair.plan.dims.front().walks.front().dim;
  forEach(repair.view.tile, [&](const Numbers &at) {
    auto to = addressOf(concrete, at);
    int64_t from = landing(repair, concrete, at);
    int64_t whole = 16 / bytes;
    for (int64_t i = 0; i < bytes; ++i) {
      shared[from + i] = ++value;
      if (!to)
        continue;
      wanted[*to + i] = value;
      // The tail goes by threads.
      if (repair.plan.hasTail && concrete.start[inner] + at[inner] >=
                                     concrete.extents[inner] / whole * whole)
        memory[*to + i] = value;
    }
  });
  bool isOurs = llvm::is_contained(repair.kinds, RepairKind::Pad);
  for (const BoxCopy &copy : expand(repair, concrete)) {
    checkLegal(copy, isOurs);
    // Whole chunks are written if their first element is inside.
    int64_t perChunk = std::max<int64_t>(1, 16 / bytes);
    forEach(copy.map.box, [&](const Numbers &at) {
      Numbers first = at;
      first[0] -= at[0] % perChunk;
      auto to = addressIn(copy, first);
      int64_t from = copy.sharedByte + landingByte(copy.map, at);
      for (int64_t i = 0; to && i < bytes; ++i)
        memory[*to + (at[0] - first[0]) * bytes + i] = shared[from + i];
    });
  }
  for (auto [address, byte] : wanted)
    ASSERT_EQ(memory.count(address) ? memory[address] : -1, byte);
  if (!isOurs)
    ASSERT_EQ(memory.size(), wanted.size()) << "bytes of others were written";
}

/// Runs and accesses of threads: aligned, whole, and every element in one.
static void checkAccess(const Repair &repair, const Concrete &concrete) {
  const Plan &plan = repair.plan;
  int64_t bytes = machine::byteWidth(repair.view.element);
  if (plan.means == Means::Run && plan.isWholeRows) {
    int64_t first = 0, last = -1, inside = 0;
    forEach(repair.view.tile, [&](const Numbers &at) {
      auto address = addressOf(concrete, at);
      if (!address)
        return;
      first = inside++ ? std::min(first, *address) : *address;
      last = std::max(last, *address + bytes);
    });
    if (inside) {
      EXPECT_EQ(first % 16, 0);
      EXPECT_EQ(last - first, inside * bytes);
      EXPECT_EQ((last - first) % 16, 0);
    }
    return;
  }
  if (plan.contiguous < 0)
    return;
  int64_t inner = plan.contiguous;
  int64_t run = plan.means == Means::Run ? 16 : plan.accessBytes;
  forEach(repair.view.tile, [&](const Numbers &at) {
    if (at[inner] * bytes % run != 0)
      return;
    auto address = addressOf(concrete, at);
    if (address)
      EXPECT_EQ(*address % run, 0);
    Numbers other = at;
    for (int64_t i = 1; i < run / bytes; ++i) {
      ++other[inner];
      EXPECT_LT(other[inner], repair.view.tile[inner]);
      EXPECT_EQ(addressOf(concrete, other).has_value(), address.has_value());
    }
  });
}

static void checkRepair(const Repair &repair, const Concrete &concrete) {
  if (repair.plan.means != Means::Map)
    checkAccess(repair, concrete);
  else if (repair.view.isStore)
    checkStore(repair, concrete);
  else
    checkLoad(repair, concrete);
}

static std::string describe(const Repair &repair, const Concrete &concrete) {
  std::string text;
  for (RepairKind kind : repair.kinds)
    text += " " + stringify(kind).str();
  auto list = [&](const char *name, llvm::ArrayRef<int64_t> numbers) {
    text += std::string(" ") + name;
    for (int64_t n : numbers)
      text += " " + std::to_string(n);
  };
  text += " base " + std::to_string(concrete.base);
  list("extents", concrete.extents);
  list("strides", concrete.strideBytes);
  list("start", concrete.start);
  list("tile", repair.view.tile);
  return text;
}

namespace {
/// Random views of small tensors, and what is told of them.
struct Cases {
  std::mt19937 engine;
  explicit Cases(unsigned seed) : engine(seed) {}
  int64_t pick(std::initializer_list<int64_t> values) {
    return *(values.begin() + engine() % values.size());
  }
  int64_t upTo(int64_t n) { return engine() % n; }
  bool oneIn(int64_t n) { return upTo(n) == 0; }

  Concrete concrete;
  View view;
  Freedom freedom;

  void draw() {
    view = View();
    concrete = Concrete();
    freedom = Freedom();
    Element elements[] = {Element::I8, Element::BF16, Element::F32};
    view.element = elements[upTo(3)];
    int64_t bytes = machine::byteWidth(view.element), rank = 1 + upTo(4);
    if (oneIn(8))
      rank = 6 + upTo(2);
    // A dense tensor, some of its rows padded, its dimensions permuted.
    Numbers order(rank);
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), engine);
    concrete.extents.assign(rank, 1);
    concrete.strideBytes.assign(rank, 0);
    concrete.start.assign(rank, 0);
    view.tile.assign(rank, 1);
    view.startDivisors.assign(rank, 1);
    int64_t stride = bytes, tiles = 0;
    concrete.base = (1 << 20) + (oneIn(3) ? bytes * upTo(16) : 16 * upTo(4));
    for (int64_t d : order) {
      bool isInner = d == order.front();
      bool isTiled = isInner || (tiles < 2 && oneIn(2));
      tiles += isTiled;
      int64_t tile = isTiled ? isInner ? pick({8, 16, 16, 32, 64, 12})
                                       : pick({2, 4, 8, 3})
                             : 1;
      int64_t extent = isTiled ? pick({tile, 2 * tile, tile + 1 + upTo(tile)})
                               : pick({1, 2, 3, 5});
      concrete.extents[d] = extent;
      concrete.strideBytes[d] = stride;
      stride *= extent;
      if (oneIn(3))
        stride = (stride / 16 + 1) * 16;
      view.tile[d] = tile;
      concrete.start[d] = tile * upTo((extent + tile - 1) / tile);
      view.startDivisors[d] = tile;
    }
    // Slices: a step, a turned axis, an axis that repeats.
    int64_t sliced = upTo(rank);
    if (oneIn(5))
      concrete.strideBytes[sliced] *= pick({2, 3});
    else if (oneIn(5)) {
      concrete.base +=
          (concrete.extents[sliced] - 1) * concrete.strideBytes[sliced];
      concrete.strideBytes[sliced] *= -1;
    } else if (oneIn(6))
      concrete.strideBytes[sliced] = 0;
    view.isStore = oneIn(4) && concrete.strideBytes[sliced] > 0;
    tell();
    freedom.ownsMemory = oneIn(4);
    if (oneIn(4))
      view.swizzle = oneIn(2) ? SwizzleMode::Span128 : SwizzleMode::None;
  }

  /// A value, or a divisor of it.
  Known fact(int64_t value, bool isExact) {
    if (isExact)
      return Known::exactly(value);
    int64_t divisor = value ? std::gcd(value, int64_t(48)) : 16;
    while (oneIn(2) && divisor % 2 == 0)
      divisor /= 2;
    return Known::multipleOf(divisor);
  }
  void tell() {
    int64_t bytes = machine::byteWidth(view.element);
    bool isExact = oneIn(2);
    for (auto [extent, stride] :
         llvm::zip(concrete.extents, concrete.strideBytes)) {
      view.extents.push_back(fact(extent, isExact || extent == 1));
      view.strideBytes.push_back(
          fact(stride, isExact || stride == bytes || stride <= 0));
    }
    view.baseAlignment = std::gcd(concrete.base, int64_t(16));
    if (!isExact && oneIn(4))
      view.baseAlignment = bytes;
  }
};
} // namespace

/// The numbers of memory whose rows were padded.
static std::optional<Concrete> relayed(const Repair &repair,
                                       const Concrete &concrete) {
  if (!llvm::is_contained(repair.kinds, RepairKind::Pad) &&
      !llvm::is_contained(repair.kinds, RepairKind::Copy))
    return concrete;
  Concrete padded = concrete;
  padded.base = 1 << 20;
  for (size_t d = 0; d < padded.extents.size(); ++d) {
    if (!repair.view.strideBytes[d].value)
      return std::nullopt;
    padded.strideBytes[d] = *repair.view.strideBytes[d].value;
  }
  return padded;
}

TEST(TensorMapRepair, every_plan_moves_the_tile_byte_by_byte) {
  Cases cases(11);
  std::map<std::string, int> seen;
  int witnesses = 0, checked = 0;
  for (int trial = 0; trial < 10000; ++trial) {
    cases.draw();
    Solution solution = solve(cases.view, cases.freedom);
    ASSERT_FALSE(solution.repairs.empty());
    int64_t cost = 0;
    for (const Repair &repair : solution.repairs) {
      EXPECT_GE(repair.cost, cost);
      cost = repair.cost;
      ASSERT_EQ(verify(repair, cases.freedom), "")
          << describe(repair, cases.concrete);
      std::optional<Concrete> concrete = relayed(repair, cases.concrete);
      if (!concrete || !llvm::all_of(repair.guards, [&](const Guard &guard) {
            return holds(guard, *concrete);
          }))
        continue;
      SCOPED_TRACE(describe(repair, *concrete));
      checkRepair(repair, *concrete);
      if (testing::Test::HasFatalFailure() ||
          testing::Test::HasNonfatalFailure())
        return;
      ++checked;
      for (RepairKind kind : repair.kinds)
        ++seen[stringify(kind).str()];
      witnesses += repair.isWitness();
    }
    // The plain descriptor is legal if and only if nothing is in its way.
    bool isPlain =
        llvm::any_of(solution.repairs, [](const Repair &repair) {
          return repair.isWitness() && !llvm::is_contained(
                                           repair.kinds, RepairKind::Fold);
        });
    if (solution.refusal.violations.empty())
      EXPECT_TRUE(isPlain);
  }
  EXPECT_GT(witnesses, 2500);
  EXPECT_GT(checked, 25000);
  for (int kind = 0; kind <= static_cast<int>(RepairKind::Threads); ++kind)
    EXPECT_GT(seen[stringify(static_cast<RepairKind>(kind)).str()], 0)
        << stringify(static_cast<RepairKind>(kind)).str();
}

//===----------------------------------------------------------------------===//
// Examples
//===----------------------------------------------------------------------===//

static View matrix(Element element, Known rows, Known columns, Known rowBytes,
                   Numbers tile) {
  View view;
  view.element = element;
  view.extents = {rows, columns};
  view.strideBytes = {rowBytes, Known::exactly(machine::byteWidth(element))};
  view.tile = std::move(tile);
  return view;
}

static std::vector<std::string> kindsOf(const Repair &repair) {
  std::vector<std::string> names;
  for (RepairKind kind : repair.kinds)
    names.push_back(stringify(kind).str());
  return names;
}

static const Repair *find(const Solution &solution,
                          llvm::ArrayRef<RepairKind> kinds) {
  for (const Repair &repair : solution.repairs)
    if (llvm::ArrayRef<RepairKind>(repair.kinds) == kinds)
      return &repair;
  return nullptr;
}

// bf16 [M, 300]: rows of 600 bytes (algorithms d.5).
TEST(TensorMapRepair, odd_pitch_has_pad_maps_and_threads) {
  View view = matrix(Element::BF16, Known(), Known::exactly(300),
                     Known::exactly(600), {128, 64});
  Freedom freedom;
  freedom.ownsMemory = true;
  Solution solution = solve(view, freedom);
  ASSERT_EQ(solution.refusal.violations.size(), 1u);
  EXPECT_EQ(solution.refusal.violations[0].rule->number, "T09");
  EXPECT_EQ(kindsOf(solution.best()), std::vector<std::string>{"pad"});
  EXPECT_EQ(solution.best().view.strideBytes[0].value, 608);
  EXPECT_EQ(solution.best().removes.front()->id, "tensormap.stride-16");
  const Repair *maps = find(
      solution, {RepairKind::Maps, RepairKind::Shift});
  ASSERT_TRUE(maps);
  EXPECT_EQ(maps->plan.residues, 2);
  EXPECT_EQ(maps->plan.dims[0].box, 72);
  EXPECT_EQ(maps->guards.front().str(), "extents[0] >= 2");
  const Repair *group = find(solution, {RepairKind::CopyGroup});
  ASSERT_TRUE(group);
  EXPECT_EQ(group->plan.accessBytes, 8);
  // f32 rows of 1200 bytes are 75 * 16: nothing is in the way.
  Solution whole = solve(matrix(Element::F32, Known(), Known::exactly(300),
                                Known::exactly(1200), {128, 32}));
  EXPECT_TRUE(whole.refusal.violations.empty());
  EXPECT_TRUE(whole.best().kinds.empty());
  EXPECT_TRUE(whole.best().isWitness());
}

TEST(TensorMapRepair, whole_odd_rows_are_one_run) {
  View view = matrix(Element::BF16, Known::multipleOf(16), Known::exactly(300),
                     Known::exactly(600), {16, 300});
  Solution solution = solve(view);
  const Repair *run = find(solution, {RepairKind::Run});
  ASSERT_TRUE(run);
  EXPECT_TRUE(run->plan.isWholeRows);
  EXPECT_EQ(run->plan.accessBytes, 9600);
  EXPECT_TRUE(run->guards.empty());
  // As a map: one dimension.
  EXPECT_EQ(solution.best().plan.rank(), 1);
}

TEST(TensorMapRepair, unknown_facts_become_guards) {
  View view = matrix(Element::BF16, Known(), Known(), Known::multipleOf(2),
                     {128, 64});
  view.baseAlignment = 2;
  Solution solution = solve(view);
  EXPECT_EQ(kindsOf(solution.best()), std::vector<std::string>{"guard"});
  ASSERT_EQ(solution.best().guards.size(), 2u);
  EXPECT_EQ(solution.best().guards[0].str(), "base % 16 == 0");
  EXPECT_EQ(solution.best().guards[1].str(), "stride_bytes[0] % 16 == 0");
  // Threads serve without one.
  EXPECT_TRUE(solution.repairs.back().guards.empty());
}

TEST(TensorMapRepair, many_untiled_dimensions_fold_into_one) {
  View view;
  for (int64_t stride : {1 << 20, 1 << 18, 1 << 17, 1 << 16, 1 << 15, 256}) {
    view.extents.push_back(Known::exactly(stride == 256 ? 128 : 2));
    view.strideBytes.push_back(Known::multipleOf(stride));
    view.tile.push_back(stride == 256 ? 64 : 1);
  }
  view.extents.push_back(Known::exactly(128));
  view.strideBytes.push_back(Known::exactly(2));
  view.tile.push_back(64);
  Solution solution = solve(view);
  EXPECT_EQ(solution.refusal.violations.front().rule->number, "T01");
  EXPECT_EQ(solution.best().kinds.back(), RepairKind::Fold);
  EXPECT_EQ(solution.best().plan.rank(), 3);
  EXPECT_EQ(solution.best().guards.front().of, Guard::Of::Reach);
}

// A vector as a matrix of one row, or of one column: its odd stride is not used.
TEST(TensorMapRepair, strides_along_an_extent_of_one_do_not_matter) {
  View row = matrix(Element::BF16, Known::exactly(1), Known::exactly(64),
                    Known::exactly(130), {64, 64});
  EXPECT_TRUE(solve(row).best().kinds.empty());
  EXPECT_TRUE(synthesize(row));
  View column = matrix(Element::BF16, Known::exactly(4096), Known::exactly(1),
                       Known::exactly(2), {64, 64});
  EXPECT_TRUE(solve(column).best().kinds.empty());
  EXPECT_EQ(solve(column).best().plan.dims.front().walks.front().dim, 0);
}

TEST(TensorMapRepair, a_turned_axis_of_the_tile_has_no_map) {
  View view = matrix(Element::BF16, Known::exactly(64), Known::exactly(64),
                     Known::exactly(-128), {32, 64});
  Freedom freedom;
  freedom.mayCopy = false;
  Solution solution = solve(view, freedom);
  for (const Repair &repair : solution.repairs)
    EXPECT_NE(repair.plan.means, Means::Map);
  // Turned batches are counted from the other end.
  view.tile = {1, 64};
  EXPECT_EQ(kindsOf(solve(view).best()), std::vector<std::string>{"rebase"});
}

TEST(TensorMapRepair, a_matrix_unit_reads_no_shifted_tile) {
  View view = matrix(Element::BF16, Known(), Known::exactly(300),
                     Known::exactly(600), {128, 64});
  Freedom freedom;
  freedom.readsAnywhere = false;
  EXPECT_EQ(kindsOf(solve(view, freedom).best()),
            std::vector<std::string>{"copy"});
  freedom.mayCopy = false;
  for (const Repair &repair : solve(view, freedom).repairs)
    EXPECT_TRUE(repair.plan.means == Means::Group ||
                repair.plan.means == Means::Threads);
}

TEST(TensorMapRepair, spans_become_a_dimension_of_one_box) {
  View view = matrix(Element::BF16, Known(), Known::multipleOf(64),
                     Known::multipleOf(16), {128, 256});
  Solution solution = solve(view);
  EXPECT_TRUE(solution.refusal.violations.empty());
  const Plan &plan = solution.best().plan;
  EXPECT_EQ(kindsOf(solution.best()), std::vector<std::string>{"split-dims"});
  EXPECT_EQ(plan.boxes(), 1);
  ASSERT_EQ(plan.rank(), 3);
  EXPECT_EQ(plan.dims[2].strideBytes.value, 128);
}

TEST(TensorMapRepair, machines_without_an_engine_copy_by_threads) {
  View view = matrix(Element::BF16, Known(), Known(), Known::multipleOf(16),
                     {128, 64});
  Freedom freedom;
  freedom.engine.exists = false;
  freedom.hasCopyGroup = false;
  Solution solution = solve(view, freedom);
  ASSERT_EQ(solution.repairs.size(), 1u);
  EXPECT_EQ(solution.best().plan.means, Means::Threads);
}

TEST(TensorMapRepair, a_plan_that_misses_is_found) {
  Solution solution = solve(matrix(Element::BF16, Known::exactly(64),
                                   Known::exactly(64), Known::exactly(128),
                                   {32, 64}));
  Repair repair = solution.best();
  EXPECT_EQ(verify(repair), "");
  Repair wide = repair;
  wide.plan.dims[0].box = 72;
  EXPECT_NE(verify(wide), "");
  Repair folded = repair;
  folded.plan.dims[1].walks.clear();
  EXPECT_EQ(verify(folded), "two elements in one place");
}

TEST(TensorMapRepair, questions_of_unequal_lengths_have_no_answer) {
  View view = matrix(Element::BF16, Known(), Known(), Known(), {16});
  EXPECT_TRUE(solve(view).repairs.empty());
  view.tile = {16, 0};
  EXPECT_TRUE(solve(view).repairs.empty());
  EXPECT_TRUE(solve(matrix(Element::F64, Known(), Known(), Known::exactly(12),
                           {16, 16}))
                  .repairs.empty());
  EXPECT_TRUE(solve(View()).repairs.empty());
}
