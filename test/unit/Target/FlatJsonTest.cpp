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
#include "llvm/Support/Regex.h"
#include "gtest/gtest.h"

#include <random>

namespace json = llvm::json;
namespace flatjson = tier::target::flatjson;

static void expectEqual(const flatjson::Value &got, const json::Value &wanted) {
  ASSERT_EQ(got.getAsInteger(), wanted.getAsInteger());
  ASSERT_EQ(got.getAsBoolean(), wanted.getAsBoolean());
  ASSERT_EQ(got.getAsString(), wanted.getAsString());
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
  ASSERT_TRUE(bool(document)) << llvm::toString(document.takeError());
  ASSERT_TRUE(bool(wanted)) << llvm::toString(wanted.takeError());
  expectEqual(document->root(), *wanted);
}

/// What a text is refused for.
static std::string refusal(llvm::StringRef text) {
  auto document = flatjson::parse(text);
  return document ? "nothing" : llvm::toString(document.takeError());
}

TEST(FlatJson, TextsAreReadAsByLlvm) {
  for (llvm::StringRef text :
       {"0", "-0", "7", "-12", "9223372036854775807", "-9223372036854775808",
        "9223372036854775808", "1.5", "-2.50E-1", "1e400",
        "true", "false", "null", "\"\"", "\"a b\"", "[]", "{}", "[1,[2],{}]",
        " { \"a\" : [ 1 , 2 ] , \"b\" : { \"c\" : null } } ",
        R"("\"\\\/\b\f\n\r\t")", R"("\u00e9\u4e2d")", R"("\ud83d\ude00 x")",
        R"("\ud83d")", R"("\ude00\ud83dx")", "\"\xc3\xa9\"",
        "[[[[[[[[[[]]]]]]]]]]"})
    compare(text);
}

TEST(FlatJson, IntegersAreThoseThatAreWrittenAsSuch) {
  for (auto [text, wanted] :
       {std::pair<llvm::StringRef, std::optional<int64_t>>{"7", 7},
        {"-0", 0},
        {"9223372036854775807", INT64_MAX},
        {"-9223372036854775808", INT64_MIN},
        {"9223372036854775808", std::nullopt},
        {"-9223372036854775809", std::nullopt},
        {"18446744073709551617", std::nullopt},
        {"3.0", std::nullopt},
        {"1e3", std::nullopt}}) {
    auto document = flatjson::parse(text);
    ASSERT_TRUE(bool(document)) << llvm::toString(document.takeError());
    EXPECT_EQ(document->root().getAsInteger(), wanted) << text.str();
  }
}

TEST(FlatJson, WhatIsNoJsonIsRefusedAtItsByte) {
  for (auto [text, wanted] : {std::pair<llvm::StringRef, llvm::StringRef>{
                                  "", "its end at byte 0"},
                              {" ", "its end at byte 1"},
                              {"[", "its end at byte 1"},
                              {"]", "']' at byte 0"},
                              {"[1,]", "']' at byte 3"},
                              {"[,1]", "',' at byte 1"},
                              {"[1 2]", "'2' at byte 3"},
                              {"{\"a\"}", "'}' at byte 4"},
                              {"{\"a\":}", "'}' at byte 5"},
                              {"{\"a\":1,}", "'}' at byte 7"},
                              {"{a:1}", "'a' at byte 1"},
                              {"{1:2}", "'1' at byte 1"},
                              {"\"", "its end at byte 1"},
                              {"\"\\\"", "its end at byte 3"},
                              {"\"\\x\"", "'x' at byte 2"},
                              {"\"\\u12\"", "'\"' at byte 5"},
                              {"\"\\u12g4\"", "'g' at byte 5"},
                              {"\"a\nb\"", "'\n' at byte 2"},
                              {"\"\xff\"", "no UTF-8 at byte 1"},
                              {"nul", "'n' at byte 0"},
                              {"truely", "'l' at byte 4"},
                              {"1 2", "'2' at byte 2"},
                              {"01", "'1' at byte 1"},
                              {"-", "its end at byte 1"},
                              {".5", "'.' at byte 0"},
                              {"1.", "its end at byte 2"},
                              {"1e", "its end at byte 2"},
                              {"[1}", "'}' at byte 2"},
                              {"{\"a\":1]", "']' at byte 6"}})
    EXPECT_EQ(refusal(text), wanted) << text.str();
}

TEST(FlatJson, DepthEnds) {
  EXPECT_EQ(refusal(std::string(500, '[') + std::string(500, ']')), "nothing");
  EXPECT_EQ(refusal(std::string(100000, '[')),
            "values in values too deep at byte 513");
}

TEST(FlatJson, TheLastMemberOfANameCounts) {
  auto document = flatjson::parse(R"({"a": 1, "b": true, "a": 2})");
  ASSERT_TRUE(bool(document)) << llvm::toString(document.takeError());
  EXPECT_EQ(document->root().getInteger("a"), 2);
  EXPECT_EQ(document->root().getBoolean("b"), true);
  EXPECT_EQ(document->root().getString("b"), std::nullopt);
  EXPECT_EQ(document->root().getArray("b"), nullptr);
  EXPECT_EQ(document->root()[1].getAsBoolean(), true);
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
        // To llvm::json 1e3 is an integer.
        if (!llvm::Regex("[0-9]e").match(broken))
          expectEqual(document->root(), *wanted);
      } else {
        llvm::consumeError(document.takeError());
        llvm::consumeError(wanted.takeError());
      }
    }
  }
}
