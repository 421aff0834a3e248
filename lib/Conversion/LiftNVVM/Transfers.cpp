//===- Transfers.cpp - copies between memories ----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reader.h"

#include "tier/Dialect/Layout/IR/Layout.h"

using namespace mlir;
using namespace tier::problem;

namespace tier::lift {

//===----------------------------------------------------------------------===//
// Tensor maps
//===----------------------------------------------------------------------===//

std::optional<int64_t> Reader::boxBytes(Value map, bool isGather) {
  if (!map)
    return std::nullopt;
  while (isa_and_nonnull<UnrealizedConversionCastOp, LLVM::AddrSpaceCastOp>(
      map.getDefiningOp()))
    map = map.getDefiningOp()->getOperand(0);
  auto argument = dyn_cast<BlockArgument>(map);
  if (argument && argument.getOwner()->getParentOp() == kernel) {
    auto function = cast<FunctionOpInterface>(kernel);
    if (auto described = function.getArgAttrOfType<layout::TensorMapAttr>(
            argument.getArgNumber(), "layout.tensormap"))
      if (!described.getBox().empty()) {
        // Four rows are gathered with a box of one.
        bool isRow = described.getBox().size() > 1 && described.getBox()[1] == 1;
        return described.getBoxBytes() * (isGather && isRow ? 4 : 1);
      }
  }
  if (auto found = bytesOfMaps.find(placeOf(map) + (isGather ? " rows" : ""));
      found != bytesOfMaps.end()) {
    if (!isCollecting)
      assume(map.getDefiningOp() ? map.getDefiningOp() : kernel,
             "boxes of " + Twine(found->second) + " bytes for the tensor map " +
                 placeOf(map) +
                 ": those that the barriers of its copies expect");
    return found->second;
  }
  // nvgpu's type holds the memref that one box fills.
  std::string type;
  llvm::raw_string_ostream(type) << map.getType();
  StringRef rest(type);
  if (!rest.contains("tensormap.descriptor"))
    return std::nullopt;
  rest = rest.split("memref<").second;
  int64_t elements = 1, side;
  while (!rest.consumeInteger(10, side)) {
    elements *= side;
    if (!rest.consume_front("x"))
      return std::nullopt;
  }
  int64_t bits = 0;
  rest = rest.drop_while([](char c) { return !isdigit(c); });
  if (rest.consumeInteger(10, bits) || bits == 0)
    return std::nullopt;
  return elements * bits / 8;
}

//===----------------------------------------------------------------------===//
// Maps that kernels write
//===----------------------------------------------------------------------===//

std::string Reader::placeOf(Value pointer) {
  Operation *op = pointer.getDefiningOp();
  if (isa_and_nonnull<LLVM::AddrSpaceCastOp, LLVM::BitcastOp, LLVM::PtrToIntOp,
                      LLVM::IntToPtrOp>(op))
    return placeOf(op->getOperand(0));
  if (auto gep = dyn_cast_or_null<LLVM::GEPOp>(op)) {
    std::string text = placeOf(gep.getBase());
    DataLayout layout = DataLayout::closest(op);
    int64_t bytes = layout.getTypeSize(gep.getElemType());
    for (auto index : gep.getIndices()) {
      auto value = dyn_cast<Value>(index);
      Term number = value ? get(value)
                          : terms.constant(cast<IntegerAttr>(index).getInt());
      text += "[" + print(terms.mul(number, terms.constant(bytes))) + "]";
      bytes = 1;
    }
    return text;
  }
  return print(get(pointer));
}

/// Memory of a map is a buffer of its own, if the kernel writes it at all.
void Reader::addMap(std::vector<protocol::Region> &regions, Value map) {
  std::string name = map ? "map " + placeOf(map) : "";
  if (!writtenMaps.count(name))
    return;
  protocol::Region region;
  region.buffer = name;
  regions.push_back(std::move(region));
}

void Reader::writeMap(Operation *op, Value map, Body &body) {
  if (!map)
    return unknown(op, "a tensor map that cannot be followed", body);
  std::string name = "map " + placeOf(map);
  writtenMaps.insert(name);
  Statement write = make(Op::Write, op);
  write.share = atomicShare; // fields, by whoever replaces them
  addMap(write.writes, map);
  if (!isCollecting)
    body.push_back(std::move(write));
}

void Reader::findRooms() {
  for (const Target &target : targets) {
    auto copy = open.find(target.statement);
    if (copy == open.end())
      continue;
    int64_t room = target.span.stride;
    auto limit = [&](int64_t bytes) {
      if (bytes > 0 && (room == 0 || bytes < room))
        room = bytes;
    };
    limit(target.inner);
    for (const Target &other : targets) {
      int64_t distance = other.span.begin - target.span.begin;
      bool isNear = target.span.stride == 0 ||
                    (other.span.stride == target.span.stride &&
                     distance < target.span.stride);
      if (other.base == target.base && isNear)
        limit(distance);
    }
    if (!target.base && target.span.stride == 0) {
      for (const protocol::Barrier &barrier : lifted.program.barriers)
        limit(barrier.offset - target.span.begin);
      if (auto end = ends.upper_bound(target.span.begin); end != ends.end())
        limit(*end - target.span.begin);
    }
    int64_t &known = copy->second.room;
    known = known == 0 ? room : std::min(known, room);
  }
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

void Reader::perRank(Term address, Operation *op, Body &body,
                     function_ref<void(Body &)> make) {
  bool isApart = false;
  if (address && rankNow < 0 && lifted.program.cluster > 1) {
    if (address->kind == TermKind::Remote)
      address = address->a;
    terms.map(address, [&](Term part) -> Term {
      isApart |= part->kind == TermKind::Variable && part->name == "rank";
      return nullptr;
    });
  }
  if (!isApart)
    return make(body);
  for (rankNow = 0; rankNow < lifted.program.cluster; ++rankNow) {
    Statement branch = this->make(Op::If, op);
    branch.amount = Expr("rank == " + std::to_string(rankNow));
    make(branch.body);
    if (!branch.body.empty())
      body.push_back(std::move(branch));
  }
  rankNow = -1;
}

void Reader::tensorLoad(Operation *op, const TensorCopy &copy, Body &body) {
  perRank(copy.target, op, body,
          [&](Body &inner) { tensorLoadAt(op, copy, inner); });
}

void Reader::tensorLoadAt(Operation *op, const TensorCopy &copy, Body &body) {
  Statement statement = make(Op::BulkLoad, op);
  std::optional<int64_t> bytes = boxBytes(copy.map, copy.isGather);
  statement.amount = bytes.value_or(0);
  if (copy.mask) {
    if (auto mask = express(specialise(copy.mask), op))
      statement.mask = *mask;
    else
      miss(op, "a multicast mask that cannot be followed");
  }
  if (!copy.target || !copy.barrier)
    return unknown(op, "an address that cannot be followed", body);
  if (!addRegion(statement.writes, copy.target, bytes.value_or(-1), op, true))
    return miss(op, "a copy to an address that cannot be followed");
  Target target = lastTarget;
  if (!target.base)
    boxes.insert(target.span.begin);
  target.statement = statement.id;
  // On a barrier of the caller's the bytes are the caller's, too.
  if (!onBarrier(statement, copy.barrier, op))
    return;
  if (!isCollecting) {
    targets.push_back(target);
    if (!bytes) {
      miss(op, "the bytes of a tensor map that is not described: give its "
               "argument the attribute 'layout.tensormap'");
      open[statement.id].map =
          copy.map ? placeOf(copy.map) + (copy.isGather ? " rows" : "") : "";
    }
  }
  addMap(statement.reads, copy.map);
  body.push_back(std::move(statement));
}

void Reader::tensorStore(Operation *op, Value map, Term source, Body &body) {
  Statement statement = make(Op::BulkStore, op);
  if (!source)
    return unknown(op, "an address that cannot be followed", body);
  if (!addRegion(statement.reads, source, boxBytes(map, false).value_or(-1), op,
                 true))
    return;
  addMap(statement.reads, map);
  body.push_back(std::move(statement));
}

void Reader::tryCancel(Operation *op, Term target, Term barrier,
                       bool isMulticast, Body &body) {
  constexpr int64_t responseBytes = 16;
  Statement statement = make(Op::BulkLoad, op);
  statement.amount = responseBytes;
  if (isMulticast)
    statement.mask = (int64_t(1) << lifted.program.cluster) - 1;
  if (!target || !barrier)
    return unknown(op, "an address that cannot be followed", body);
  if (addRegion(statement.writes, target, responseBytes, op, true) &&
      onBarrier(statement, barrier, op))
    body.push_back(std::move(statement));
}

bool Reader::readTransfer(Operation *op, Body &body) {
  StringRef name = op->getName().getStringRef();
  auto under = [&](Value predicate, llvm::function_ref<void(Body &)> then) {
    if (predicate)
      onCondition(get(predicate), op, body, then, [](Body &) {});
    else
      then(body);
    return true;
  };
  auto counted = [&](Op kind, int64_t amount) {
    Statement statement = make(kind, op);
    statement.amount = amount;
    body.push_back(std::move(statement));
    return true;
  };

  if (auto load = dyn_cast<NVVM::CpAsyncBulkTensorGlobalToSharedClusterOp>(op)) {
    TensorCopy copy;
    copy.map = load.getTmaDescriptor();
    copy.isGather = load.getMode() == NVVM::TMALoadMode::TILE_GATHER4;
    return under(load.getPredicate(), [&](Body &inner) {
      copy.target = get(load.getDstMem());
      copy.barrier = get(load.getMbar());
      if (Value mask = load.getMulticastMask())
        copy.mask = get(mask);
      tensorLoad(op, copy, inner);
    });
  }
  if (auto store = dyn_cast<NVVM::CpAsyncBulkTensorSharedCTAToGlobalOp>(op))
    return under(store.getPredicate(), [&](Body &inner) {
      tensorStore(op, store.getTmaDescriptor(), get(store.getSrcMem()), inner);
    });
  if (auto store = dyn_cast<NVVM::CpAsyncBulkTensorReduceOp>(op)) {
    tensorStore(op, store.getTmaDescriptor(), get(store.getSrcMem()), body);
    return true;
  }
  if (auto cancel = dyn_cast<NVVM::ClusterLaunchControlTryCancelOp>(op)) {
    tryCancel(op, get(cancel.getSmemAddress()), get(cancel.getMbarrier()),
              cancel.getMulticast(), body);
    return true;
  }
  if (auto copy = dyn_cast<NVVM::CpAsyncBulkSharedCTAToSharedClusterOp>(op)) {
    Statement statement = make(Op::BulkLoad, op);
    Term size = specialise(get(copy.getSize()));
    if (auto bytes = express(size, op))
      statement.amount = *bytes;
    else
      miss(op, "a size that cannot be followed");
    if (addRegion(statement.writes, get(copy.getDstMem()),
                  asConstant(size).value_or(-1), op, true) &&
        onBarrier(statement, get(copy.getMbar()), op))
      body.push_back(std::move(statement));
    return true;
  }
  if (auto load = dyn_cast<NVVM::CpAsyncBulkGlobalToSharedClusterOp>(op)) {
    Statement statement = make(Op::BulkLoad, op);
    Term size = specialise(get(load.getSize()));
    std::optional<Expr> bytes = express(size, op);
    statement.amount = bytes.value_or(Expr(0));
    if (!bytes)
      miss(op, "a size that cannot be followed");
    if (Value mask = load.getMulticastMask()) {
      if (auto expr = express(specialise(get(mask)), op))
        statement.mask = *expr;
      else
        miss(op, "a multicast mask that cannot be followed");
    }
    if (addRegion(statement.writes, get(load.getDstMem()),
                  asConstant(size).value_or(-1), op, true) &&
        onBarrier(statement, get(load.getMbar()), op))
      body.push_back(std::move(statement));
    return true;
  }
  if (auto store = dyn_cast<NVVM::CpAsyncBulkSharedCTAToGlobalOp>(op)) {
    Statement statement = make(Op::BulkStore, op);
    if (addRegion(statement.reads, get(store.getSrcMem()),
                  asConstant(specialise(get(store.getSize()))).value_or(-1), op,
                  true))
      body.push_back(std::move(statement));
    return true;
  }
  if (isa<NVVM::CpAsyncBulkCommitGroupOp>(op))
    return counted(Op::BulkCommit, 0);
  if (auto wait = dyn_cast<NVVM::CpAsyncBulkWaitGroupOp>(op)) {
    Statement statement = make(Op::BulkWait, op);
    statement.amount = int64_t(wait.getGroup());
    statement.isRead = bool(wait.getRead());
    body.push_back(std::move(statement));
    return true;
  }
  if (auto copy = dyn_cast<NVVM::CpAsyncOp>(op)) {
    Statement statement = make(Op::GroupCopy, op);
    findWarpShare(statement, get(copy.getDst()), copy.getSize());
    if (addRegion(statement.writes, get(copy.getDst()), copy.getSize(), op, false))
      body.push_back(std::move(statement));
    return true;
  }
  if (isa<NVVM::CpAsyncCommitGroupOp>(op))
    return counted(Op::GroupCommit, 0);
  if (auto wait = dyn_cast<NVVM::CpAsyncWaitGroupOp>(op))
    return counted(Op::GroupWait, wait.getN());
  if (name.starts_with("nvvm.cp.async.mbarrier.arrive")) {
    Statement statement = make(Op::GroupArrive, op);
    if (auto noinc = op->getAttrOfType<IntegerAttr>("noinc"))
      statement.isCounted = !noinc.getValue().isZero();
    else
      statement.isCounted = op->hasAttr("noinc");
    if (onBarrier(statement, get(op->getOperand(0)), op))
      body.push_back(std::move(statement));
    return true;
  }
  if (name == "nvvm.mapa" || name.starts_with("nvvm.prefetch") ||
      name.starts_with("nvvm.cp.async.bulk.prefetch") ||
      name == "nvvm.cp.async.bulk.tensor.prefetch" ||
      name == "nvgpu.tma.prefetch.descriptor" ||
      name == "nvgpu.tma.create.descriptor" ||
      name == "nvgpu.tma.fence.descriptor" ||
      name == "nvgpu.warpgroup.generate.descriptor")
    return true;

  // nvgpu: operands by segment.
  auto segment = [&](StringRef which) -> OperandRange {
    auto sizes = op->getAttrOfType<DenseI32ArrayAttr>("operandSegmentSizes");
    static const StringRef load[] = {"dst", "barriers", "descriptor",
                                     "coordinates", "number", "mask",
                                     "predicate"};
    static const StringRef store[] = {"src", "descriptor", "coordinates",
                                      "predicate"};
    unsigned begin = 0;
    ArrayRef<StringRef> order = name == "nvgpu.tma.async.load"
                                    ? ArrayRef<StringRef>(load)
                                    : ArrayRef<StringRef>(store);
    for (auto [key, size] : llvm::zip(order, sizes ? sizes.asArrayRef()
                                                   : ArrayRef<int32_t>())) {
      if (key == which)
        return op->getOperands().slice(begin, size);
      begin += size;
    }
    return op->getOperands().slice(0, 0);
  };
  auto one = [&](StringRef which) {
    OperandRange range = segment(which);
    return range.empty() ? Value() : range.front();
  };
  if (name == "nvgpu.tma.async.load")
    return under(one("predicate"), [&](Body &inner) {
      TensorCopy copy;
      copy.map = one("descriptor");
      copy.target = get(one("dst"));
      copy.barrier =
          terms.add(get(one("barriers")),
                    terms.mul(get(one("number")), terms.constant(8)));
      if (Value mask = one("mask"))
        copy.mask = get(mask);
      tensorLoad(op, copy, inner);
    });
  if (name == "nvgpu.tma.async.store")
    return under(one("predicate"), [&](Body &inner) {
      tensorStore(op, one("descriptor"), get(one("src")), inner);
    });
  if (name == "nvgpu.device_async_copy") {
    Statement statement = make(Op::GroupCopy, op);
    auto type = cast<MemRefType>(op->getOperand(0).getType());
    auto count = op->getAttrOfType<IntegerAttr>("dstElements");
    int64_t bytes = type.getElementTypeBitWidth() / 8 *
                    (count ? count.getInt() : 1);
    Term address = elementAddress(op->getOperand(0),
                                  op->getOperands().slice(1, type.getRank()));
    findWarpShare(statement, address, bytes);
    if (!address)
      unknown(op, "a copy whose target cannot be followed", body);
    else if (addRegion(statement.writes, address, bytes, op, false))
      body.push_back(std::move(statement));
    return true;
  }
  if (name == "nvgpu.device_async_create_group")
    return counted(Op::GroupCommit, 0);
  if (name == "nvgpu.device_async_wait") {
    auto groups = op->getAttrOfType<IntegerAttr>("numGroups");
    return counted(Op::GroupWait, groups ? groups.getInt() : 0);
  }
  return false;
}

} // namespace tier::lift
