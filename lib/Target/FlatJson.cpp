//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// RFC 8259, read in one pass: the items of an array or object wait on a stack,
// and go to the arena together when it ends.

#include "FlatJson.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <algorithm>

namespace tier::target::flatjson {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

const Value *Value::get(llvm::StringRef name) const {
  if (kind == Kind::Object)
    for (const Value *member = end(); member != begin();)
      if ((--member)->key == name)
        return member;
  return nullptr;
}

std::optional<bool> Value::getBoolean(llvm::StringRef name) const {
  const Value *member = get(name);
  return member ? member->getAsBoolean() : std::nullopt;
}

std::optional<int64_t> Value::getInteger(llvm::StringRef name) const {
  const Value *member = get(name);
  return member ? member->getAsInteger() : std::nullopt;
}

std::optional<llvm::StringRef> Value::getString(llvm::StringRef name) const {
  const Value *member = get(name);
  return member ? member->getAsString() : std::nullopt;
}

const Value *Value::getArray(llvm::StringRef name) const {
  const Value *member = get(name);
  return member ? member->getAsArray() : nullptr;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

class Parser {
public:
  Parser(llvm::StringRef text, llvm::BumpPtrAllocator &arena)
      : begin(text.begin()), at(begin), end(text.end()), arena(arena) {}

  /// All of the text is one value.
  bool document(Value &value) {
    return read(value, 0) && (skip(), at == end);
  }
  /// What reading ended at.
  std::string where() const {
    std::string got = isTooDeep   ? "values in values too deep"
                      : at == end ? "its end"
                                  : llvm::formatv("'{0}'", *at).str();
    return llvm::formatv("{0} at byte {1}", got, at - begin);
  }

private:
  /// Values in values; programs have a few levels.
  static constexpr int deepest = 512;

  void skip() {
    while (at != end && (*at == ' ' || *at == '\n' || *at == '\t' || *at == '\r'))
      ++at;
  }
  bool take(char c) {
    if (at == end || *at != c)
      return false;
    ++at;
    return true;
  }
  bool take(llvm::StringRef word) {
    if (!llvm::StringRef(at, end - at).starts_with(word))
      return false;
    at += word.size();
    return true;
  }
  bool read(Value &value, int depth);
  bool list(Value &value, char close, int depth);
  bool number(Value &value);
  bool string(llvm::StringRef &text);
  bool escape(std::string &text);
  bool hex(unsigned &unit);

  const char *begin, *at, *end;
  bool isTooDeep = false;
  llvm::BumpPtrAllocator &arena;
  llvm::SmallVector<Value, 64> waiting;
};

bool Parser::read(Value &value, int depth) {
  skip();
  isTooDeep = depth > deepest;
  if (at == end || isTooDeep)
    return false;
  switch (*at) {
  case '{':
    ++at;
    value.kind = Value::Kind::Object;
    return list(value, '}', depth);
  case '[':
    ++at;
    value.kind = Value::Kind::Array;
    return list(value, ']', depth);
  case '"':
    value.kind = Value::Kind::String;
    return string(value.text);
  case 't':
  case 'f':
    value.kind = Value::Kind::Boolean;
    value.integer = *at == 't';
    return take(value.integer ? "true" : "false");
  case 'n':
    return take("null");
  default:
    return number(value);
  }
}

bool Parser::list(Value &value, char close, int depth) {
  size_t first = waiting.size();
  skip();
  if (!take(close))
    for (;;) {
      Value item;
      if (close == '}') {
        skip();
        if (at == end || *at != '"' || !string(item.key))
          return false;
        skip();
        if (!take(':'))
          return false;
      }
      if (!read(item, depth + 1))
        return false;
      waiting.push_back(item);
      skip();
      if (take(close))
        break;
      if (!take(','))
        return false;
    }
  value.count = waiting.size() - first;
  Value *items = arena.Allocate<Value>(value.count);
  std::uninitialized_copy(waiting.begin() + first, waiting.end(), items);
  waiting.truncate(first);
  value.items = items;
  return true;
}

bool Parser::number(Value &value) {
  bool isNegative = take('-');
  const char *digits = at;
  uint64_t magnitude = 0;
  bool isLong = false; // more than an integer holds
  for (; at != end && llvm::isDigit(*at); ++at) {
    isLong |= magnitude > (UINT64_MAX - 9) / 10;
    magnitude = magnitude * 10 + (*at - '0');
  }
  if (at == digits)
    return false;
  if (*digits == '0' && at - digits > 1) {
    at = digits + 1;
    return false;
  }
  bool isInteger = true;
  auto some = [&] {
    const char *from = at;
    while (at != end && llvm::isDigit(*at))
      ++at;
    isInteger = false;
    return at != from;
  };
  if (take('.') && !some())
    return false;
  if (at != end && (*at == 'e' || *at == 'E')) {
    ++at;
    if (!take('+'))
      take('-');
    if (!some())
      return false;
  }
  uint64_t most = uint64_t(INT64_MAX) + isNegative;
  if (isInteger && !isLong && magnitude <= most) {
    value.kind = Value::Kind::Integer;
    value.integer = int64_t(isNegative ? 0 - magnitude : magnitude);
  }
  return true;
}

bool Parser::hex(unsigned &unit) {
  unit = 0;
  for (int i = 0; i < 4; ++i, ++at) {
    if (at == end || !llvm::isHexDigit(*at))
      return false;
    unit = unit * 16 + llvm::hexDigitValue(*at);
  }
  return true;
}

/// What follows a backslash. A half of a pair alone becomes U+FFFD.
bool Parser::escape(std::string &text) {
  if (at == end)
    return false;
  static constexpr llvm::StringLiteral from = "\"\\/bfnrt", to = "\"\\/\b\f\n\r\t";
  if (size_t found = from.find(*at); found != llvm::StringRef::npos) {
    text += to[found];
    ++at;
    return true;
  }
  unsigned point;
  if (!take('u') || !hex(point))
    return false;
  if (point >= 0xD800 && point < 0xE000) {
    unsigned low = 0;
    const char *before = at;
    bool isPair = point < 0xDC00 && take("\\u") && hex(low) && low >= 0xDC00 &&
                  low < 0xE000;
    if (!isPair)
      at = before;
    point = isPair ? 0x10000 + ((point - 0xD800) << 10) + (low - 0xDC00) : 0xFFFD;
  }
  char bytes[UNI_MAX_UTF8_BYTES_PER_CODE_POINT], *next = bytes;
  if (!llvm::ConvertCodePointToUTF8(point, next))
    return false;
  text.append(bytes, next);
  return true;
}

bool Parser::string(llvm::StringRef &text) {
  const char *begin = ++at;
  while (at != end && *at != '"' && *at != '\\' && uint8_t(*at) >= 0x20)
    ++at;
  if (at != end && *at == '"') {
    text = llvm::StringRef(begin, at++ - begin);
    return true;
  }
  std::string whole(begin, at);
  while (at != end && *at != '"') {
    if (take('\\')) {
      if (!escape(whole))
        return false;
    } else if (uint8_t(*at) < 0x20) {
      return false;
    } else {
      whole += *at++;
    }
  }
  text = llvm::StringRef(whole).copy(arena);
  return take('"');
}

llvm::Expected<Document> parse(llvm::StringRef text) {
  size_t wrong = 0;
  if (!llvm::json::isUTF8(text, &wrong))
    return llvm::createStringError(
        llvm::formatv("no UTF-8 at byte {0}", wrong).str());
  Document made;
  made.arena = std::make_unique<llvm::BumpPtrAllocator>();
  Parser parser(text, *made.arena);
  if (!parser.document(made.value))
    return llvm::createStringError(parser.where());
  return std::move(made);
}

} // namespace tier::target::flatjson
