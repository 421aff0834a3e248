//===- BankSwizzle.cpp - the layout of a tile with the fewest conflicts ---===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/BankSwizzle.h"
#include "BankQuestion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tier::problem::banks {

using tensormap::SwizzleMode;

/// Nodes of the search for an XOR: a few milliseconds at most.
static constexpr int64_t searchBudget = 8000;

bool Certificate::isUncertain() const {
  return any_of(accesses, [](const AccessCost &a) { return a.isUncertain; });
}

Certificate costOf(const SwizzleQuestion &question, const TileLayout &layout) {
  Certificate certificate;
  for (const Access &access : question.accesses) {
    Cost cost;
    for (ArrayRef<int64_t> lanes : access.instructions) {
      SmallVector<int64_t> addresses;
      for (int64_t index : lanes) {
        SmallVector<int64_t> at(question.tile.size());
        for (int64_t dim = question.tile.size() - 1, rest = index; dim >= 0;
             --dim) {
          at[dim] = rest % question.tile[dim];
          rest /= question.tile[dim];
        }
        addresses.push_back(index < 0 ? -1
                                      : layout(at) * question.elementBytes);
      }
      cost += costOf(*access.model, addresses);
    }
    certificate.cost += access.weight * cost.cycles;
    certificate.accesses.push_back({access.name, cost.cycles, cost.ideal,
                                    access.weight, access.model->isUncertain});
  }
  return certificate;
}

//===----------------------------------------------------------------------===//
// The candidates
//===----------------------------------------------------------------------===//

namespace {
/// From simple to elaborate; of equal costs the simpler one is taken.
enum class Kind { Plain, Swizzle, Matrix, Padding, Rotation };

class Solver {
public:
  explicit Solver(const SwizzleQuestion &question)
      : question(question), terms(question) {}
  SwizzleAnswer solve();

private:
  bool isDone() const { return best && bestCost <= terms.bound; }
  /// Takes the layout if it is cheaper, or as cheap and simpler.
  void consider(TileLayout layout, Kind kind, int64_t ones, bool isLinear,
                int64_t engineCycles = 0);

  void tryModes();
  void trySwizzles();
  void tryMatrices();
  void tryPaddings();
  void tryRotations();
  std::string getProof(int64_t cost) const;

  const SwizzleQuestion &question;
  BankQuestion terms;
  std::optional<TileLayout> best;
  int64_t bestCost = 0, bestOnes = 0, tried = 0;
  Kind bestKind = Kind::Plain;
  std::optional<Found> search; ///< of an XOR
  bool isComplement = false;   ///< the closed form reached the bound
};
} // namespace

void Solver::consider(TileLayout layout, Kind kind, int64_t ones, bool isLinear,
                      int64_t engineCycles) {
  ++tried;
  int64_t cost;
  if (isLinear && terms.isLinear)
    cost = costOf(terms.patterns, terms.fieldOf(layout));
  else
    cost = terms.count(layout, best ? bestCost : INT64_MAX);
  cost += engineCycles;
  if (best &&
      std::tuple(cost, kind, ones) >= std::tuple(bestCost, bestKind, bestOnes))
    return;
  best = std::move(layout);
  bestCost = cost;
  bestKind = kind;
  bestOnes = ones;
}

void Solver::tryModes() {
  for (SwizzleMode mode : question.modes) {
    // Of equal costs the first is taken: what comes later looks no simpler.
    std::optional<TileLayout> layout = layoutOfMode(question, mode);
    bool keepsVectors =
        layout && (!layout->swizzle || (int64_t(1) << layout->swizzle->base) >=
                                           terms.vectorElements());
    if (!keepsVectors)
      continue;
    int64_t row = terms.columns * question.elementBytes;
    int64_t span = mode == SwizzleMode::None ? std::min<int64_t>(row, 128)
                                             : tensormap::spanBytes(mode);
    consider(*layout, Kind::Swizzle, 0, terms.isPowerOfTwo,
             question.spanWeight * terms.rows * divideCeil(row, span));
  }
}

void Solver::trySwizzles() {
  std::vector<TileLayout> bases;
  if (auto plain = layoutOfMode(question, SwizzleMode::None)) {
    plain->alignment = std::max<int64_t>(16, terms.vectorBytes);
    consider(*plain, Kind::Plain, 0, terms.isPowerOfTwo);
    bases.push_back(*plain);
  }
  if (!question.allowsSwizzle)
    return;
  // What an engine writes comes first among equals.
  for (SwizzleMode mode :
       {SwizzleMode::Span128, SwizzleMode::Span64, SwizzleMode::Span32})
    if (auto layout = layoutOfMode(question, mode);
        layout && !isDone() &&
        layout->elementBytes << layout->swizzle->base >= terms.vectorBytes) {
      consider(*layout, Kind::Swizzle, layout->swizzle->bits,
               terms.isPowerOfTwo);
      layout->swizzle.reset();
      bases.push_back(*layout);
    }
  int64_t low = Log2_64(terms.vectorElements());
  for (const TileLayout &base : bases) {
    int64_t total = Log2_64_Ceil(base.strided.cosize());
    for (int64_t bits = 1; bits <= terms.fieldBits; ++bits)
      for (int64_t at = low; at + bits <= low + terms.fieldBits; ++at)
        for (int64_t shift = bits; at + shift < total; ++shift) {
          if (isDone())
            return;
          TileLayout layout = base;
          layout.swizzle = Swizzle{bits, at, shift};
          layout.bytes =
              alignTo(base.strided.cosize(), int64_t(1) << (at + bits)) *
              base.elementBytes;
          layout.alignment = std::max<int64_t>(16, layout.swizzle->repeat() *
                                                       base.elementBytes);
          consider(layout, Kind::Swizzle, bits, terms.isPowerOfTwo);
        }
  }
}

/// The layout whose banks are chosen by `field` (in echelon form): leading bits
/// become the field, the others the rows above it, which are xor-ed into it.
static TileLayout layoutOfField(const BankQuestion &terms,
                                ArrayRef<uint64_t> field) {
  const SwizzleQuestion &question = terms.question;
  int64_t low = Log2_64(terms.vectorElements());
  int64_t count = low + terms.indexBits;
  SmallVector<int64_t> place; // of each index bit, in bits of the offset
  for (int64_t bit = 0; bit < low; ++bit)
    place.push_back(bit);
  int64_t leads = 0, above = low + terms.fieldBits;
  F2Matrix exclusiveOr = F2Matrix::identity(count);
  for (uint64_t column : field) {
    // In echelon form the first column with a new bit has only that bit.
    if (leads < terms.fieldBits && column == uint64_t(1) << leads) {
      place.push_back(low + leads++);
      continue;
    }
    for (int64_t i = 0; i < terms.fieldBits; ++i)
      if (column >> i & 1)
        exclusiveOr.set(low + i, above, true);
    place.push_back(above++);
  }

  TileLayout layout;
  layout.contiguous = question.contiguous;
  layout.elementBytes = question.elementBytes;
  layout.strided.dims.resize(question.tile.size());
  // Index bits belong to the contiguous dimension, then to the others from the
  // last.
  SmallVector<int64_t> order = {question.contiguous};
  for (int64_t dim = question.tile.size() - 1; dim >= 0; --dim)
    if (dim != question.contiguous)
      order.push_back(dim);
  int64_t next = 0;
  for (int64_t dim : order) {
    Modes modes;
    for (int64_t side = 1; side < question.tile[dim]; side *= 2)
      modes.push_back({2, int64_t(1) << place[next++]});
    layout.strided.dims[dim] = coalesce(modes);
  }
  layout.bytes = terms.rows * terms.columns * question.elementBytes;
  int64_t reach = 0;
  for (auto [i, row] : enumerate(exclusiveOr.rows))
    if (row != uint64_t(1) << i)
      reach = std::max<int64_t>(reach, Log2_64(row) + 1);
  layout.alignment = std::max<int64_t>(
      {16, terms.vectorBytes, (int64_t(1) << reach) * question.elementBytes});
  layout.swizzle = reach ? swizzleOf(exclusiveOr) : std::nullopt;
  if (reach && !layout.swizzle)
    layout.exclusiveOr = exclusiveOr;
  return layout;
}

static int64_t onesOf(ArrayRef<uint64_t> field) {
  int64_t ones = 0;
  for (uint64_t column : field)
    ones += popcount(column);
  return ones;
}

void Solver::tryMatrices() {
  if (!terms.isPowerOfTwo || terms.patterns.empty())
    return;
  std::optional<Field> complement =
      commonComplement(terms.patterns, terms.indexBits, terms.fieldBits);
  // With a closed form at hand the search only looks for a simpler one.
  search = searchField(terms.patterns, terms.indexBits, terms.fieldBits,
                       complement ? searchBudget / 8 : searchBudget);
  if (!search->field.empty())
    consider(layoutOfField(terms, search->field), Kind::Matrix,
             onesOf(search->field), true);
  tried += search->visited;
  if (complement && !isDone()) {
    consider(layoutOfField(terms, *complement), Kind::Matrix,
             onesOf(*complement), true);
    isComplement = isDone();
  }
}

void Solver::tryPaddings() {
  auto plain = layoutOfMode(question, SwizzleMode::None);
  int64_t inner = question.contiguous;
  for (int64_t pad = 1; pad * terms.vectorBytes < terms.maxBanks * 4; ++pad) {
    if (isDone() || !plain)
      return;
    TileLayout layout = *plain;
    int64_t more = pad * terms.vectorElements();
    for (auto [dim, modes] : enumerate(layout.strided.dims))
      if (static_cast<int64_t>(dim) != inner)
        for (Mode &mode : modes) // whole rows, each longer by the pad
          mode.stride += mode.stride / terms.columns * more;
    layout.bytes = layout.strided.cosize() * layout.elementBytes;
    layout.alignment = std::max<int64_t>(16, terms.vectorBytes);
    consider(layout, Kind::Padding, pad, false);
  }
}

void Solver::tryRotations() {
  auto plain = layoutOfMode(question, SwizzleMode::None);
  int64_t chunk = terms.vectorElements(), chunks = terms.columns / chunk;
  for (int64_t every : {1, 2, 4, 8})
    for (int64_t step = 1; step < std::min<int64_t>(chunks, 16); ++step) {
      if (isDone() || !plain || every >= terms.rows)
        return;
      TileLayout layout = *plain;
      layout.rotation = Rotation{chunk, chunks, step, every};
      layout.alignment = std::max<int64_t>(16, terms.vectorBytes);
      consider(layout, Kind::Rotation, step, false);
    }
}

//===----------------------------------------------------------------------===//
// The answer
//===----------------------------------------------------------------------===//

std::string Solver::getProof(int64_t cost) const {
  bool isMet = cost <= terms.bound;
  if (isComplement)
    return "a complement common to all accesses: no layout that keeps the "
           "vectors "
           "takes fewer cycles";
  if (isMet)
    return "the bound is met: no layout that keeps the vectors takes fewer "
           "cycles";
  if (!question.modes.empty())
    return formatv("the cheapest of {0} modes that the engine knows", tried);
  bool exhaustsXor = !question.allowsMatrix ||
                     (terms.isLinear && search && search->isComplete);
  if (!terms.isPowerOfTwo || !exhaustsXor || !question.allowsSwizzle)
    return formatv("the cheapest of {0} layouts tried", tried);
  StringRef among = !question.allowsMatrix ? "every swizzle"
                    : search->isFixed      ? "every XOR of rows"
                                           : "every XOR of every bit order";
  bool allowsMore = question.allowsPadding || question.allowsRotation;
  return formatv(
      "exhaustive over {0}{1}, in {2} steps", among,
      allowsMore ? "; no row pitch or rotation tried is cheaper" : "", tried);
}

SwizzleAnswer Solver::solve() {
  SwizzleAnswer answer;
  answer.refusal = terms.refusal;
  if (!answer.refusal.empty())
    return answer;
  if (!question.modes.empty()) {
    tryModes();
    if (!best) {
      answer.refusal = "[banks.mode] expects rows that are whole spans of a "
                       "mode that the engine knows, got rows of " +
                       std::to_string(terms.columns * question.elementBytes) +
                       " bytes";
      return answer;
    }
  } else {
    trySwizzles();
    if (!isDone() && question.allowsSwizzle && question.allowsMatrix)
      tryMatrices();
    if (!isDone() && question.allowsPadding)
      tryPaddings();
    if (!isDone() && question.allowsRotation)
      tryRotations();
  }
  Certificate certificate = costOf(question, *best);
  certificate.bound = terms.bound;
  certificate.tried = tried;
  certificate.proof = getProof(certificate.cost);
  certificate.isOptimal =
      certificate.cost <= terms.bound || !question.modes.empty() ||
      StringRef(certificate.proof).starts_with("exhaustive");
  answer.certificate = std::move(certificate);
  answer.layout = std::move(best);
  return answer;
}

SwizzleAnswer solveSwizzle(const SwizzleQuestion &question) {
  return Solver(question).solve();
}

} // namespace tier::problem::banks
