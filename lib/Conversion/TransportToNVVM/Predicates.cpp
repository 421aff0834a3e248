//===- Predicates.cpp - loads and stores under a predicate ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NVVMTarget.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::nvvm {

static int64_t bytesOf(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  Type element = vector ? vector.getElementType() : type;
  int64_t bits = element.getIntOrFloatBitWidth();
  return (vector ? vector.getNumElements() : 1) * bits / 8;
}

/// How PTX names an access of `bytes` bytes: words of at most 32 bits, a byte in a
/// register of 16.
struct WordAccess {
  int64_t words;
  StringRef suffix;
  unsigned bits;
};

static std::optional<WordAccess> findAccess(int64_t bytes, int64_t alignment) {
  if (alignment < bytes)
    return std::nullopt;
  switch (bytes) {
  case 1:
    return WordAccess{1, "b8", 16};
  case 2:
    return WordAccess{1, "b16", 16};
  case 4:
    return WordAccess{1, "b32", 32};
  case 8:
    return WordAccess{2, "v2.b32", 32};
  case 16:
    return WordAccess{4, "v4.b32", 32};
  }
  return std::nullopt;
}

/// The state space of a pointer, empty if this file does not know it.
static StringRef spaceOf(Value pointer) {
  switch (cast<LLVM::LLVMPointerType>(pointer.getType()).getAddressSpace()) {
  case 1:
    return "global";
  case 3:
    return "shared";
  }
  return "";
}

/// `$first, $first+1, ...` in braces if there are several.
static std::string list(int64_t first, int64_t count) {
  std::string text;
  for (int64_t i = 0; i < count; ++i)
    text += (i ? ", $" : "$") + std::to_string(first + i);
  return count == 1 ? text : "{" + text + "}";
}

/// The words that an assembly loaded, as `type`.
static Value assemble(Assembly &a, SmallVector<Value> words, Type type) {
  if (bytesOf(type) == 1)
    words[0] = LLVM::TruncOp::create(a.b, a.loc, a.b.getI8Type(), words[0]);
  if (words.size() == 1)
    return a.bitcast(type, words[0]);
  auto whole = VectorType::get({int64_t(words.size())}, a.b.getI32Type());
  Value vector = LLVM::PoisonOp::create(a.b, a.loc, whole);
  for (auto [i, word] : llvm::enumerate(words))
    vector = LLVM::InsertElementOp::create(a.b, a.loc, vector, word, a.constant(i));
  return a.bitcast(type, vector);
}

/// `hint` goes behind the state space.
static Value emitLoad(Assembly &a, Value pointer, Type type, const WordAccess &access,
                      StringRef hint, Value predicate) {
  int64_t n = access.words;
  Type word = a.b.getIntegerType(access.bits);
  std::string load = llvm::formatv("ld.{0}{1}.{2} {3}", spaceOf(pointer), hint, access.suffix,
                                   list(0, n));
  if (!predicate) {
    SmallVector<Type> types(n, word);
    return assemble(a, a.emit(llvm::formatv("{0}, [${1}];", load, n).str(), types, pointer), type);
  }
  Value zero = LLVM::ConstantOp::create(a.b, a.loc, word, a.b.getIntegerAttr(word, 0));
  std::string text = llvm::formatv("{{\n.reg .pred p;\nsetp.ne.b32 p, ${0}, 0;\n@p {1}, [${2}];\n}",
                                   n + 1, load, n);
  return assemble(
      a, a.emitTied(text, SmallVector<Value>(n, zero), {pointer, a.asWord(predicate)}), type);
}

Value NVVMTarget::emitPredicatedLoad(ThreadEmitter &emitter, Value pointer,
                                     Type type, int64_t alignment,
                                     Value predicate) {
  std::optional<WordAccess> access = findAccess(bytesOf(type), alignment);
  if (!access || spaceOf(pointer).empty())
    return ThreadTarget::emitPredicatedLoad(emitter, pointer, type, alignment,
                                            predicate);
  Assembly a(emitter.builder(), emitter.loc());
  return emitLoad(a, pointer, type, *access, "", predicate);
}

Value NVVMTarget::emitFetchingLoad(ThreadEmitter &emitter, Value pointer, Type type,
                                   int64_t alignment, Value predicate, int64_t fetchBytes) {
  // PTX ISA 9.7.9.8, `.level::prefetch_size`.
  static constexpr std::pair<int64_t, StringLiteral> hints[] = {
      {64, ".L2::64B"}, {128, ".L2::128B"}, {256, ".L2::256B"}};
  auto hint = llvm::find_if(hints, [&](const auto &one) { return one.first == fetchBytes; });
  std::optional<WordAccess> access = findAccess(bytesOf(type), alignment);
  if (hint == std::end(hints) || !access || spaceOf(pointer) != "global")
    return ThreadTarget::emitFetchingLoad(emitter, pointer, type, alignment, predicate,
                                          fetchBytes);
  Assembly a(emitter.builder(), emitter.loc());
  return emitLoad(a, pointer, type, *access, hint->second, predicate);
}

void NVVMTarget::emitPredicatedStore(ThreadEmitter &emitter, Value value,
                                     Value pointer, int64_t alignment,
                                     Value predicate) {
  std::optional<WordAccess> access =
      findAccess(bytesOf(value.getType()), alignment);
  StringRef space = spaceOf(pointer);
  if (!access || space.empty())
    return ThreadTarget::emitPredicatedStore(emitter, value, pointer, alignment,
                                             predicate);
  Assembly a(emitter.builder(), emitter.loc());
  int64_t n = access->words;
  SmallVector<Value> operands;
  if (bytesOf(value.getType()) == 1) {
    value = a.bitcast(a.b.getI8Type(), value);
    operands.push_back(
        LLVM::ZExtOp::create(a.b, a.loc, a.b.getIntegerType(16), value));
  } else if (n == 1) {
    operands.push_back(a.bitcast(a.b.getIntegerType(access->bits), value));
  } else {
    Value vector = a.bitcast(VectorType::get({n}, a.b.getI32Type()), value);
    for (int64_t i = 0; i < n; ++i)
      operands.push_back(
          LLVM::ExtractElementOp::create(a.b, a.loc, vector, a.constant(i)));
  }
  operands.push_back(pointer);
  operands.push_back(a.asWord(predicate));
  a.emit(llvm::formatv("{{\n.reg .pred p;\nsetp.ne.b32 p, ${0}, 0;\n"
                       "@p st.{1}.{2} [${3}], {4};\n}",
                       n + 1, space, access->suffix, n, list(0, n))
             .str(),
         {}, operands);
}

Value NVVMTarget::emitOpaque(ThreadEmitter &emitter, Value value) {
  Assembly a(emitter.builder(), emitter.loc());
  if (value.getType().isInteger(32))
    return a.emit("mov.b32 $0, $1;", value.getType(), value, Touches::order)[0];
  Value word = arith::IndexCastOp::create(a.b, a.loc, a.b.getI64Type(), value);
  word = a.emit("mov.b64 $0, $1;", word.getType(), word, Touches::order)[0];
  return arith::IndexCastOp::create(a.b, a.loc, a.b.getIndexType(), word);
}

/// No grid has more than 65535 layers, which the assembler does not know. (LLVM does, of
/// its own op.) It sees through copies, and through shuffles of what all lanes have.
Value NVVMTarget::emitUnknownZero(ThreadEmitter &emitter, Value after) {
  OpBuilder &b = emitter.builder();
  Assembly a(b, emitter.loc());
  Value layers =
      a.emit("mov.u32 $0, %nctaid.z;", b.getI32Type(), {}, Touches::nothing)[0];
  Value none = arith::ShRUIOp::create(b, emitter.loc(), layers, emitter.i32(16));
  return arith::AndIOp::create(b, emitter.loc(), none, after);
}

} // namespace tier::nvvm
