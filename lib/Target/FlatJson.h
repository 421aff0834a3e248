//===- FlatJson.h - JSON that is read once ----------------------*- C++ -*-===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The values of a document, one behind another in an arena. A launch program of
// 200 KB has 30,000 of them; llvm::json gives each object a table and each array
// a vector, which takes six times as long as all else of a warm start. Names and
// interface are those of llvm::json, as far as readers of programs need them:
// numbers are integers, and others are of no kind.
//
//   llvm::Expected<flatjson::Document> document = flatjson::parse(text);
//   if (const flatjson::Array *steps = document->root().get("steps")->getAsArray())
//     for (const flatjson::Value &step : *steps) ..
//
// What is refused here is what RFC 8259 refuses.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_TARGET_FLATJSON_H
#define TIER_TARGET_FLATJSON_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <optional>

namespace tier::target::flatjson {

/// A value; an object's are its members in order, each with its key.
class Value {
public:
  Value() = default;

  std::optional<bool> getAsBoolean() const {
    return kind == Kind::Boolean ? std::optional<bool>(integer) : std::nullopt;
  }
  /// Of a number without fraction and exponent that an integer holds.
  std::optional<int64_t> getAsInteger() const {
    return kind == Kind::Integer ? std::optional(integer) : std::nullopt;
  }
  std::optional<llvm::StringRef> getAsString() const {
    return kind == Kind::String ? std::optional(text) : std::nullopt;
  }
  const Value *getAsArray() const { return kind == Kind::Array ? this : nullptr; }
  const Value *getAsObject() const {
    return kind == Kind::Object ? this : nullptr;
  }

  // Of an array or an object.
  const Value *begin() const { return items; }
  const Value *end() const { return items + count; }
  size_t size() const { return count; }
  const Value &operator[](size_t i) const { return items[i]; }
  /// The last member of this name, or null.
  const Value *get(llvm::StringRef name) const;
  std::optional<bool> getBoolean(llvm::StringRef name) const;
  std::optional<int64_t> getInteger(llvm::StringRef name) const;
  std::optional<llvm::StringRef> getString(llvm::StringRef name) const;
  const Value *getArray(llvm::StringRef name) const;

private:
  friend class Parser;
  enum class Kind : uint8_t { Other, Boolean, Integer, String, Array, Object };
  Kind kind = Kind::Other; ///< null, or another number
  uint32_t count = 0;
  llvm::StringRef key, text;
  union {
    int64_t integer = 0;
    const Value *items;
  };
};
using Array = Value;
using Object = Value;

/// Owns its values, but not the text, which they point into.
class Document {
public:
  const Value &root() const { return value; }

private:
  friend llvm::Expected<Document> parse(llvm::StringRef text);
  Value value;
  std::unique_ptr<llvm::BumpPtrAllocator> arena;
};

/// Reads a document. The error is what is no JSON, and at which byte: "',' at
/// byte 3".
llvm::Expected<Document> parse(llvm::StringRef text);

} // namespace tier::target::flatjson

#endif // TIER_TARGET_FLATJSON_H
