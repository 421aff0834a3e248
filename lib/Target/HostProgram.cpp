//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The host function of room Where, read into a launch program.

#include "tier/Dialect/Layout/IR/Layout.h"
#include "tier/Dialect/Tier/IR/Packed.h"
#include "tier/Target/LaunchProgram.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/AffineExprVisitor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/ScopedHashTable.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tier::target {

static std::optional<DType> dtypeOf(Type type) {
  if (type.isIndex())
    return DType::I64;
  if (auto integer = dyn_cast<IntegerType>(type)) {
    bool isUnsigned = integer.isUnsigned();
    switch (integer.getWidth()) {
    case 1:
      return DType::Bool;
    case 8:
      return isUnsigned ? DType::U8 : DType::I8;
    case 16:
      return isUnsigned ? DType::U16 : DType::I16;
    case 32:
      return isUnsigned ? DType::U32 : DType::I32;
    case 64:
      return isUnsigned ? DType::U64 : DType::I64;
    default:
      return std::nullopt;
    }
  }
  return llvm::TypeSwitch<Type, std::optional<DType>>(type)
      .Case([](Float8E4M3FNType) { return DType::F8E4M3; })
      .Case([](Float8E5M2Type) { return DType::F8E5M2; })
      .Case([](Float8E4M3FNUZType) { return DType::F8E4M3FNUZ; })
      .Case([](Float8E5M2FNUZType) { return DType::F8E5M2FNUZ; })
      .Case([](Float8E8M0FNUType) { return DType::F8E8M0; })
      .Case([](Float4E2M1FNType) { return DType::F4E2M1; })
      .Case([](Float6E2M3FNType) { return DType::F6E2M3; })
      .Case([](Float6E3M2FNType) { return DType::F6E3M2; })
      .Case([](Float16Type) { return DType::F16; })
      .Case([](BFloat16Type) { return DType::BF16; })
      .Case([](FloatTF32Type) { return DType::F32; })
      .Case([](Float32Type) { return DType::F32; })
      .Case([](Float64Type) { return DType::F64; })
      .Default([](Type) { return std::nullopt; });
}

//===----------------------------------------------------------------------===//
// The reader
//===----------------------------------------------------------------------===//

namespace {
/// Walks the host function once; every SSA integer gets a register.
class HostReader {
public:
  explicit HostReader(LaunchProgram &program) : program(program) {}
  LogicalResult read(func::FuncOp host);

private:
  LogicalResult readParameters(func::FuncOp host);
  void readFacts(ir::ArgumentAttr facts, int32_t index, Parameter &parameter);
  LogicalResult read(Block &block);
  LogicalResult read(Operation &op);
  LogicalResult read(scf::IfOp op);
  LogicalResult read(scf::ForOp op);
  LogicalResult read(gpu::LaunchFuncOp op);
  LogicalResult read(ir::EncodeTensormapOp op);
  LogicalResult read(ir::WorkspaceOp op);
  LogicalResult read(arith::CmpIOp op);
  LogicalResult read(arith::ConstantOp op);
  LogicalResult readOperand(gpu::LaunchFuncOp op, Value value);
  LogicalResult refuse(Operation *op, StringRef got);

  int32_t fresh() { return program.registers++; }
  int32_t regOf(Value value);
  int32_t emit(Opcode opcode, int32_t a = -1, int32_t b = -1, int32_t c = -1,
               int64_t immediate = 0);
  int32_t constant(int64_t value);
  size_t jump(Opcode opcode, int32_t condition = -1);
  void land(size_t from) { program.steps[from].immediate = size(); }
  int64_t size() const { return program.steps.size(); }
  int32_t expand(AffineExpr expr, ArrayRef<int32_t> dims,
                 ArrayRef<int32_t> symbols);
  int32_t expand(AffineMap map, ValueRange operands, Opcode combine);

  LaunchProgram &program;
  /// What integers before, in this block and those around it, were computed by: opcode,
  /// operands and immediate. Guards ask for the same numbers again and again.
  using Computed = std::tuple<int32_t, int32_t, int32_t, int32_t, int64_t>;
  llvm::ScopedHashTable<Computed, int32_t> known;
  llvm::DenseMap<Value, int32_t> registers, buffers, maps, scalars;
  llvm::DenseMap<Value, Attribute> floats;
  /// The first dimension of each extent's name.
  llvm::StringMap<std::pair<int32_t, int32_t>> symbols;
};
} // namespace

LogicalResult HostReader::refuse(Operation *op, StringRef got) {
  return op->emitError("[launch.host] expects index arithmetic, guards, "
                       "tensor maps, workspaces and launches on the host "
                       "side, got ")
         << got;
}

/// Whether equal operands give equal results, wherever the step stands. What is carried through
/// a loop is written by moves.
static bool isPure(Opcode opcode) {
  return opcode == Opcode::Constant || (opcode >= Opcode::Add && opcode <= Opcode::Select);
}

/// The register of what a step computes: that of an equal one, or of a new one.
int32_t HostReader::emit(Opcode opcode, int32_t a, int32_t b, int32_t c, int64_t immediate) {
  Computed computed{int32_t(opcode), a, b, c, immediate};
  if (isPure(opcode) && known.count(computed))
    return known.lookup(computed);
  Step step{opcode, fresh(), a, b, c, immediate};
  program.steps.push_back(step);
  if (isPure(opcode))
    known.insert(computed, step.result);
  return step.result;
}

int32_t HostReader::constant(int64_t value) {
  return emit(Opcode::Constant, -1, -1, -1, value);
}

size_t HostReader::jump(Opcode opcode, int32_t condition) {
  Step step{opcode};
  step.a = condition;
  program.steps.push_back(step);
  return program.steps.size() - 1;
}

/// The register of an integer; scalar parameters get theirs when first read.
int32_t HostReader::regOf(Value value) {
  auto found = registers.find(value);
  if (found != registers.end())
    return found->second;
  // Only a scalar parameter has none yet. It may be read first inside a guard,
  // so it is not remembered.
  auto scalar = scalars.find(value);
  assert(scalar != scalars.end() && "an integer that nothing defined");
  return emit(Opcode::Value, scalar->second);
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

static std::string nameOf(func::FuncOp host, unsigned index) {
  if (auto argument =
          host.getArgAttrOfType<ir::ArgumentAttr>(index, "tier.argument"))
    return argument.getName().str();
  if (auto name = host.getArgAttrOfType<StringAttr>(index, "tier.name"))
    return name.str();
  return ("argument " + llvm::Twine(index)).str();
}

/// What the program assumes of an argument is checked when it is launched.
void HostReader::readFacts(ir::ArgumentAttr facts, int32_t index,
                           Parameter &parameter) {
  parameter.align = facts.getAlign();
  for (int64_t d = 0; d < parameter.rank; ++d) {
    SideFacts &side = parameter.sides.emplace_back();
    StringRef symbol = facts.getExtents()[d].getValue();
    if (symbol == "1") {
      side.isOne = true;
      continue;
    }
    int64_t extent = 0;
    if (!symbol.getAsInteger(10, extent)) {
      side.extent = extent;
    } else {
      auto [first, isNew] =
          symbols.try_emplace(symbol, std::pair<int32_t, int32_t>(index, d));
      if (!isNew && !symbol.empty())
        std::tie(side.equalParameter, side.equalSide) = first->second;
    }
    side.multiple = facts.getMultiple()[d];
    side.strideMultiple = facts.getStrideMultiple()[d];
    if (!ShapedType::isDynamic(facts.getStrides()[d]))
      side.stride = facts.getStrides()[d];
  }
}

LogicalResult HostReader::readParameters(func::FuncOp host) {
  ArrayRef<BlockArgument> arguments = host.getArguments();
  for (size_t i = 0; i < arguments.size();) {
    BlockArgument argument = arguments[i];
    int32_t index = program.parameters.size();
    auto memref = dyn_cast<MemRefType>(argument.getType());
    std::optional<DType> dtype =
        dtypeOf(memref ? memref.getElementType() : argument.getType());
    if (!dtype || (!memref && argument.getType().isIndex()))
      return host.emitError("[launch.host] expects memrefs, each followed by "
                            "its extents and strides, and scalars as "
                            "parameters, got ")
             << argument.getType() << " as number " << i;
    Parameter parameter;
    parameter.name = nameOf(host, i);
    parameter.dtype = *dtype;
    // What bytes are of: bool, u8, f4e2m1x2.
    if (auto name = host.getArgAttrOfType<StringAttr>(i, "tier.dtype"))
      if (auto given = parseDType(name); given && byteWidth(*given) == byteWidth(*dtype))
        parameter.dtype = *given;
    parameter.isTensor = bool(memref);
    size_t sizes = i + 1;
    if (memref) {
      parameter.isOutput = bool(host.getArgAttr(i, "tier.output"));
      buffers[argument] = index;
      while (sizes < arguments.size() && arguments[sizes].getType().isIndex())
        ++sizes;
      parameter.rank = (sizes - i - 1) / 2;
      if (int64_t(sizes - i - 1) != 2 * parameter.rank)
        return host.emitError("[launch.host] expects as many strides as "
                              "extents after memref number ")
               << i << ", got " << sizes - i - 1 << " numbers";
      auto facts = host.getArgAttrOfType<ir::ArgumentAttr>(i, "tier.argument");
      if (facts && int64_t(facts.getExtents().size()) == parameter.rank)
        readFacts(facts, index, parameter);
      for (int64_t d = 0; d < 2 * parameter.rank; ++d) {
        bool isExtent = d < parameter.rank;
        registers[arguments[i + 1 + d]] =
            emit(isExtent ? Opcode::Extent : Opcode::Stride, index,
                 isExtent ? d : d - parameter.rank);
      }
    } else {
      scalars[argument] = index;
    }
    program.parameters.push_back(std::move(parameter));
    i = sizes;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

static std::optional<Opcode> binaryOf(Operation &op) {
  return llvm::TypeSwitch<Operation *, std::optional<Opcode>>(&op)
      .Case([](arith::AddIOp) { return Opcode::Add; })
      .Case([](arith::SubIOp) { return Opcode::Sub; })
      .Case([](arith::MulIOp) { return Opcode::Mul; })
      .Case([](arith::DivSIOp) { return Opcode::Div; })
      .Case([](arith::DivUIOp) { return Opcode::Div; })
      .Case([](arith::FloorDivSIOp) { return Opcode::FloorDiv; })
      .Case([](arith::CeilDivSIOp) { return Opcode::CeilDiv; })
      .Case([](arith::CeilDivUIOp) { return Opcode::CeilDiv; })
      .Case([](arith::RemSIOp) { return Opcode::Rem; })
      .Case([](arith::RemUIOp) { return Opcode::Rem; })
      .Case([](arith::MinSIOp) { return Opcode::Min; })
      .Case([](arith::MinUIOp) { return Opcode::Min; })
      .Case([](arith::MaxSIOp) { return Opcode::Max; })
      .Case([](arith::MaxUIOp) { return Opcode::Max; })
      .Case([](arith::AndIOp) { return Opcode::And; })
      .Case([](arith::OrIOp) { return Opcode::Or; })
      .Case([](arith::XOrIOp) { return Opcode::Xor; })
      .Case([](arith::ShLIOp) { return Opcode::Shl; })
      .Case([](arith::ShRSIOp) { return Opcode::Shr; })
      .Default([](Operation *) { return std::nullopt; });
}

LogicalResult HostReader::read(arith::CmpIOp op) {
  int32_t a = regOf(op.getLhs()), b = regOf(op.getRhs());
  using P = arith::CmpIPredicate;
  auto less = [&](Opcode opcode, bool swap) {
    return swap ? emit(opcode, b, a) : emit(opcode, a, b);
  };
  switch (op.getPredicate()) {
  case P::eq:
    registers[op] = emit(Opcode::Equal, a, b);
    break;
  case P::ne:
    registers[op] = emit(Opcode::NotEqual, a, b);
    break;
  case P::slt:
  case P::sgt:
    registers[op] = less(Opcode::Less, op.getPredicate() == P::sgt);
    break;
  case P::sle:
  case P::sge:
    registers[op] = less(Opcode::LessEqual, op.getPredicate() == P::sge);
    break;
  case P::ult:
  case P::ugt:
    registers[op] = less(Opcode::LessUnsigned, op.getPredicate() == P::ugt);
    break;
  case P::ule:
  case P::uge:
    registers[op] =
        less(Opcode::LessEqualUnsigned, op.getPredicate() == P::uge);
    break;
  }
  return success();
}

LogicalResult HostReader::read(arith::ConstantOp op) {
  if (auto number = dyn_cast<IntegerAttr>(op.getValue())) {
    // A bool is 0 or 1, not -1.
    int64_t value = number.getType().isInteger(1)
                        ? int64_t(number.getValue().getZExtValue())
                        : number.getValue().getSExtValue();
    registers[op] = constant(value);
    return success();
  }
  if (isa<FloatAttr>(op.getValue())) {
    floats[op] = op.getValue();
    return success();
  }
  return refuse(op, "a constant of another type");
}

int32_t HostReader::expand(AffineExpr expr, ArrayRef<int32_t> dims,
                           ArrayRef<int32_t> symbols) {
  if (auto number = dyn_cast<AffineConstantExpr>(expr))
    return constant(number.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  int32_t a = expand(binary.getLHS(), dims, symbols);
  int32_t b = expand(binary.getRHS(), dims, symbols);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return emit(Opcode::Add, a, b);
  case AffineExprKind::Mul:
    return emit(Opcode::Mul, a, b);
  case AffineExprKind::Mod:
    return emit(Opcode::Mod, a, b);
  case AffineExprKind::FloorDiv:
    return emit(Opcode::FloorDiv, a, b);
  case AffineExprKind::CeilDiv:
    return emit(Opcode::CeilDiv, a, b);
  default:
    llvm_unreachable("not a binary expression");
  }
}

int32_t HostReader::expand(AffineMap map, ValueRange operands, Opcode combine) {
  SmallVector<int32_t> values;
  for (Value operand : operands)
    values.push_back(regOf(operand));
  ArrayRef<int32_t> all = values;
  int32_t result = -1;
  for (AffineExpr expr : map.getResults()) {
    int32_t one = expand(expr, all.take_front(map.getNumDims()),
                         all.drop_front(map.getNumDims()));
    result = result < 0 ? one : emit(combine, result, one);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

LogicalResult HostReader::read(scf::IfOp op) {
  for (Value result : op.getResults())
    registers[result] = fresh();
  auto yield = [&](Region &region) {
    for (auto [result, value] : llvm::zip(
             op.getResults(), region.front().getTerminator()->getOperands())) {
      Step move{Opcode::Move, registers[result], regOf(value)};
      program.steps.push_back(move);
    }
  };
  size_t toElse = jump(Opcode::JumpUnless, regOf(op.getCondition()));
  if (failed(read(op.getThenRegion().front())))
    return failure();
  yield(op.getThenRegion());
  if (op.getElseRegion().empty()) {
    land(toElse);
    return success();
  }
  size_t toEnd = jump(Opcode::Jump);
  land(toElse);
  if (failed(read(op.getElseRegion().front())))
    return failure();
  yield(op.getElseRegion());
  land(toEnd);
  return success();
}

LogicalResult HostReader::read(scf::ForOp op) {
  auto assign = [&](int32_t target, int32_t source) {
    program.steps.push_back(Step{Opcode::Move, target, source});
  };
  int32_t upper = regOf(op.getUpperBound()), step = regOf(op.getStep());
  int32_t counter = fresh();
  assign(counter, regOf(op.getLowerBound()));
  registers[op.getInductionVar()] = counter;
  for (auto [carried, initial, result] :
       llvm::zip(op.getRegionIterArgs(), op.getInitArgs(), op.getResults())) {
    registers[carried] = registers[result] = fresh();
    assign(registers[result], regOf(initial));
  }
  int64_t head = size();
  int32_t more = emit(Opcode::Less, counter, upper);
  size_t toEnd = jump(Opcode::JumpUnless, more);
  if (failed(read(*op.getBody())))
    return failure();
  // All new values are read before one is written.
  SmallVector<int32_t> next;
  for (Value value : op.getBody()->getTerminator()->getOperands())
    next.push_back(emit(Opcode::Move, regOf(value)));
  for (auto [result, value] : llvm::zip(op.getResults(), next))
    assign(registers[result], value);
  assign(counter, emit(Opcode::Add, counter, step));
  size_t back = jump(Opcode::Jump);
  program.steps[back].immediate = head;
  land(toEnd);
  return success();
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

LogicalResult HostReader::read(ir::WorkspaceOp op) {
  auto type = cast<MemRefType>(op.getBuffer().getType());
  std::optional<DType> dtype = dtypeOf(type.getElementType());
  if (!dtype)
    return refuse(op, "a workspace of another element type");
  int32_t bytes =
      emit(Opcode::Mul, regOf(op.getElements()), constant(byteWidth(*dtype)));
  // Numbered after the parameters.
  buffers[op.getBuffer()] = program.parameters.size() + program.workspaces;
  Step step{Opcode::Workspace};
  step.a = bytes;
  step.isZeroed = op.getZeroed();
  if (op.getInstead()) {
    auto instead = buffers.find(op.getInstead());
    if (instead == buffers.end() || instead->second >= int64_t(program.parameters.size()))
      return refuse(op, "a workspace that is something else than a parameter");
    step.b = regOf(op.getCondition());
    step.c = instead->second;
  }
  step.immediate = program.workspaces++;
  program.steps.push_back(step);
  return success();
}

LogicalResult HostReader::read(ir::EncodeTensormapOp op) {
  layout::TensorMapAttr attr =
      cast<ir::TensorMapType>(op.getMap().getType()).getMap();
  auto buffer = buffers.find(op.getBase());
  std::optional<DType> element = dtypeOf(attr.getElement());
  if (buffer == buffers.end() || !element)
    return refuse(op, "a tensor map of something else than a parameter or a "
                      "workspace");
  MapFields map;
  map.element = *element;
  map.buffer = buffer->second;
  map.offset = regOf(op.getOffset());
  for (Value dim : op.getDims())
    map.dims.push_back(regOf(dim));
  for (Value stride : op.getStrides())
    map.strides.push_back(regOf(stride));
  map.box.assign(attr.getBox().begin(), attr.getBox().end());
  map.swizzle = int64_t(attr.getSwizzle());
  map.interleave = int64_t(attr.getInterleave());
  map.fillsNaN = attr.getFill() == layout::MapFill::nan;
  map.roundsToTF32 = attr.getRoundsToTF32();
  map.elementStrides.assign(attr.getElementStrides().begin(),
                            attr.getElementStrides().end());
  maps[op.getMap()] = program.maps.size();
  Step step{Opcode::Encode};
  step.immediate = program.maps.size();
  program.steps.push_back(step);
  program.maps.push_back(std::move(map));
  return success();
}

LogicalResult HostReader::readOperand(gpu::LaunchFuncOp op, Value value) {
  Operand operand{Operand::Buffer};
  if (auto found = buffers.find(value); found != buffers.end()) {
    operand.index = found->second;
  } else if (auto found = maps.find(value); found != maps.end()) {
    operand.kind = Operand::Map;
    operand.index = found->second;
  } else if (auto found = scalars.find(value); found != scalars.end()) {
    operand.kind = Operand::Scalar;
    operand.index = found->second;
    operand.dtype = program.parameters[operand.index].dtype;
  } else if (auto found = floats.find(value); found != floats.end()) {
    operand.kind = Operand::Immediate;
    operand.dtype = *dtypeOf(value.getType());
    operand.bits = cast<FloatAttr>(found->second)
                       .getValue()
                       .bitcastToAPInt()
                       .getSExtValue();
  } else if (std::optional<DType> dtype = dtypeOf(value.getType());
             dtype && registers.count(value)) {
    operand.kind = Operand::Register;
    operand.dtype = *dtype;
    operand.index = registers[value];
  } else {
    return op.emitError("[launch.operand] expects a buffer, a tensor map or a "
                        "number as kernel operand, got ")
           << value.getType();
  }
  program.launches.back().operands.push_back(operand);
  return success();
}

LogicalResult HostReader::read(gpu::LaunchFuncOp op) {
  LaunchFields launch;
  launch.kernel = op.getKernelName().str();
  std::string image = op.getKernelModuleName().str();
  auto known = llvm::find(program.images, image);
  launch.image = known - program.images.begin();
  if (known == program.images.end())
    program.images.push_back(image);
  gpu::KernelDim3 grid = op.getGridSizeOperandValues(),
                  block = op.getBlockSizeOperandValues();
  launch.grid = {regOf(grid.x), regOf(grid.y), regOf(grid.z)};
  launch.block = {regOf(block.x), regOf(block.y), regOf(block.z)};
  if (Value shared = op.getDynamicSharedMemorySize())
    launch.shared = regOf(shared);
  launch.beginsEarly = op->hasAttr("tier.begins_early");
  int64_t index = program.launches.size();
  program.launches.push_back(std::move(launch));
  for (Value operand : op.getKernelOperands())
    if (failed(readOperand(op, operand)))
      return failure();
  Step step{Opcode::Launch};
  step.immediate = index;
  program.steps.push_back(step);
  return success();
}

//===----------------------------------------------------------------------===//
// Dispatch
//===----------------------------------------------------------------------===//

static std::string describeCheck(cf::AssertOp op) {
  std::string text = op.getMsg().str();
  if (auto at = op.getLoc()->findInstanceOf<FileLineColLoc>())
    text += (" (" + at.getFilename().getValue() + ":" +
             llvm::Twine(at.getLine()) + ")")
                .str();
  return text;
}

LogicalResult HostReader::read(Operation &op) {
  if (std::optional<Opcode> opcode = binaryOf(op)) {
    registers[op.getResult(0)] =
        emit(*opcode, regOf(op.getOperand(0)), regOf(op.getOperand(1)));
    return success();
  }
  return llvm::TypeSwitch<Operation *, LogicalResult>(&op)
      .Case<arith::ConstantOp, arith::CmpIOp, scf::IfOp, scf::ForOp,
            gpu::LaunchFuncOp, ir::EncodeTensormapOp, ir::WorkspaceOp>(
          [&](auto op) { return read(op); })
      .Case<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtSIOp,
            arith::ExtUIOp, arith::TruncIOp>([&](auto op) {
        registers[op] = regOf(op.getIn());
        return success();
      })
      .Case([&](arith::SelectOp op) {
        if (buffers.count(op.getTrueValue()) || !op.getType().isIntOrIndex())
          return refuse(op, "a choice between values that are no integers");
        registers[op] =
            emit(Opcode::Select, regOf(op.getCondition()),
                 regOf(op.getTrueValue()), regOf(op.getFalseValue()));
        return success();
      })
      .Case([&](affine::AffineApplyOp op) {
        registers[op] =
            expand(op.getAffineMap(), op.getOperands(), Opcode::Move);
        return success();
      })
      .Case([&](affine::AffineMinOp op) {
        registers[op] = expand(op.getMap(), op.getOperands(), Opcode::Min);
        return success();
      })
      .Case([&](affine::AffineMaxOp op) {
        registers[op] = expand(op.getMap(), op.getOperands(), Opcode::Max);
        return success();
      })
      .Case([&](ir::UnitsOp op) {
        registers[op.getUnits()] =
            emit(Opcode::Units, -1, -1, -1, op.getCtas().value_or(1));
        return success();
      })
      .Case([&](ir::ElectOp op) {
        ElectionFields fields;
        for (Value extent : op.getExtents())
          fields.extents.push_back(regOf(extent));
        fields.where = regOf(op.getWhere());
        fields.election = op.toProblem(program.chip);
        registers[op.getPlace()] =
            emit(Opcode::Elect, -1, -1, -1, program.elections.size());
        program.elections.push_back(std::move(fields));
        return success();
      })
      .Case([&](cf::AssertOp op) {
        Step step{Opcode::Check};
        step.a = regOf(op.getArg());
        step.immediate = program.texts.size();
        program.texts.push_back(describeCheck(op));
        program.steps.push_back(step);
        return success();
      })
      .Case<memref::CastOp, ir::ReinterpretOp>([&](auto op) {
        auto buffer = buffers.find(op.getSource());
        if (buffer == buffers.end())
          return refuse(op, "a cast of something else than a buffer");
        int32_t index = buffer->second;
        buffers[op.getResult()] = index;
        return success();
      })
      .Case<func::ReturnOp, scf::YieldOp>([&](auto op) {
        if (isa<func::ReturnOp>(op) && op->getNumOperands())
          return refuse(op, "a result; results are trailing parameters");
        return success();
      })
      .Default([&](Operation *op) {
        return refuse(op, ("'" + op->getName().getStringRef() + "'").str());
      });
}

LogicalResult HostReader::read(Block &block) {
  llvm::ScopedHashTableScope scope(known);
  for (Operation &op : block)
    if (failed(read(op)))
      return failure();
  return success();
}

LogicalResult HostReader::read(func::FuncOp host) {
  if (!host.getBody().hasOneBlock())
    return host.emitError("[launch.host] expects one block on the host side, "
                          "got ")
           << std::distance(host.getBody().begin(), host.getBody().end());
  llvm::ScopedHashTableScope scope(known);
  if (failed(readParameters(host)))
    return failure();
  return read(host.getBody().front());
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

/// The function that is marked, or the only one that launches.
static func::FuncOp findHost(ModuleOp module) {
  func::FuncOp found;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function->hasAttr("tier.host"))
      return function;
    bool launches =
        function.walk([](gpu::LaunchFuncOp) { return WalkResult::interrupt(); })
            .wasInterrupted();
    if (!launches)
      continue;
    if (found)
      return {};
    found = function;
  }
  return found;
}

FailureOr<LaunchProgram> buildLaunchProgram(ModuleOp module, StringRef chip) {
  func::FuncOp host = findHost(module);
  if (!host)
    return emitError(module.getLoc(), "[launch.host] expects one host function, marked "
                            "tier.host or the only one that launches, got "
                            "none or several");
  LaunchProgram program;
  program.name = host.getName().str();
  program.chip = chip.str();
  if (failed(HostReader(program).read(host)))
    return failure();
  return program;
}

} // namespace tier::target
