//===- ClusterReduce.cpp - numbers of all CTAs of a cluster ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each CTA has a word for every CTA of the cluster. One thread stores its CTA's
// number to its own word in all of them (PTX ISA 9.7.9.22, mapa); then all meet,
// and every thread reads n words of its own CTA:
//
//   CTA 0: [m0 m1 m2 m3]   CTA 1: [m0 m1 m2 m3]   ...
//
// Two such rows take turns, in a loop one for each of its exchanges. Whoever stores
// to a row again has met all others since they read it, so one meeting serves an
// exchange; and nobody addresses a CTA after the last meeting, so that it may end.
// Where numbers are gathered, each has a row of its own, and all that an op brings are
// stored before one meeting. Where a loop has one exchange, all arrive once more when
// they have read, and wait for each other before they store. Stores to a CTA that has
// not begun are not defined: all arrive where the kernel begins, and wait before the
// first exchange.
//
//===----------------------------------------------------------------------===//

#include "Barriers.h"
#include "NVVMTarget.h"

#include "tier/Conversion/TileToThread/Combine.h"
#include "tier/Dialect/Transport/IR/Cluster.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

using namespace mlir;

namespace tier::nvvm {

/// A number as an integer of 32 or 64 bits.
static Value toWord(ThreadEmitter &emitter, Value value) {
  OpBuilder &b = emitter.builder();
  unsigned bits = value.getType().getIntOrFloatBitWidth();
  Type integer = b.getIntegerType(bits);
  if (value.getType() != integer)
    value = arith::BitcastOp::create(b, emitter.loc(), integer, value);
  if (bits >= 32)
    return value;
  return arith::ExtUIOp::create(b, emitter.loc(), b.getI32Type(), value);
}

static Value fromWord(ThreadEmitter &emitter, Value word, Type type) {
  OpBuilder &b = emitter.builder();
  Type integer = b.getIntegerType(type.getIntOrFloatBitWidth());
  if (word.getType() != integer)
    word = arith::TruncIOp::create(b, emitter.loc(), integer, word);
  if (type == integer)
    return word;
  return arith::BitcastOp::create(b, emitter.loc(), type, word);
}

FailureOr<SmallVector<SmallVector<Value>>>
NVVMTarget::exchangeNumbers(ThreadEmitter &emitter, Operation *op, ArrayRef<Value> brought) {
  if (!machine.hasCluster || !emitter.role().isWholeCta) {
    InFlightDiagnostic error =
        op->emitOpError("[async.machine] expects all threads of a CTA, on a "
                        "machine with clusters, got ")
        << (machine.hasCluster ? "those of a role" : machine.name);
    error.attachNote() << "fix: reduce outside of roles, or compile for sm_90a";
    return error;
  }

  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  Assembly a(b, loc);
  int64_t ctas = transport::countClusterCtas(emitter.kernel);
  transport::Exchange exchange = transport::findExchange(op);
  int64_t rowBytes = ctas * transport::Exchange::wordBytes;
  auto meetBefore = [&](Assembly &at) {
    at.emit("barrier.cluster.wait.acquire.aligned;", {}, {});
  };
  if (exchangeOffset < 0) {
    exchangeOffset = emitter.reserveShared(exchange.rows * rowBytes, 16);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(&emitter.function.getBody().front());
    Assembly first(b, loc);
    first.emit("barrier.cluster.arrive.relaxed.aligned;", {}, {});
    exchangeIsOpen = true;
    if (exchange.isRepeated && !exchange.isOnly) {
      meetBefore(first);
      exchangeIsOpen = false;
    }
  }
  if (exchangeIsOpen) {
    emitWarpBarrier(a); // lanes may come from different branches
    meetBefore(a);
    exchangeIsOpen = false;
  }

  SmallVector<Value> words =
      llvm::map_to_vector(brought, [&](Value number) { return toWord(emitter, number); });
  auto getBytes = [](Value word) { return word.getType().getIntOrFloatBitWidth() / 8; };
  SmallVector<Value> rows;
  for (size_t i = 0; i < words.size(); ++i)
    rows.push_back(emitter.sharedPointer(exchangeOffset + (exchange.row + i) * rowBytes));
  emitOnce(emitter, [&] {
    Assembly inner(emitter.builder(), emitter.loc());
    Value rank = NVVM::ClusterId::create(inner.b, inner.loc, inner.b.getI32Type());
    for (auto [row, word] : llvm::zip(rows, words)) {
      int64_t bytes = getBytes(word);
      Value own = inner.add(inner.address(row), inner.mul(rank, bytes));
      for (int64_t cta = 0; cta < ctas; ++cta) {
        Value peer = inner.emit("mapa.shared::cluster.u32 $0, $1, $2;", inner.b.getI32Type(),
                                {own, inner.constant(cta)}, Touches::nothing)[0];
        inner.emit(llvm::formatv("st.shared::cluster.b{0} [$0], $1;", 8 * bytes).str(), {},
                   {peer, word});
      }
    }
  });
  emitClusterBarrier(a);

  // Words of 16 bytes at a time.
  SmallVector<SmallVector<Value>> numbers(words.size());
  for (auto [row, word, number, all] : llvm::zip(rows, words, brought, numbers)) {
    int64_t bytes = getBytes(word), width = std::min<int64_t>(ctas, 16 / bytes);
    auto type = VectorType::get({width}, word.getType());
    for (int64_t first = 0; first < ctas; first += width) {
      Value read = LLVM::LoadOp::create(b, loc, type, emitter.offsetPointer(row, first * bytes),
                                        width * bytes);
      for (int64_t i = 0; i < width; ++i)
        all.push_back(fromWord(emitter,
                               LLVM::ExtractElementOp::create(b, loc, read, a.constant(i)),
                               number.getType()));
    }
  }
  // The next turn of the loop stores where others still read.
  if (exchange.isOnly) {
    emitWarpBarrier(a);
    a.emit("barrier.cluster.arrive.release.aligned;", {}, {});
    exchangeIsOpen = true;
  }
  return numbers;
}

FailureOr<bool> NVVMTarget::emitClusterReduce(ThreadEmitter &emitter, ir::ClusterReduceOp op) {
  ThreadTile tile = emitter.tile(op.getSource());
  if (transport::countClusterCtas(emitter.kernel) == 1) {
    emitter.bind(op.getResult(), tile);
    return true;
  }
  auto numbers = exchangeNumbers(emitter, op, emitter.getElements(tile).front());
  if (failed(numbers))
    return failure();
  Value all = combineTree(emitter, op.getKind(), numbers->front());
  emitter.bind(op.getResult(), emitter.splat(tile.fragment, all));
  return true;
}

FailureOr<bool> NVVMTarget::emitClusterGather(ThreadEmitter &emitter, ir::ClusterGatherOp op) {
  SmallVector<Value> brought = llvm::map_to_vector(op.getSources(), [&](Value source) {
    return emitter.getElements(emitter.tile(source)).front();
  });
  SmallVector<SmallVector<Value>> numbers;
  if (transport::countClusterCtas(emitter.kernel) == 1) {
    for (Value number : brought)
      numbers.push_back({number});
  } else {
    auto all = exchangeNumbers(emitter, op, brought);
    if (failed(all))
      return failure();
    numbers = std::move(*all);
  }
  for (auto [result, all] : llvm::zip(op.getResults(), numbers)) {
    auto type = cast<RankedTensorType>(result.getType());
    layout::FragmentAttr fragment = layout::getFragment(type);
    SmallVector<Value> elements;
    for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; ++r)
      elements.push_back(all[fragment.getCoordinate(fragment.getRegisters(), r).back()]);
    emitter.bind(result, emitter.fromElements(fragment, type.getElementType(), elements));
  }
  return true;
}

} // namespace tier::nvvm
