//===- BankQuestion.cpp - checking a swizzle question, counting answers ---===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BankQuestion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <array>
#include <map>

using namespace llvm;

namespace tier::problem::banks {

using machine::BankModel;

/// Elements of the largest tile that is looked at.
static constexpr int64_t mostElements = int64_t(1) << 20;

//===----------------------------------------------------------------------===//
// Checking
//===----------------------------------------------------------------------===//

bool BankQuestion::check() {
  auto refuse = [&](const char *rule, const Twine &what) {
    refusal = (Twine(rule) + " expects " + what).str();
    return false;
  };
  const SwizzleQuestion &q = question;
  int64_t elements = 1;
  for (int64_t side : q.tile) {
    if (side < 1 || side > mostElements || (elements *= side) > mostElements)
      return refuse("[banks.question]", formatv("sides of at least 1 and at most {0} "
                                        "elements in all, got a side of {1}",
                                        mostElements, side));
  }
  if (q.tile.empty() || q.contiguous < 0 ||
      q.contiguous >= static_cast<int64_t>(q.tile.size()))
    return refuse("[banks.question]", formatv("a contiguous dimension of the tile, got "
                                      "{0}",
                                      q.contiguous));
  if (!isPowerOf2_64(q.elementBytes) || q.elementBytes > 16)
    return refuse("[banks.question]", formatv("elements of 1, 2, 4, 8 or 16 bytes, got "
                                      "{0}",
                                      q.elementBytes));
  if (q.vectorBytes && (!isPowerOf2_64(q.vectorBytes) || q.vectorBytes > 128))
    return refuse("[banks.question]", formatv("vectors of a power of two of bytes, at "
                                      "most 128, got {0}",
                                      q.vectorBytes));
  vectorBytes = std::max<int64_t>({4, q.vectorBytes, q.elementBytes});
  for (const Access &access : q.accesses) {
    if (!access.model)
      return refuse("[banks.question]", "an instruction for each access, got none");
    if (access.weight < 1 || access.weight > (int64_t(1) << 32))
      return refuse("[banks.question]",
                    formatv("weights from 1 to 2^32, got {0}", access.weight));
    maxBanks = std::max(maxBanks, access.model->banks);
    // A vector of 12 bytes lies in one of 16.
    vectorBytes = std::max<int64_t>(vectorBytes,
                                    PowerOf2Ceil(access.model->bytesPerLane));
  }
  columns = q.tile[q.contiguous];
  rows = elements / columns;
  if (columns * q.elementBytes % vectorBytes)
    return refuse("[banks.vector]",
                  formatv("rows of whole vectors of {0} bytes, got {1} bytes",
                          vectorBytes, columns * q.elementBytes));

  for (const Access &access : q.accesses)
    for (ArrayRef<int64_t> lanes : access.instructions) {
      const BankModel &model = *access.model;
      if (static_cast<int64_t>(lanes.size()) > model.lanes())
        return refuse("[banks.address]",
                      formatv("at most {0} lanes for '{1}', got {2}",
                              model.lanes(), model.name, lanes.size()));
      for (int64_t index : lanes)
        if (index >= elements)
          return refuse("[banks.address]", formatv("elements below {0}, got {1}",
                                           elements, index));
    }
  return true;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

BankQuestion::BankQuestion(const SwizzleQuestion &question)
    : question(question) {
  if (!check())
    return;
  isPowerOfTwo =
      all_of(question.tile, [](int64_t s) { return isPowerOf2_64(s); });
  if (maxBanks)
    fieldBits = std::max<int64_t>(0, Log2_64(maxBanks * 4) -
                                         int64_t(Log2_64(vectorBytes)));
  if (isPowerOfTwo)
    indexBits = Log2_64(rows * columns * question.elementBytes / vectorBytes);
  fieldBits = isPowerOfTwo ? std::min(fieldBits, indexBits) : fieldBits;
  isLinear = isPowerOfTwo;
  read();
}

void BankQuestion::read() {
  // Row-major strides, to take the contiguous dimension out of an index.
  int64_t below = 1;
  for (size_t dim = question.contiguous + 1; dim < question.tile.size(); ++dim)
    below *= question.tile[dim];
  for (const Access &access : question.accesses) {
    std::map<SmallVector<int64_t>, int64_t> distinct;
    for (const SmallVector<int64_t> &lanes : access.instructions)
      ++distinct[lanes];
    int64_t unit = isPowerOf2_64(access.model->bytesPerLane)
                       ? access.model->bytesPerLane
                       : 4;
    for (const auto &[lanes, times] : distinct) {
      Instruction &instruction = instructions.emplace_back();
      instruction.model = access.model;
      instruction.weight = access.weight * times;
      for (int64_t index : lanes) {
        if (index < 0) {
          instruction.lanes.push_back({-1, 0});
          continue;
        }
        int64_t column = index / below % columns;
        int64_t row = index / below / columns * below + index % below;
        if (column * question.elementBytes % unit && refusal.empty())
          refusal =
              formatv("[banks.address] expects lanes at multiples of {0} "
                      "bytes of a row for '{1}', got byte {2}",
                      unit, access.model->name, column * question.elementBytes);
        instruction.lanes.push_back({row, column});
      }
      if (!refusal.empty())
        return;
      instruction.bound = boundOf(instruction);
      bound += instruction.weight * instruction.bound;
      if (isPowerOfTwo)
        addPattern(instruction);
    }
  }
}

int64_t BankQuestion::boundOf(const Instruction &instruction) const {
  // Word w of a vector can only be in every (vector words)-th bank.
  int64_t vectorWords = vectorBytes / 4;
  int64_t room = std::max<int64_t>(1, instruction.model->banks / vectorWords);
  int64_t cycles = 0;
  for (int64_t phase = 0; phase < instruction.model->phases(); ++phase) {
    SmallVector<int64_t, 64> words;
    for (auto [lane, place] : enumerate(instruction.lanes))
      if (place.first >= 0 && instruction.model->phaseOfLane[lane] == phase) {
        int64_t at =
            (place.first * columns + place.second) * question.elementBytes;
        for (int64_t b = 0; b < instruction.model->bytesPerLane; b += 4)
          words.push_back((at + b) / 4);
      }
    llvm::sort(words);
    words.erase(llvm::unique(words), words.end());
    SmallVector<int64_t> ofWord(vectorWords, 0);
    int64_t most = 0;
    for (int64_t word : words)
      most = std::max(most, ++ofWord[word % vectorWords]);
    cycles += divideCeil(most, room);
  }
  return cycles;
}

void BankQuestion::addPattern(const Instruction &instruction) {
  const BankModel &model = *instruction.model;
  ArrayRef<std::pair<int32_t, int32_t>> lanes = instruction.lanes;
  std::optional<SmallVector<uint64_t>> phase = phaseSpace(model);
  auto indexOf = [&](uint64_t lane) -> uint64_t {
    return lanes[lane].first * columns + lanes[lane].second;
  };
  bool linear = phase && isPowerOf2_64(model.bytesPerLane) &&
                static_cast<int64_t>(lanes.size()) == model.lanes() &&
                all_of(lanes, [](auto place) { return place.first >= 0; });
  for (uint64_t lane = 1; linear && lane < lanes.size(); ++lane) {
    uint64_t low = lane & -lane;
    linear = indexOf(lane) == (indexOf(lane ^ low) ^ indexOf(low) ^ indexOf(0));
  }
  if (!linear) {
    isLinear = false;
    return;
  }
  // Words of a phase, then those that differ above the vector only.
  SmallVector<uint64_t> words;
  for (uint64_t lane : *phase)
    words.push_back((indexOf(lane) ^ indexOf(0)) * question.elementBytes >> 2);
  for (int64_t word = 1; word * 4 < model.bytesPerLane; word *= 2)
    words.push_back(word);
  int64_t vectorBits = Log2_64(vectorBytes / 4);
  SmallVector<uint64_t> space;
  for (uint64_t word : f2Basis(words)) // in order of their lowest bits
    if (word >> vectorBits << vectorBits == word)
      space.push_back(word >> vectorBits);
  int64_t seen =
      std::clamp<int64_t>(Log2_64(model.banks) - vectorBits, 0, fieldBits);
  int64_t weight = instruction.weight * model.phases();
  for (Pattern &pattern : patterns)
    if (pattern.space == space && pattern.fieldBits == seen) {
      pattern.weight += weight;
      return;
    }
  patterns.push_back({space, seen, weight});
}

//===----------------------------------------------------------------------===//
// Counting
//===----------------------------------------------------------------------===//

SmallVector<int64_t> BankQuestion::coordinateOf(int64_t row,
                                                int64_t column) const {
  SmallVector<int64_t> coordinate(question.tile.size());
  for (int64_t dim = question.tile.size() - 1; dim >= 0; --dim) {
    if (dim == question.contiguous) {
      coordinate[dim] = column;
      continue;
    }
    coordinate[dim] = row % question.tile[dim];
    row /= question.tile[dim];
  }
  return coordinate;
}

Field BankQuestion::fieldOf(const TileLayout &layout) const {
  Field field;
  for (int64_t bit = 0; bit < indexBits; ++bit) {
    int64_t index = vectorElements() << bit;
    int64_t at = layout(coordinateOf(index / columns, index % columns));
    field.push_back((at * question.elementBytes / vectorBytes) &
                    ((int64_t(1) << fieldBits) - 1));
  }
  return field;
}

/// Cycles of addresses that are multiples of a power of two of bytes: vectors
/// that share a bank share all of them.
static int64_t cyclesOf(const BankModel &model, ArrayRef<int64_t> addresses) {
  int64_t unit = std::max<int64_t>(4, model.bytesPerLane);
  int64_t slots = model.banks * 4 / unit;
  std::array<int16_t, 64> first, next, depth;
  std::array<int64_t, 64> chunks;
  int64_t cycles = 0;
  for (int64_t phase = 0, phases = model.phases(); phase < phases; ++phase) {
    std::fill_n(first.begin(), slots, -1);
    std::fill_n(depth.begin(), slots, 0);
    int16_t fullest = 0;
    for (size_t lane = 0; lane < addresses.size(); ++lane) {
      if (addresses[lane] < 0 || model.phaseOfLane[lane] != phase)
        continue;
      int64_t chunk = addresses[lane] / unit, slot = chunk % slots;
      int16_t other = first[slot];
      while (other >= 0 && chunks[other] != chunk)
        other = next[other];
      if (other >= 0)
        continue;
      chunks[lane] = chunk;
      next[lane] = first[slot];
      first[slot] = lane;
      fullest = std::max(fullest, ++depth[slot]);
    }
    cycles += fullest;
  }
  return cycles;
}

int64_t BankQuestion::count(const TileLayout &layout, int64_t limit) const {
  int64_t bytes = layout.elementBytes;
  // Rows and columns have offsets of their own, up to a rotation and an XOR.
  TileLayout plain = layout;
  plain.rotation.reset();
  plain.swizzle.reset();
  plain.exclusiveOr = F2Matrix();
  SmallVector<int64_t, 0> ofRow, ofColumn;
  for (int64_t row = 0; row < rows; ++row)
    ofRow.push_back(plain(coordinateOf(row, 0)));
  for (int64_t column = 0; column < columns; ++column)
    ofColumn.push_back(plain(coordinateOf(0, column)) - ofRow[0]);
  F2Matrix columnsOfXor = layout.exclusiveOr.transposed();

  int64_t cost = bound;
  SmallVector<int64_t, 64> addresses;
  for (const Instruction &instruction : instructions) {
    addresses.clear();
    for (auto [row, column] : instruction.lanes) {
      if (row < 0) {
        addresses.push_back(-1);
        continue;
      }
      int64_t at = column;
      if (const auto &rotation = layout.rotation)
        at = (column / rotation->chunk +
              rotation->step * (row / rotation->every)) %
                 rotation->chunks * rotation->chunk +
             column % rotation->chunk;
      int64_t offset = ofRow[row] + ofColumn[at];
      if (layout.swizzle)
        offset = (*layout.swizzle)(offset);
      else if (columnsOfXor.numRows()) {
        int64_t image = 0;
        for (uint64_t rest = offset; rest; rest &= rest - 1)
          image ^= columnsOfXor.rows[countr_zero(rest)];
        offset = image;
      }
      addresses.push_back(offset * bytes);
    }
    int64_t cycles = isPowerOf2_64(instruction.model->bytesPerLane)
                         ? cyclesOf(*instruction.model, addresses)
                         : banks::costOf(*instruction.model, addresses).cycles;
    cost += instruction.weight * (cycles - instruction.bound);
    if (cost > limit)
      break;
  }
  return cost;
}

} // namespace tier::problem::banks
