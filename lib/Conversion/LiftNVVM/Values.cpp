//===- Values.cpp - what integers and addresses are -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reader.h"

#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier::lift {

//===----------------------------------------------------------------------===//
// Shared memory
//===----------------------------------------------------------------------===//

static bool isSharedSpace(Attribute space) {
  if (auto number = dyn_cast_or_null<IntegerAttr>(space))
    return number.getInt() == 3;
  if (auto named = dyn_cast_or_null<gpu::AddressSpaceAttr>(space))
    return named.getValue() == gpu::AddressSpace::Workgroup;
  return false;
}

static bool isShared(Type type) {
  if (auto memref = dyn_cast<MemRefType>(type))
    return isSharedSpace(memref.getMemorySpace());
  return false;
}

static int64_t bytesOf(Type type, Operation *at) {
  if (auto memref = dyn_cast<MemRefType>(type)) {
    if (!memref.hasStaticShape())
      return 0;
    return memref.getNumElements() *
           std::max<int64_t>(1, memref.getElementTypeBitWidth() / 8);
  }
  return static_cast<int64_t>(DataLayout::closest(at).getTypeSize(type));
}

static int64_t elementBytes(MemRefType type) {
  Type element = type.getElementType();
  return element.isIndex() ? 8
                           : std::max<int64_t>(1, type.getElementTypeBitWidth() / 8);
}

/// What has a size lies first, in the order of the text, then the dynamic part.
void Reader::placeObjects() {
  int64_t next = firstObject;
  auto place = [&](int64_t bytes, int64_t alignment) {
    next = llvm::alignTo(next, std::max<int64_t>(alignment, 16));
    int64_t offset = next;
    next += std::max<int64_t>(bytes, 0);
    ends.insert(next);
    return offset;
  };
  llvm::StringMap<int64_t> sizes;
  llvm::StringSet<> named;
  int64_t others = 0;
  auto addOther = [&](int64_t bytes) {
    others += std::max<int64_t>(bytes, 0);
    return bytes;
  };
  Operation *module = kernel->getParentOp();
  SmallVector<StringRef> dynamic;
  for (Operation *scope = module; scope; scope = scope->getParentOp())
    for (Region &region : scope->getRegions())
      for (Operation &op : region.getOps()) {
        if (auto global = dyn_cast<LLVM::GlobalOp>(op)) {
          if (global.getAddrSpace() != 3)
            continue;
          int64_t bytes = bytesOf(global.getGlobalType(), kernel);
          if (bytes == 0)
            dynamic.push_back(global.getSymName());
          else
            globals[global.getSymName()] =
                place(bytes, global.getAlignment().value_or(16));
          sizes[global.getSymName()] = bytes;
        } else if (auto global = dyn_cast<memref::GlobalOp>(op)) {
          if (isShared(global.getType()))
            globals[global.getSymName()] =
                place(sizes[global.getSymName()] =
                          bytesOf(global.getType(), kernel),
                      global.getAlignment().value_or(128));
        }
      }
  kernel->walk([&](Operation *op) {
    for (Value result : op->getResults())
      if (isa<memref::AllocOp, memref::AllocaOp>(op) && isShared(result.getType()))
        objects[result] =
            place(addOther(bytesOf(result.getType(), kernel)), 128);
    if (op->getName().getStringRef() == "nvgpu.mbarrier.create") {
      int64_t count = 1;
      std::string type;
      llvm::raw_string_ostream(type) << op->getResult(0).getType();
      StringRef rest(type);
      if (rest.contains("num_barriers")) {
        rest = rest.split("num_barriers").second.ltrim(" =");
        rest.consumeInteger(10, count);
      }
      objects[op->getResult(0)] = place(addOther(8 * count), 8);
    }
  });
  if (auto function = dyn_cast<gpu::GPUFuncOp>(kernel))
    for (BlockArgument argument : function.getWorkgroupAttributions())
      objects[argument] =
          place(addOther(bytesOf(argument.getType(), kernel)), 128);
  int64_t begin = llvm::alignTo(next, 1024);
  for (StringRef name : dynamic)
    globals[name] = begin;
  // What the kernel has at least: other kernels have objects of their own.
  kernel->walk([&](Operation *op) {
    if (auto address = dyn_cast<LLVM::AddressOfOp>(op))
      named.insert(address.getGlobalName());
    if (auto global = dyn_cast<memref::GetGlobalOp>(op))
      named.insert(global.getName());
  });
  objectBytes = others;
  for (auto &entry : sizes)
    if (named.contains(entry.getKey()))
      objectBytes += entry.getValue();
  // Our own kernels say how much they launch with.
  constexpr int64_t mostShared = 232448;
  auto bytes = kernel->getAttrOfType<IntegerAttr>("tier.shared_bytes");
  if (!dynamic.empty())
    ends.insert(begin + (bytes ? bytes.getInt() : mostShared));
  if (!dynamic.empty())
    dynamicBegin = begin;
  kernel->walk([&](gpu::DynamicSharedMemoryOp op) {
    objects[op] = dynamicBegin = begin;
  });
}

Term Reader::elementAddress(Value memref, ValueRange indices) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type || !isShared(type))
    return nullptr;
  Term base = get(memref);
  if (!base || base->isOpaque)
    return nullptr;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return nullptr;
  int64_t bytes = elementBytes(type);
  for (auto [index, stride] : llvm::zip(indices, strides)) {
    if (ShapedType::isDynamic(stride))
      return nullptr;
    base = terms.add(base, terms.mul(get(index), terms.constant(stride * bytes)));
  }
  return base;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// What is in shared memory, whichever turn it is: roles that read one place, or
/// one ring of places, read the same one after the other.
Term Reader::read(Term address) {
  Term place = terms.map(address, [&](Term part) -> Term {
    return part->kind == TermKind::Variable ? terms.argument("turn") : nullptr;
  });
  return terms.uniform("shared[" + print(place) + "]");
}

Term Reader::opaque(Value value) {
  std::string name;
  if (auto argument = dyn_cast<BlockArgument>(value);
      argument && argument.getOwner()->getParentOp() == kernel)
    return terms.argument("arg" + std::to_string(argument.getArgNumber()));
  std::string &known = names[value];
  if (known.empty())
    known = "x" + std::to_string(names.size());
  std::string made = known; // what follows may name others
  // All threads compute the same from the same, and read it where they read
  // from one place.
  Operation *op = value.getDefiningOp();
  bool isRead = isa_and_nonnull<LLVM::LoadOp, memref::LoadOp>(op);
  bool isSame = op && op->getNumRegions() == 0 && op->getNumOperands() > 0 &&
                (isRead || isMemoryEffectFree(op)) &&
                llvm::all_of(op->getOperands(), [&](Value operand) {
                  if (!operand.getType().isIntOrIndex() &&
                      !isa<LLVM::LLVMPointerType, MemRefType>(operand.getType()))
                    return false;
                  Term term = get(operand);
                  return !term->usesThread && !term->differs;
                });
  StringRef dialect = op ? op->getName().getDialectNamespace() : "";
  isSame &= dialect == "llvm" || dialect == "arith" || dialect == "memref" ||
            dialect == "index";
  if (auto load = dyn_cast_or_null<LLVM::LoadOp>(op); load && isSame &&
      load.getAddr().getType() ==
          LLVM::LLVMPointerType::get(op->getContext(), 3))
    return read(get(load.getAddr()));
  if (auto query =
          dyn_cast_or_null<NVVM::ClusterLaunchControlQueryCancelOp>(op)) {
    Term response = get(query.getTryCancelResponse());
    if (!response->usesThread && !response->differs)
      return terms.uniform(
          ("query " + NVVM::stringifyClusterLaunchControlQueryType(
                          query.getQueryType()) +
           " of " + print(response))
              .str());
  }
  return isSame ? terms.uniform("u" + made) : terms.opaque(made);
}

Term Reader::get(Value value) {
  auto known = values.find(value);
  if (known != values.end())
    return known->second;
  Term term = define(value);
  if (!term)
    term = opaque(value);
  return values[value] = term;
}

Term Reader::define(Value value) {
  auto object = objects.find(value);
  if (object != objects.end())
    return terms.constant(object->second);
  Operation *op = value.getDefiningOp();
  if (!op)
    return nullptr;
  if (isa<ub::PoisonOp, LLVM::PoisonOp, LLVM::UndefOp>(op))
    return terms.nothing();
  Attribute constant;
  if (op->getNumResults() == 1 && matchPattern(op, m_Constant(&constant))) {
    if (auto number = dyn_cast<IntegerAttr>(constant))
      return terms.constant(number.getType().isInteger(1)
                                ? !number.getValue().isZero()
                                : number.getValue().getSExtValue());
  }
  if (Term id = defineId(op))
    return id;
  if (Term address = defineMemRef(op))
    return address;
  return defineArith(op);
}

Term Reader::defineId(Operation *op) {
  StringRef name = op->getName().getStringRef();
  Term thread = terms.thread();
  if (auto id = dyn_cast<gpu::ThreadIdOp>(op))
    return id.getDimension() == gpu::Dimension::x ? thread : terms.constant(0);
  if (isa<gpu::LaneIdOp>(op) || name == "nvvm.read.ptx.sreg.laneid")
    return terms.mod(thread, terms.constant(32));
  if (name == "nvvm.read.ptx.sreg.tid.x")
    return thread;
  if (name == "nvvm.read.ptx.sreg.tid.y" || name == "nvvm.read.ptx.sreg.tid.z")
    return terms.constant(0);
  if (name == "nvvm.read.ptx.sreg.warpid" || name == "gpu.subgroup_id")
    return terms.floorDiv(thread, terms.constant(32));
  if (name == "nvvm.read.ptx.sreg.ntid.x")
    return terms.constant(threads);
  if (auto size = dyn_cast<gpu::BlockDimOp>(op))
    return size.getDimension() == gpu::Dimension::x ? terms.constant(threads)
                                                    : terms.constant(1);
  if (name.starts_with("nvvm.read.ptx.sreg.cluster.ctarank") ||
      name == "nvvm.read.ptx.sreg.cluster.ctaid.x" ||
      name == "gpu.cluster_block_id")
    return terms.variable("rank");
  if (name.starts_with("nvvm.read.ptx.sreg.") ||
      isa<gpu::BlockIdOp, gpu::GridDimOp, gpu::ClusterIdOp, gpu::ClusterDimOp>(op))
  {
    std::string text = name.str();
    if (!op->getAttrs().empty())
      llvm::raw_string_ostream(text) << ' ' << op->getAttrDictionary();
    return terms.argument(text);
  }
  if (name == "nvvm.elect.sync")
    return terms.elected();
  // All lanes of a warp get what one of them has.
  if (name == "nvvm.shfl.sync" && op->getNumOperands() >= 2) {
    Term value = get(op->getOperand(1));
    bool isUniform = value->usesThread;
    for (int64_t t = 0; isUniform && t < threads; ++t)
      isUniform = evaluate(value, t) &&
                  evaluate(value, t) == evaluate(value, t / 32 * 32);
    if (isUniform || !value->usesThread)
      return value;
  }
  return nullptr;
}

Term Reader::defineMemRef(Operation *op) {
  auto offsetOf = [&](MemRefType type, ValueRange dynamic,
                      ArrayRef<int64_t> fixed, ArrayRef<int64_t> strides) {
    Term sum = terms.constant(0);
    unsigned next = 0;
    for (auto [offset, stride] : llvm::zip(fixed, strides)) {
      Term index = ShapedType::isDynamic(offset) ? get(dynamic[next++])
                                                 : terms.constant(offset);
      if (ShapedType::isDynamic(stride))
        return static_cast<Term>(nullptr);
      sum = terms.add(sum, terms.mul(index, terms.constant(
                                                stride * elementBytes(type))));
    }
    return sum;
  };
  if (auto address = dyn_cast<LLVM::AddressOfOp>(op)) {
    auto found = globals.find(address.getGlobalName());
    return found == globals.end() ? nullptr : terms.constant(found->second);
  }
  if (auto global = dyn_cast<memref::GetGlobalOp>(op)) {
    auto found = globals.find(global.getName());
    return found == globals.end() ? nullptr : terms.constant(found->second);
  }
  if (auto view = dyn_cast<memref::ViewOp>(op))
    return isShared(view.getType())
               ? terms.add(get(view.getSource()), get(view.getByteShift()))
               : nullptr;
  if (auto view = dyn_cast<memref::SubViewOp>(op)) {
    MemRefType source = view.getSourceType();
    SmallVector<int64_t> strides;
    int64_t offset;
    if (!isShared(source) || failed(source.getStridesAndOffset(strides, offset)))
      return nullptr;
    Term inside = offsetOf(source, view.getOffsets(), view.getStaticOffsets(),
                           strides);
    return inside ? terms.add(get(view.getSource()), inside) : nullptr;
  }
  if (auto view = dyn_cast<memref::ReinterpretCastOp>(op)) {
    auto type = cast<MemRefType>(view.getType());
    if (!isShared(type))
      return nullptr;
    Term inside = offsetOf(type, view.getOffsets(), view.getStaticOffsets(), {1});
    return inside ? terms.add(get(view.getSource()), inside) : nullptr;
  }
  if (isa<memref::CastOp, memref::MemorySpaceCastOp, memref::CollapseShapeOp,
          memref::ExpandShapeOp, memref::ExtractAlignedPointerAsIndexOp>(op))
    return isShared(op->getOperand(0).getType()) ? get(op->getOperand(0))
                                                 : nullptr;
  if (op->getName().getStringRef() == "nvgpu.warpgroup.generate.descriptor")
    return isShared(op->getOperand(0).getType())
               ? terms.descriptor(get(op->getOperand(0)))
               : nullptr;
  if (auto gep = dyn_cast<LLVM::GEPOp>(op)) {
    Term sum = get(gep.getBase());
    bool isSharedPointer =
        cast<LLVM::LLVMPointerType>(gep.getType()).getAddressSpace() == 3;
    if (!isSharedPointer &&
        (sum->isOpaque || sum->kind == TermKind::Argument))
      return nullptr;
    DataLayout layout = DataLayout::closest(op);
    Type type = gep.getElemType();
    bool isFirst = true;
    for (auto index : gep.getIndices()) {
      Term number = nullptr;
      if (auto value = dyn_cast<Value>(index))
        number = get(value);
      else
        number = terms.constant(cast<IntegerAttr>(index).getInt());
      if (!isFirst) {
        if (auto array = dyn_cast<LLVM::LLVMArrayType>(type)) {
          type = array.getElementType();
        } else if (auto structure = dyn_cast<LLVM::LLVMStructType>(type)) {
          auto position = asConstant(number);
          if (!position)
            return nullptr;
          for (int64_t i = 0; i < *position; ++i)
            sum = terms.add(sum, terms.constant(static_cast<int64_t>(
                                     layout.getTypeSize(structure.getBody()[i]))));
          type = structure.getBody()[*position];
          continue;
        } else {
          return nullptr;
        }
      }
      isFirst = false;
      int64_t bytes = layout.getTypeSize(type);
      sum = terms.add(sum, terms.mul(number, terms.constant(bytes)));
    }
    return sum;
  }
  if (auto made = dyn_cast<NVVM::Tcgen05MmaSmemDescOp>(op))
    return terms.descriptor(decodeDescriptor(terms, get(made.getStartAddr())));
  // What is read from shared memory is unknown, but for an address of tensor
  // memory that was stored there.
  if (auto load = dyn_cast<LLVM::LoadOp>(op))
    if (Term number = heard(load))
      return number;
  if (auto load = dyn_cast<LLVM::LoadOp>(op))
    return load.getAddr().getType() ==
                   LLVM::LLVMPointerType::get(op->getContext(), 3)
               ? loaded(get(load.getAddr()))
               : nullptr;
  if (auto load = dyn_cast<memref::LoadOp>(op)) {
    Term address = elementAddress(load.getMemRef(), load.getIndices());
    return address ? loaded(address) : nullptr;
  }
  // A part of what a text of PTX gives, or of a memref's descriptor (allocated
  // and aligned pointer, offset, extents, strides), or of any other value that
  // is put together.
  if (auto part = dyn_cast<LLVM::ExtractValueOp>(op)) {
    Value whole = part.getContainer();
    ArrayRef<int64_t> position = part.getPosition();
    while (auto made = whole.getDefiningOp<LLVM::InsertValueOp>()) {
      if (made.getPosition() == position)
        return get(made.getValue());
      whole = made.getContainer();
    }
    if (auto results = assembled.find(whole.getDefiningOp());
        results != assembled.end() && position.size() == 1 &&
        size_t(position[0]) < results->second.size())
      return results->second[position[0]];
    auto cast = whole.getDefiningOp<UnrealizedConversionCastOp>();
    auto type = cast && cast.getNumOperands() == 1
                    ? dyn_cast<MemRefType>(cast.getOperand(0).getType())
                    : nullptr;
    if (!type || !isShared(type))
      return nullptr;
    SmallVector<int64_t> strides;
    int64_t offset;
    if (position[0] < 2)
      return get(cast.getOperand(0));
    if (position[0] == 2)
      return terms.constant(0); // the pointer holds it
    if (position[0] == 4 && succeeded(type.getStridesAndOffset(strides, offset)) &&
        !ShapedType::isDynamic(strides[position[1]]))
      return terms.constant(strides[position[1]]);
    return nullptr;
  }
  if (op->getName().getStringRef() == "nvvm.mapa" && op->getNumOperands() == 2)
    return terms.remote(get(op->getOperand(0)), get(op->getOperand(1)));
  if (isa<LLVM::PtrToIntOp, LLVM::IntToPtrOp, LLVM::AddrSpaceCastOp,
          LLVM::BitcastOp, UnrealizedConversionCastOp>(op) &&
      op->getNumOperands() == 1)
    return get(op->getOperand(0));
  return nullptr;
}

/// What a signed or unsigned number of few bits becomes in more of them: an
/// index of a kernel is neither negative nor wraps.
static bool isCast(Operation *op) {
  return isa<arith::ExtSIOp, arith::ExtUIOp, arith::TruncIOp,
             arith::IndexCastOp, arith::IndexCastUIOp, LLVM::SExtOp,
             LLVM::ZExtOp, LLVM::TruncOp>(op);
}

/// a << b where b follows from the rank of a CTA in its cluster alone, as in masks of the CTAs
/// that a copy goes to: one case for each rank.
static Term shiftByRank(Terms &terms, Term a, Term b) {
  constexpr int64_t mostCtas = 16, mostShift = 62;
  if (!a || !b)
    return nullptr;
  Term rank = nullptr, shifted = nullptr;
  for (int64_t cta = mostCtas; cta-- > 0;) {
    Term by = terms.map(b, [&](Term part) -> Term {
      if (part->kind != TermKind::Variable || part->name != "rank")
        return nullptr;
      rank = part;
      return terms.constant(cta);
    });
    auto shift = by ? asConstant(by) : std::nullopt;
    if (!rank || !shift || *shift < 0 || *shift >= mostShift)
      return nullptr;
    Term value = terms.mul(a, terms.constant(int64_t(1) << *shift));
    shifted = shifted ? terms.select(terms.equal(rank, terms.constant(cta)), value, shifted) : value;
  }
  return shifted;
}

Term Reader::defineArith(Operation *op) {
  if (isCast(op)) {
    Term value = get(op->getOperand(0));
    // A truncation to a truth value looks at the last bit.
    if (op->getResult(0).getType().isInteger(1))
      return terms.mod(value, terms.constant(2));
    return value;
  }
  if (op->getNumResults() != 1 ||
      !op->getResult(0).getType().isIntOrIndex())
    return nullptr;
  StringRef name = op->getName().stripDialect();
  StringRef dialect = op->getName().getDialectNamespace();
  if (dialect != "arith" && dialect != "llvm" && dialect != "index")
    return nullptr;
  auto at = [&](unsigned i) { return get(op->getOperand(i)); };
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    name = stringifyEnum(compare.getPredicate());
  else if (auto compare = dyn_cast<LLVM::ICmpOp>(op))
    name = LLVM::stringifyICmpPredicate(compare.getPredicate());
  if (name == "select")
    return terms.select(at(0), at(1), at(2));
  if (op->getNumOperands() != 2)
    return nullptr;
  Term a = at(0), b = at(1);
  if (op->getOperand(0).getType().isInteger(1)) {
    // Truth values: 1, not -1.
    auto truth = [&](Term t) { return asConstant(t) == -1 ? terms.constant(1) : t; };
    a = truth(a);
    b = truth(b);
    if (name.starts_with("xor"))
      return asConstant(b) == 1   ? terms.isZero(a)
             : asConstant(a) == 1 ? terms.isZero(b)
                                  : terms.bitXor(a, b);
    if (name.starts_with("and"))
      return terms.select(a, b, terms.constant(0));
    if (name.starts_with("or"))
      return terms.select(a, terms.constant(1), b);
  }
  auto power = [&]() -> Term {
    auto shift = asConstant(b);
    return shift && *shift >= 0 && *shift < 62
               ? terms.constant(int64_t(1) << *shift)
               : nullptr;
  };
  if (name == "add" || name == "addi")
    return terms.add(a, b);
  if (name == "sub" || name == "subi")
    return terms.sub(a, b);
  if (name == "mul" || name == "muli")
    return terms.mul(a, b);
  if (name == "udiv" || name == "sdiv" || name == "divui" || name == "divsi" ||
      name == "floordivsi")
    return terms.floorDiv(a, b);
  if (name == "ceildivui" || name == "ceildivsi")
    return terms.ceilDiv(a, b);
  if (name == "urem" || name == "srem" || name == "remui" || name == "remsi")
    return terms.mod(a, b);
  if (name == "and" || name == "andi")
    return terms.bitAnd(a, b);
  if (name == "or" || name == "ori")
    return terms.bitOr(a, b);
  if (name == "xor" || name == "xori")
    return terms.bitXor(a, b);
  if (name == "shl" || name == "shli")
    return power() ? terms.mul(a, power()) : shiftByRank(terms, a, b);
  if (name == "lshr" || name == "ashr" || name == "shrui" || name == "shrsi")
    return power() ? terms.floorDiv(a, power()) : nullptr;
  if (name == "intr.smin" || name == "intr.umin" || name == "minsi" ||
      name == "minui")
    return terms.least(a, b);
  if (name == "intr.smax" || name == "intr.umax" || name == "maxsi" ||
      name == "maxui")
    return terms.greatest(a, b);
  if (name == "eq")
    return terms.equal(a, b);
  if (name == "ne")
    return terms.isZero(terms.equal(a, b));
  if (name == "slt" || name == "ult")
    return terms.less(a, b);
  if (name == "sgt" || name == "ugt")
    return terms.less(b, a);
  if (name == "sle" || name == "ule")
    return terms.isZero(terms.less(b, a));
  if (name == "sge" || name == "uge")
    return terms.isZero(terms.less(a, b));
  return nullptr;
}

} // namespace tier::lift
