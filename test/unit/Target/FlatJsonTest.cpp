//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The oracle is llvm::json: the same values of what it reads, a refusal of what
// it refuses, on chosen texts, random documents, and random damage to those.

#include "../../../lib/Target/FlatJson.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"

#include <random>

namespace json = llvm::json;
namespace flatjson = tier::target::flatjson;
using Kind = flatjson::Value::Kind;

static void expectEqual(const flatjson::Value &got, const json::Value &wanted) {
  ASSERT_EQ(got.getAsInteger(), wanted.getAsInteger());
  ASSERT_EQ(got.getAsNumber(), wanted.getAsNumber());
  ASSERT_EQ(got.getAsBoolean(), wanted.getAsBoolean());
  ASSERT_EQ(got.getAsString(), wanted.getAsString());
  ASSERT_EQ(got.getKind() == Kind::Null, wanted.kind() == json::Value::Null);
  ASSERT_EQ(got.getAsArray() != nullptr, wanted.getAsArray() != nullptr);
  ASSERT_EQ(got.getAsObject() != nullptr, wanted.getAsObject() != nullptr);
  if (const json::Array *array = wanted.getAsArray()) {
    ASSERT_EQ(got.size(), array->size());
    for (size_t i = 0; i < array->size(); ++i)
      expectEqual(got[i], (*array)[i]);
  }
  if (const json::Object *object = wanted.getAsObject())
    for (const auto &[key, member] : *object) {
      const flatjson::Value *found = got.get(key);
      ASSERT_TRUE(found) << key.str();
      expectEqual(*found, member);
    }
}

/// Reads a text both ways.
static void compare(llvm::StringRef text) {
  SCOPED_TRACE(text.str());
  auto document = flatjson::parse(text);
  llvm::Expected<json::Value> wanted = json::parse(text);
  ASSERT_EQ(document.has_value(), bool(wanted))
      << (wanted ? "" : llvm::toString(wanted.takeError()));
  if (wanted)
    expectEqual(document->root(), *wanted);
}

TEST(FlatJson, TextsAreReadAsByLlvm) {
  for (llvm::StringRef text :
       {"0", "-0", "7", "-12", "9223372036854775807", "-9223372036854775808",
        "9223372036854775808", "1e3", "1.5", "-2.50E-1", "1e400", "3.0",
        "true", "false", "null", "\"\"", "\"a b\"", "[]", "{}", "[1,[2],{}]",
        " { \"a\" : [ 1 , 2 ] , \"b\" : { \"c\" : null } } ",
        R"("\"\\\/\b\f\n\r\t")", R"("\u00e9\u4e2d")", R"("\ud83d\ude00 x")",
        R"("\ud83d")", R"("\ude00\ud83dx")", "\"\xc3\xa9\"",
        "[[[[[[[[[[]]]]]]]]]]"})
    compare(text);
}

TEST(FlatJson, WhatIsNoJsonIsRefused) {
  for (llvm::StringRef text :
       {"", " ", "[", "]", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}",
        "{\"a\":1,}", "{a:1}", "{1:2}", "\"", "\"\\\"", "\"\\x\"", "\"\\u12\"",
        "\"\\u12g4\"", "\"a\nb\"", "\"\xff\"", "nul", "truely", "1 2", "-", ".5",
        "1.", "1e", "[1}", "{\"a\":1]"})
    EXPECT_FALSE(flatjson::parse(text)) << text.str();
}

TEST(FlatJson, DepthEnds) {
  EXPECT_TRUE(flatjson::parse(std::string(500, '[') + std::string(500, ']')));
  EXPECT_FALSE(flatjson::parse(std::string(100000, '[')));
}

TEST(FlatJson, TheLastMemberOfANameCounts) {
  auto document = flatjson::parse(R"({"a": 1, "b": true, "a": 2})");
  ASSERT_TRUE(document);
  EXPECT_EQ(document->root().getInteger("a"), 2);
  EXPECT_EQ(document->root().getBoolean("b"), true);
  EXPECT_EQ(document->root().getString("b"), std::nullopt);
  EXPECT_EQ(document->root().getArray("b"), nullptr);
  EXPECT_EQ(document->root()[1].getKey(), "b");
}

static json::Value randomValue(std::mt19937 &random, int depth) {
  switch (random() % (depth > 4 ? 5 : 7)) {
  case 0:
    return nullptr;
  case 1:
    return bool(random() % 2);
  case 2:
    return int64_t(uint64_t(random()) << 32 | random()) >> random() % 64;
  case 3:
    return double(int32_t(random())) / (1 << random() % 20);
  case 4: {
    std::string text;
    for (int i = random() % 6; i > 0; --i)
      text += "a\"\\\n\x01 é/"[random() % 8];
    return json::fixUTF8(text);
  }
  case 5: {
    json::Array array;
    for (int i = random() % 5; i > 0; --i)
      array.push_back(randomValue(random, depth + 1));
    return array;
  }
  default: {
    json::Object object;
    for (int i = random() % 5; i > 0; --i)
      object[llvm::formatv("k{0}", random() % 9).str()] =
          randomValue(random, depth + 1);
    return object;
  }
  }
}

TEST(FlatJson, RandomDocumentsAreReadAsByLlvm) {
  std::mt19937 random(1);
  for (int i = 0; i < 3000; ++i) {
    json::Value value = randomValue(random, 0);
    std::string text = i % 2 ? llvm::formatv("{0}", value).str()
                             : llvm::formatv("{0:2}", value).str();
    compare(text);
    // Damage: a byte that is lost, doubled, or another.
    for (int j = 0; j < 4 && !text.empty(); ++j) {
      std::string broken = text;
      size_t at = random() % broken.size();
      if (j == 0)
        broken.erase(at, 1);
      else if (j == 1)
        broken.insert(at, 1, broken[at]);
      else
        broken[at] = "[]{},:\"\\0e-t"[random() % 12];
      // Numbers that begin with zeros are llvm's own leniency.
      auto document = flatjson::parse(broken);
      llvm::Expected<json::Value> wanted = json::parse(broken);
      if (document) {
        ASSERT_TRUE(bool(wanted)) << broken;
        expectEqual(document->root(), *wanted);
      } else {
        llvm::consumeError(wanted.takeError());
      }
    }
  }
}
