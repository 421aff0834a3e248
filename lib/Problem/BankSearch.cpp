//===- BankSearch.cpp - common complements, and the search for the rest ---===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BankSearch.h"
#include "tier/Problem/F2.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

#include <array>
#include <limits>

using namespace llvm;

namespace tier::problem::banks {

static uint64_t lowBits(int64_t count) {
  return count >= 64 ? ~uint64_t(0) : (uint64_t(1) << count) - 1;
}

/// F(x): the sum of the columns of the bits of x.
static uint64_t apply(ArrayRef<uint64_t> field, uint64_t x) {
  uint64_t image = 0;
  for (; x; x &= x - 1)
    image ^= field[countr_zero(x)];
  return image;
}

namespace {
/// The span of images of a space, which loses a bit whenever a new image is a
/// sum of those before it.
struct Images {
  std::array<uint64_t, 8> leads{};
  /// Whether `image` is new.
  bool insert(uint64_t image) {
    while (image) {
      int lead = countr_zero(image);
      if (!leads[lead]) {
        leads[lead] = image;
        return true;
      }
      image ^= leads[lead];
    }
    return false;
  }
};
} // namespace

int64_t costOf(ArrayRef<Pattern> patterns, ArrayRef<uint64_t> field) {
  int64_t cost = 0;
  for (const Pattern &pattern : patterns) {
    Images images;
    int64_t shared = 0;
    for (uint64_t vector : pattern.space)
      shared +=
          !images.insert(apply(field, vector) & lowBits(pattern.fieldBits));
    cost += pattern.weight << shared;
  }
  return cost;
}

//===----------------------------------------------------------------------===//
// The common complement
//===----------------------------------------------------------------------===//

static bool isInside(ArrayRef<uint64_t> inner, ArrayRef<uint64_t> outer) {
  SmallVector<uint64_t> both(outer);
  append_range(both, inner);
  return f2Basis(both).size() == outer.size();
}

/// A basis of a space of dimension `size` that is part of `space`, or has it as
/// a part.
static SmallVector<uint64_t> resized(ArrayRef<uint64_t> space, size_t size,
                                     int64_t indexBits) {
  SmallVector<uint64_t> basis(space.take_front(std::min(size, space.size())));
  for (int64_t bit = 0; bit < indexBits && basis.size() < size; ++bit) {
    SmallVector<uint64_t> more(basis);
    more.push_back(uint64_t(1) << bit);
    if (f2Basis(more).size() > basis.size())
      basis = more;
  }
  return basis;
}

std::optional<Field> commonComplement(ArrayRef<Pattern> patterns,
                                      int64_t indexBits, int64_t fieldBits) {
  SmallVector<SmallVector<uint64_t>> spaces;
  for (const Pattern &pattern : patterns) {
    if (pattern.fieldBits != fieldBits)
      return std::nullopt;
    // A larger space that can be free makes its parts free.
    auto covers = [&](ArrayRef<uint64_t> outer, ArrayRef<uint64_t> inner) {
      return (static_cast<int64_t>(outer.size()) <= fieldBits ||
              outer.size() == inner.size()) &&
             isInside(inner, outer);
    };
    if (any_of(spaces,
               [&](auto &other) { return covers(other, pattern.space); }))
      continue;
    erase_if(spaces, [&](auto &other) { return covers(pattern.space, other); });
    spaces.push_back(pattern.space);
  }
  if (spaces.size() > 2 || indexBits < fieldBits)
    return std::nullopt;
  spaces.resize(2);
  SmallVector<uint64_t> a = resized(spaces[0], fieldBits, indexBits),
                        b = resized(spaces[1], fieldBits, indexBits);

  // a = common + own, b = common + own: pair what they do not share.
  SmallVector<uint64_t> sum, ownA, ownB;
  for (uint64_t vector : a) { // outside of b and of what was taken
    SmallVector<uint64_t> more(b);
    append_range(more, ownA);
    more.push_back(vector);
    if (f2Basis(more).size() == b.size() + ownA.size() + 1)
      ownA.push_back(vector);
  }
  for (uint64_t vector : b) {
    SmallVector<uint64_t> more(a);
    append_range(more, ownB);
    more.push_back(vector);
    if (f2Basis(more).size() == a.size() + ownB.size() + 1)
      ownB.push_back(vector);
  }
  sum = a;
  append_range(sum, ownB);
  SmallVector<uint64_t> shared; // the complement
  for (auto [x, y] : zip_equal(ownA, ownB))
    shared.push_back(x ^ y);
  for (int64_t bit = 0; bit < indexBits; ++bit) {
    SmallVector<uint64_t> more(sum);
    more.push_back(uint64_t(1) << bit);
    if (f2Basis(more).size() == sum.size() + 1) {
      sum.push_back(uint64_t(1) << bit);
      shared.push_back(uint64_t(1) << bit);
    }
  }

  // F is what vanishes on the complement, and only there.
  F2Matrix space;
  space.columns = indexBits;
  space.rows.append(shared.begin(), shared.end());
  SmallVector<uint64_t> rows = f2Basis(space.kernel());
  Field field;
  for (int64_t bit = 0; bit < indexBits; ++bit) {
    uint64_t column = 0;
    for (auto [i, row] : enumerate(rows))
      column |= (row >> bit & 1) << i;
    field.push_back(column);
  }
  return field;
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

/// The basis of the same space in which every vector has its own highest bit.
static SmallVector<uint64_t> byHighestBit(ArrayRef<uint64_t> space) {
  SmallVector<uint64_t> basis;
  for (uint64_t vector : space) {
    for (uint64_t member : basis)
      if ((vector ^ member) < vector)
        vector ^= member;
    if (!vector)
      continue;
    basis.push_back(vector);
    llvm::sort(basis, std::greater<uint64_t>());
  }
  return basis;
}

namespace {
class Search {
public:
  Search(ArrayRef<Pattern> patterns, int64_t indexBits, int64_t fieldBits,
         int64_t budget)
      : patterns(patterns), indexBits(indexBits), fieldBits(fieldBits),
        budget(budget) {
    for (const Pattern &pattern : patterns) {
      isFixed |= pattern.fieldBits != fieldBits;
      bases.push_back(byHighestBit(pattern.space));
      for (uint64_t vector : pattern.space)
        touched |= vector;
    }
    best.cost = std::numeric_limits<int64_t>::max();
    best.isFixed = isFixed;
  }

  Found run() {
    Node root;
    root.images.resize(patterns.size());
    root.shared.assign(patterns.size(), 0);
    column.assign(indexBits, 0);
    visit(0, 0, root, 0);
    best.isComplete = best.visited <= budget;
    return best;
  }

private:
  /// What is known once the columns of some low index bits are chosen.
  struct Node {
    SmallVector<Images, 8> images;
    SmallVector<int64_t, 8> shared; ///< lost bits per pattern
  };

  /// No completion of these columns costs less.
  int64_t boundOf(const Node &node) const {
    int64_t bound = 0;
    for (auto [pattern, shared] : zip_equal(patterns, node.shared))
      bound += pattern.weight *
               std::max(int64_t(1) << shared, pattern.leastDegree());
    return bound;
  }

  bool isWorse(int64_t cost, int64_t looks) const {
    return cost > best.cost || (cost == best.cost && looks >= bestLooks);
  }

  /// Chooses the column of `bit`; the lower ones have rank `rank`.
  void visit(int64_t bit, int64_t rank, const Node &node, int64_t looks) {
    if (++best.visited > budget || isWorse(boundOf(node), looks))
      return;
    if (bit == indexBits) {
      best.cost = boundOf(node);
      bestLooks = looks;
      best.field = column;
      return;
    }
    if (rank < fieldBits) { // a new bit of the field; best where the bit is
      attempt(bit, uint64_t(1) << rank, rank + 1, node,
              looks + 64 * (bit - rank));
      if (isFixed)
        return;
    }
    if (rank < fieldBits && indexBits - bit <= fieldBits - rank)
      return; // every bit left must lead
    uint64_t count = touched >> bit & 1 ? uint64_t(1) << rank : 1;
    for (int64_t ones = 0; ones <= rank; ++ones)
      for (uint64_t value = 0; value < count; ++value)
        if (popcount(value) == ones)
          attempt(bit, value, rank, node, looks + ones);
  }

  void attempt(int64_t bit, uint64_t value, int64_t rank, const Node &node,
               int64_t looks) {
    if (best.visited > budget)
      return;
    column[bit] = value;
    Node next = node;
    for (size_t p = 0; p < patterns.size(); ++p)
      for (uint64_t vector : bases[p])
        if (vector >> bit == 1)
          next.shared[p] += !next.images[p].insert(
              apply(column, vector) & lowBits(patterns[p].fieldBits));
    visit(bit + 1, rank, next, looks);
    column[bit] = 0;
  }

  ArrayRef<Pattern> patterns;
  int64_t indexBits, fieldBits, budget;
  bool isFixed = false;
  uint64_t touched = 0;
  SmallVector<SmallVector<uint64_t>> bases;
  Field column;
  Found best;
  int64_t bestLooks = std::numeric_limits<int64_t>::max();
};
} // namespace

Found searchField(ArrayRef<Pattern> patterns, int64_t indexBits,
                  int64_t fieldBits, int64_t budget) {
  return Search(patterns, indexBits, fieldBits, budget).run();
}

} // namespace tier::problem::banks
