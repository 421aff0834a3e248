//===- Products.cpp - what matrix units compute ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product of a warp, or of one thread, runs where it stands. One of a
// warpgroup, or into tensor memory, is a job: it reads its operands when it
// runs, behind the products that its role issued before it.
//
//===----------------------------------------------------------------------===//

#include "Cta.h"

#include "llvm/ADT/bit.h"

#include <cmath>

using namespace mlir;

namespace tier::simulate {

/// binary32 without its last 13 bits, as the matrix unit reads it.
static double truncateToTF32(double value) {
  uint32_t bits = llvm::bit_cast<uint32_t>(float(value));
  return double(llvm::bit_cast<float>(bits & ~uint32_t(0x1fff)));
}

namespace {
/// An operand [rows, k], wherever it lies.
struct Operand {
  const Element &element;
  int64_t rows, k;
  const std::vector<Cell> &cells;
  const Places *places; ///< null: as the tile counts

  const Cell &operator[](int64_t i) const {
    return cells[places ? places->at[i] : i];
  }
};
} // namespace

static Operand readBuffer(const Buffer &buffer, bool throughEngine) {
  return {buffer.element, buffer.type.getDimSize(0), buffer.type.getDimSize(1),
          throughEngine ? buffer.engine : buffer.threads, buffer.places};
}

static void multiply(const Operand &a, const Operand &b, bool isTF32,
                     const Element &to, std::vector<Cell> &accumulator) {
  if (accumulator.empty())
    return;
  // Rows of b behind the columns of the sums are not read.
  int64_t m = a.rows, k = a.k, n = accumulator.size() / m;
  if (!to.isFloat) {
    for (int64_t i = 0; i < m; ++i)
      for (int64_t j = 0; j < n; ++j) {
        uint64_t sum = uint64_t(accumulator[i * n + j].i);
        for (int64_t l = 0; l < k; ++l)
          sum += uint64_t(a[i * k + l].i) * uint64_t(b[j * k + l].i);
        accumulator[i * n + j].i = wrap(to, int64_t(sum));
      }
    return;
  }
  // b turned around, so that the inner loop runs along consecutive numbers.
  std::vector<double> turned(k * n);
  bool isFinite = true;
  for (int64_t j = 0; j < n; ++j)
    for (int64_t l = 0; l < k; ++l) {
      double value = b[j * k + l].f;
      turned[l * n + j] = isTF32 ? truncateToTF32(value) : value;
      isFinite &= std::isfinite(value);
    }
  // IEEE sums of f32 products round after each term; the others once.
  bool roundsEachTerm = a.element.bits == 32 && !isTF32;
  std::vector<double> row(n);
  for (int64_t i = 0; i < m; ++i) {
    Cell *out = &accumulator[i * n];
    bool hasTerms = false;
    for (int64_t j = 0; j < n; ++j)
      row[j] = roundsEachTerm || to.bits == 64 ? out[j].f : 0;
    for (int64_t l = 0; l < k; ++l) {
      double value = a[i * k + l].f;
      if (isTF32)
        value = truncateToTF32(value);
      if (value == 0 && isFinite)
        continue;
      hasTerms = true;
      const double *line = &turned[l * n];
      double *sums = row.data();
      if (roundsEachTerm) {
#pragma clang loop vectorize(enable)
        for (int64_t j = 0; j < n; ++j)
          sums[j] = double(float(sums[j] + value * line[j]));
      } else {
#pragma clang loop vectorize(enable)
        for (int64_t j = 0; j < n; ++j)
          sums[j] += value * line[j];
      }
    }
    if (!hasTerms)
      continue;
    for (int64_t j = 0; j < n; ++j)
      out[j].f = roundsEachTerm || to.bits == 64
                     ? row[j]
                     : roundTo(to, out[j].f + row[j]);
  }
}

/// The numbers of an operand times the scales of its rows, row by row, the first of
/// which is row `first` of the scales. Elements of f4 are two numbers each.
static std::vector<Cell> scale(const Operand &operand, const Operand &scales,
                               int64_t first, bool isF4) {
  static const Element f4{true, 4, &llvm::APFloat::Float4E2M1FN()};
  int64_t block = operand.k / scales.k;
  std::vector<Cell> scaled;
  for (int64_t row = 0; row < operand.rows; ++row)
    for (int64_t l = 0; l < operand.k; ++l) {
      Cell cell = operand[row * operand.k + l];
      double scale = scales[(first + row) * scales.k + l / block].f;
      if (!isF4)
        scaled.push_back(cellOf(cell.f * scale));
      for (int i = 0; isF4 && i < 2; ++i) // the lower four bits first
        scaled.push_back(
            cellOf(decodePattern(f4, uint64_t(cell.i) >> 4 * i) * scale));
    }
  return scaled;
}

/// The numbers that rows of bytes hold without gaps.
static std::vector<Cell> unpackRows(const Operand &operand,
                                    const Element &format) {
  int64_t count = operand.k * 8 / format.bits;
  std::vector<Cell> numbers;
  for (int64_t row = 0; row < operand.rows; ++row)
    for (int64_t i = 0; i < count; ++i) {
      int64_t bit = i * format.bits;
      uint64_t pattern = 0;
      for (int64_t byte : {0, 1})
        if (int64_t at = bit / 8 + byte; at < operand.k)
          pattern |= uint64_t(operand[row * operand.k + at].i & 0xff) << 8 * byte;
      numbers.push_back(cellOf(decodePattern(format, pattern >> bit % 8)));
    }
  return numbers;
}

/// A product of the unit whose operands have scales; B is rows of it from `first` on.
static void multiplyScaled(const Operand &a, const Operand &scaleA,
                           const Operand &b, const Operand &scaleB,
                           int64_t first, bool isF4, const Element &to,
                           std::vector<Cell> &accumulator) {
  static const Element exact{true, 8, nullptr}; // sums round once
  std::vector<Cell> left = scale(a, scaleA, 0, isF4),
                    right = scale(b, scaleB, first, isF4);
  int64_t k = a.k * (isF4 ? 2 : 1);
  multiply(Operand{exact, a.rows, k, left, nullptr},
           Operand{exact, b.rows, k, right, nullptr}, /*isTF32=*/false, to,
           accumulator);
}

void multiply(const Buffer &a, const Buffer &b, bool throughEngine, bool isTF32,
              const Element &to, std::vector<Cell> &accumulator) {
  multiply(readBuffer(a, throughEngine), readBuffer(b, throughEngine), isTF32,
           to, accumulator);
}

namespace {
/// What a CTA has of a product into tensor memory: all of it, or with a pair rows of A
/// and of the sums, some rows of B, and the scales of its rows of A and of all of B.
struct Share {
  Buffer *a, *b, *c, *scaleA = nullptr, *scaleB = nullptr;
};
} // namespace

/// The sums of one CTA: rows of its own, columns of every CTA.
static void multiplyShares(const Share &own, ArrayRef<Share> all, bool adds,
                           bool isTF32, bool isF4) {
  auto engine = [](const Buffer *buffer) { return readBuffer(*buffer, true); };
  Operand a = engine(own.a);
  int64_t first = 0, columns = own.c->type.getDimSize(1);
  for (const Share &share : all) {
    Operand b = engine(share.b);
    std::vector<Cell> sums(a.rows * b.rows, Cell{.i = 0});
    auto forEach = [&](auto visit) {
      for (int64_t row = 0; row < a.rows; ++row)
        for (int64_t j = 0; j < b.rows; ++j)
          visit(own.c->threads[own.c->places->at[row * columns + first + j]],
                sums[row * b.rows + j]);
    };
    if (adds)
      forEach([](Cell &lies, Cell &sum) { sum = lies; });
    if (own.scaleA)
      multiplyScaled(a, engine(own.scaleA), b, engine(own.scaleB), first, isF4,
                     own.c->element, sums);
    else
      multiply(a, b, isTF32, own.c->element, sums);
    forEach([](Cell &lies, Cell &sum) { lies = sum; });
    first += b.rows;
  }
}

/// A product that the unit will run behind those before it.
JobRef Cta::startProduct(Agent &agent, Operation *op,
                         ArrayRef<Buffer *> reads) {
  auto job = std::make_shared<Job>();
  job->by = &agent;
  job->op = op;
  job->lateness = 1;
  job->reads.assign(reads.begin(), reads.end());
  if (!agent.products.empty())
    job->after = agent.products.back();
  agent.products.push_back(job);
  jobs.push_back(job);
  return job;
}

/// Registers that a running product reads are not written.
bool Cta::checkRegisters(Agent &agent, Operation *op) {
  for (JobRef &product : agent.products) {
    if (!product->registers || product->isObserved ||
        product->registers.getDefiningOp() != op)
      continue;
    if (fail(op,
             "[async.product-running] expects products that were awaited "
             "before their registers are written, got a write while the "
             "product reads them",
             "await mma_group before the write", product->op))
      return false;
    for (Cell &cell : product->held->cells)
      cell = garbage(product->held->element, random);
  }
  return true;
}

/// A product whose A lies in registers.
Outcome Cta::mmaOfRegisters(Agent &agent, ir::MmaOp op) {
  Buffer *b = view(agent, op.getB())->buffer;
  const std::vector<Cell> *cells = read(agent, op.getA(), op);
  if (!cells || !checkHeld(agent, *b, op) || !checkEngineReads(*b, op))
    return Outcome::Failed;
  TileRef before = tile(agent, op.getAccumulator());
  TileRef made = makeTile(op.getResult().getType());
  TileRef held = makeTile(op.getA().getType());
  held->cells = *cells;
  JobRef job = startProduct(agent, op, {b});
  job->registers = op.getA();
  job->held = held;
  made->job = job;
  std::weak_ptr<Tile> result = made;
  job->run = [held, b, before, result, isTF32 = op.getTf32()] {
    TileRef target = result.lock();
    if (!target) // nobody holds it any more
      return;
    target->cells = before->cells;
    Operand a{held->element, held->shape[0], held->shape[1], held->cells,
              nullptr};
    multiply(a, readBuffer(*b, /*throughEngine=*/true), isTF32,
             target->element, target->cells);
  };
  set(agent, op.getResult(), made);
  return Outcome::Done;
}

Outcome Cta::mma(Agent &agent, ir::MmaOp op) {
  isVisible = true;
  if (op.readsRegisters())
    return mmaOfRegisters(agent, op);
  Buffer *a = view(agent, op.getA())->buffer,
         *b = view(agent, op.getB())->buffer;
  if (!checkHeld(agent, *a, op) || !checkHeld(agent, *b, op))
    return Outcome::Failed;
  TileRef before = tile(agent, op.getAccumulator());
  TileRef made = makeTile(op.getResult().getType());
  bool isTF32 = op.getTf32();
  if (op.getGrain() != ir::Grain::warpgroup) {
    const std::vector<Cell> *cells = read(agent, op.getAccumulator(), op);
    if (!cells)
      return Outcome::Failed;
    for (Buffer *operand : {a, b})
      if (!checkTouch(agent, *operand, op, operand->places->at, {}, false))
        return Outcome::Failed;
    made->cells = *cells;
    SmallVector<Operand, 2> scales;
    for (mlir::Value value : op.getScales()) {
      const std::vector<Cell> *held = read(agent, value, op);
      if (!held)
        return Outcome::Failed;
      TileRef of = tile(agent, value);
      scales.push_back({of->element, of->shape[0], of->shape[1], *held, nullptr});
    }
    Operand left = readBuffer(*a, false), right = readBuffer(*b, false);
    std::vector<Cell> numbers[2];
    Element formats[2] = {left.element, right.element};
    auto read = [&](const Operand &operand, unsigned side) -> Operand {
      if (!op.getFormatsAttr() ||
          op.getFormat(side).getIntOrFloatBitWidth() == 8)
        return operand;
      formats[side] = *findElement(op.getFormat(side));
      numbers[side] = unpackRows(operand, formats[side]);
      return {formats[side], operand.rows, op.getDepth(), numbers[side], nullptr};
    };
    Operand first = read(left, 0), second = read(right, 1);
    if (scales.empty())
      multiply(first, second, isTF32, made->element, made->cells);
    else
      multiplyScaled(first, scales[0], second, scales[1], 0, op.getF4(),
                     made->element, made->cells);
    set(agent, op.getResult(), made);
    return Outcome::Done;
  }
  for (Buffer *operand : {a, b})
    if (!checkEngineReads(*operand, op))
      return Outcome::Failed;
  // The accumulator may be one of the products before it.
  JobRef job = startProduct(agent, op, {a, b});
  made->job = job;
  std::weak_ptr<Tile> result = made;
  job->run = [a, b, before, result, isTF32] {
    TileRef target = result.lock();
    if (!target) // nobody holds it any more
      return;
    target->cells = before->cells;
    multiply(*a, *b, /*throughEngine=*/true, isTF32, target->element,
             target->cells);
  };
  set(agent, op.getResult(), made);
  return Outcome::Done;
}

Outcome Cta::accumulate(Agent &agent, ir::AccumulateOp op) {
  isVisible = true;
  auto bufferOf = [&](mlir::Value tile) {
    return tile ? view(agent, tile)->buffer : nullptr;
  };
  Share own{bufferOf(op.getA()), bufferOf(op.getB()),
            bufferOf(op.getAccumulator()), bufferOf(op.getScaleA()),
            bufferOf(op.getScaleB())};
  bool adds = integer(agent, op.getAdds());
  SmallVector<Buffer *, 4> operands = {own.a, own.b};
  if (own.scaleA)
    operands.append({own.scaleA, own.scaleB});
  for (Buffer *operand : operands)
    if (!checkHeld(agent, *operand, op))
      return Outcome::Failed;
  for (Buffer *operand : operands)
    if (!checkEngineReads(*operand, op))
      return Outcome::Failed;
  SmallVector<Buffer *, 10> reads(operands.begin(), operands.end());
  reads.push_back(own.c);
  SmallVector<Share, 2> shares = {own};
  if (op.getPair()) {
    if (!peer || llvm::any_of(reads, [](Buffer *b) { return b->channel < 0; })) {
      fail(op,
           "[async.simulate] expects products of a pair on stages of its "
           "channels, in clusters of two CTAs, got another",
           "give the plan cluster = [2, 1]", nullptr, true);
      return Outcome::Failed;
    }
    auto peers = [&](Buffer *mine) { return mine ? &peerOf(*mine) : nullptr; };
    // What threads of the other CTA stored, its engines see.
    for (Buffer *operand : operands)
      if (!peer->checkEngineReads(peerOf(*operand), op))
        return Outcome::Failed;
    for (size_t i = 0, e = reads.size(); i < e; ++i)
      reads.push_back(&peerOf(*reads[i]));
    shares.push_back({peers(own.a), peers(own.b), peers(own.c),
                      peers(own.scaleA), peers(own.scaleB)});
  }
  JobRef job = startProduct(agent, op, reads);
  job->run = [shares, adds, isTF32 = op.getTf32(), isF4 = op.getF4()] {
    for (const Share &share : shares)
      multiplyShares(share, shares, adds, isTF32, isF4);
  };
  return Outcome::Done;
}

Cell reduceCell(transport::Reduction reduction, const Element &element,
                       Cell there, Cell comes) {
  using R = transport::Reduction;
  if (element.isFloat) // added: the only reduction of floats
    return cellOf(roundTo(element, there.f + comes.f));
  switch (reduction) {
  case R::add:
    return cellOf(wrap(element, int64_t(uint64_t(there.i) + uint64_t(comes.i))));
  case R::min:
    return cellOf(std::min(there.i, comes.i));
  case R::max:
    return cellOf(std::max(there.i, comes.i));
  case R::bit_and:
    return cellOf(there.i & comes.i);
  case R::bit_or:
    return cellOf(there.i | comes.i);
  case R::bit_xor:
    return cellOf(there.i ^ comes.i);
  }
  llvm_unreachable("all reductions are above");
}

} // namespace tier::simulate
