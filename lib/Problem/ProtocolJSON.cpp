//===- ProtocolJSON.cpp - protocol programs as JSON -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Protocol.h"

#include "AskReading.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tier::problem::protocol {

static constexpr struct {
  Op op;
  StringLiteral name;
} opNames[] = {{Op::Loop, "loop"},
               {Op::If, "if"},
               {Op::Elect, "elect"},
               {Op::Set, "set"},
               {Op::Init, "init"},
               {Op::Inval, "inval"},
               {Op::Arrive, "arrive"},
               {Op::ArriveExpect, "arrive_expect"},
               {Op::Expect, "expect"},
               {Op::Wait, "wait"},
               {Op::BulkLoad, "bulk_load"},
               {Op::BulkStore, "bulk_store"},
               {Op::BulkCommit, "bulk_commit"},
               {Op::BulkWait, "bulk_wait"},
               {Op::GroupCopy, "group_copy"},
               {Op::GroupCommit, "group_commit"},
               {Op::GroupWait, "group_wait"},
               {Op::GroupArrive, "group_arrive"},
               {Op::Read, "read"},
               {Op::Write, "write"},
               {Op::MmaFence, "mma_fence"},
               {Op::Mma, "mma"},
               {Op::MmaCommit, "mma_commit"},
               {Op::MmaWait, "mma_wait"},
               {Op::Touch, "touch"},
               {Op::TensorMma, "tensor_mma"},
               {Op::TensorCommit, "tensor_commit"},
               {Op::TensorLoad, "tensor_load"},
               {Op::TensorStore, "tensor_store"},
               {Op::TensorWaitLoad, "tensor_wait_load"},
               {Op::TensorWaitStore, "tensor_wait_store"},
               {Op::TensorBefore, "tensor_before"},
               {Op::TensorAfter, "tensor_after"},
               {Op::TensorAlloc, "tensor_alloc"},
               {Op::TensorDealloc, "tensor_dealloc"},
               {Op::Fence, "fence"},
               {Op::InitFence, "init_fence"},
               {Op::MapRelease, "map_release"},
               {Op::MapAcquire, "map_acquire"},
               {Op::CtaBarrier, "cta_barrier"},
               {Op::CtaArrive, "cta_arrive"},
               {Op::WarpSync, "warp_sync"},
               {Op::ClusterArrive, "cluster_arrive"},
               {Op::ClusterWait, "cluster_wait"},
               {Op::Registers, "registers"},
               {Op::Unknown, "unknown"}};

static constexpr struct {
  Space space;
  StringLiteral name;
} spaceNames[] = {{Space::Shared, "shared"},
                  {Space::Cluster, "cluster"},
                  {Space::Global, "global"},
                  {Space::Tensor, "tensor"},
                  {Space::All, "all"}};

StringRef stringify(Op op) {
  for (auto row : opNames)
    if (row.op == op)
      return row.name;
  return "unknown";
}

static StringRef stringify(Space space) {
  for (auto row : spaceNames)
    if (row.space == space)
      return row.name;
  return "shared";
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static json::Value writeExpr(const Expr &expr) {
  if (expr.nodes.size() == 1 && expr.nodes[0].kind == Expr::Kind::Constant)
    return expr.nodes[0].value;
  return expr.str();
}

static void put(json::Object &object, StringRef key, const Expr &expr) {
  if (!expr.empty())
    object[key] = writeExpr(expr);
}

static json::Value writeRegion(const Region &region) {
  json::Object object{{"buffer", region.buffer}};
  put(object, "stage", region.stage);
  if (region.offset)
    object["offset"] = region.offset;
  if (region.bytes >= 0)
    object["bytes"] = region.bytes;
  put(object, "rank", region.rank);
  return object;
}

static json::Value writeBody(const Body &body);

static json::Value writeStatement(const Statement &statement) {
  const Statement initial;
  json::Object object{{"op", stringify(statement.op)}};
  if (statement.id >= 0)
    object["id"] = statement.id;
  for (auto [key, text] :
       {std::pair("name", &statement.name), {"label", &statement.label},
        {"barrier", &statement.barrier}})
    if (!text->empty())
      object[key] = *text;
  put(object, "stage", statement.stage);
  put(object, "parity", statement.parity);
  put(object, "amount", statement.amount);
  put(object, "rank", statement.rank);
  put(object, "mask", statement.mask);
  for (auto [key, regions] : {std::pair("reads", &statement.reads),
                              {"writes", &statement.writes}}) {
    if (regions->empty())
      continue;
    json::Array list;
    for (const Region &region : *regions)
      list.push_back(writeRegion(region));
    object[key] = std::move(list);
  }
  if (statement.space != initial.space)
    object["space"] = stringify(statement.space);
  for (auto [key, flag, usual] :
       {std::tuple("is_read", statement.isRead, initial.isRead),
        {"is_once", statement.isOnce, initial.isOnce},
        {"is_relaxed", statement.isRelaxed, initial.isRelaxed},
        {"is_cta_scope", statement.isCtaScope, initial.isCtaScope},
        {"is_counted", statement.isCounted, initial.isCounted},
        {"is_collective", statement.isCollective, initial.isCollective}})
    if (flag != usual)
      object[key] = flag;
  if (statement.share)
    object["share"] = statement.share;
  if (statement.warpShare != initial.warpShare)
    object["warp_share"] = statement.warpShare;
  if (!statement.body.empty())
    object["body"] = writeBody(statement.body);
  if (!statement.otherwise.empty())
    object["otherwise"] = writeBody(statement.otherwise);
  return object;
}

static json::Value writeBody(const Body &body) {
  json::Array list;
  for (const Statement &statement : body)
    list.push_back(writeStatement(statement));
  return list;
}

json::Value toJSON(const Program &program) {
  json::Array barriers, buffers, symbols, predicates, roles;
  for (const Barrier &barrier : program.barriers)
    barriers.push_back(json::Object{{"name", barrier.name},
                                    {"stages", barrier.stages},
                                    {"offset", barrier.offset}});
  for (const Buffer &buffer : program.buffers)
    buffers.push_back(json::Object{{"name", buffer.name},
                                   {"space", stringify(buffer.space)},
                                   {"stages", buffer.stages},
                                   {"bytes", buffer.bytes},
                                   {"offset", buffer.offset}});
  for (const Symbol &symbol : program.symbols)
    symbols.push_back(json::Object{{"name", symbol.name},
                                   {"least", symbol.least},
                                   {"varies", symbol.varies}});
  for (const Predicate &predicate : program.predicates)
    predicates.push_back(json::Object{{"name", predicate.name},
                                      {"varies", predicate.varies},
                                      {"differs", predicate.differs}});
  for (const Role &role : program.roles)
    roles.push_back(json::Object{{"name", role.name},
                                 {"threads", role.threads},
                                 {"body", writeBody(role.body)}});
  return json::Object{{"name", program.name},
                      {"cluster", program.cluster},
                      {"barriers", std::move(barriers)},
                      {"buffers", std::move(buffers)},
                      {"symbols", std::move(symbols)},
                      {"predicates", std::move(predicates)},
                      {"before", writeBody(program.before)},
                      {"roles", std::move(roles)},
                      {"after", writeBody(program.after)}};
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {
/// Reads fields with defaults; the first thing wrong stays.
struct Fields {
  const json::Object &object;
  std::string &wrong;

  void refuse(StringRef key, StringRef what) const {
    if (wrong.empty())
      wrong =
          ("[async.question] expects '" + key + "' to be " + what + ", got " +
           (object.get(key) ? "something else" : "nothing"))
              .str();
  }
  std::string text(StringRef key) const {
    const json::Value *value = object.get(key);
    if (!value)
      return {};
    if (auto text = value->getAsString())
      return text->str();
    refuse(key, "a string");
    return {};
  }
  int64_t integer(StringRef key, int64_t otherwise) const {
    const json::Value *value = object.get(key);
    if (!value)
      return otherwise;
    if (auto integer = value->getAsInteger())
      return *integer;
    refuse(key, "an integer");
    return otherwise;
  }
  bool flag(StringRef key, bool otherwise = false) const {
    const json::Value *value = object.get(key);
    if (!value)
      return otherwise;
    if (auto flag = value->getAsBoolean())
      return *flag;
    refuse(key, "true or false");
    return otherwise;
  }
  Expr expr(StringRef key) const {
    const json::Value *value = object.get(key);
    if (!value)
      return {};
    if (auto integer = value->getAsInteger())
      return *integer;
    if (auto text = value->getAsString()) {
      Expr expr(*text);
      if (!expr.isValid())
        refuse(key, "an expression");
      return expr;
    }
    refuse(key, "an expression");
    return {};
  }
  Space space() const {
    std::string name = text("space");
    for (auto row : spaceNames)
      if (row.name == name)
        return row.space;
    if (!name.empty())
      refuse("space", "shared, cluster, global, tensor or all");
    return Space::Shared;
  }
  /// Calls `read` on each object of a list.
  template <typename Function>
  void each(StringRef key, Function read) const {
    const json::Value *value = object.get(key);
    if (!value)
      return;
    const json::Array *list = value->getAsArray();
    if (!list)
      return refuse(key, "a list of objects");
    for (const json::Value &element : *list) {
      const json::Object *fields = element.getAsObject();
      if (!fields)
        return refuse(key, "a list of objects");
      read(Fields{*fields, wrong});
    }
  }
};
} // namespace

static Region readRegion(const Fields &fields) {
  Region region;
  region.buffer = fields.text("buffer");
  region.stage = fields.expr("stage");
  if (region.stage.empty())
    region.stage = 0;
  region.offset = fields.integer("offset", 0);
  region.bytes = fields.integer("bytes", -1);
  region.rank = fields.expr("rank");
  return region;
}

static void readBody(const Fields &fields, StringRef key, Body &body,
                     int depth) {
  if (depth > 32)
    return fields.refuse(key, "nested at most 32 deep");
  fields.each(key, [&](const Fields &inner) {
    Statement &statement = body.emplace_back();
    std::string name = inner.text("op");
    auto row = find_if(opNames, [&](auto row) { return row.name == name; });
    if (row == std::end(opNames))
      return inner.refuse("op", "the name of an op");
    statement.op = row->op;
    statement.id = inner.integer("id", -1);
    statement.name = inner.text("name");
    statement.label = inner.text("label");
    statement.barrier = inner.text("barrier");
    statement.stage = inner.expr("stage");
    statement.parity = inner.expr("parity");
    statement.amount = inner.expr("amount");
    statement.rank = inner.expr("rank");
    statement.mask = inner.expr("mask");
    statement.space = inner.space();
    statement.isRead = inner.flag("is_read");
    statement.isOnce = inner.flag("is_once");
    statement.isRelaxed = inner.flag("is_relaxed");
    statement.isCtaScope = inner.flag("is_cta_scope");
    statement.isCounted = inner.flag("is_counted", true);
    statement.isCollective = inner.flag("is_collective");
    statement.share = inner.integer("share", 0);
    statement.warpShare = inner.integer("warp_share", -1);
    inner.each("reads", [&](const Fields &region) {
      statement.reads.push_back(readRegion(region));
    });
    inner.each("writes", [&](const Fields &region) {
      statement.writes.push_back(readRegion(region));
    });
    // `statement` may move once the list grows: fill a copy of the bodies.
    Body then, otherwise;
    readBody(inner, "body", then, depth + 1);
    readBody(inner, "otherwise", otherwise, depth + 1);
    statement.body = std::move(then);
    statement.otherwise = std::move(otherwise);
  });
}

Expected<Program> fromJSON(const json::Value &value) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return refusal("[async.question] expects 'program' to be an object, got "
                   "something else");
  std::string wrong;
  Fields fields{*object, wrong};
  Program program;
  program.name = fields.text("name");
  program.cluster = fields.integer("cluster", 1);
  fields.each("barriers", [&](const Fields &inner) {
    program.barriers.push_back({inner.text("name"), inner.integer("stages", 1),
                                inner.integer("offset", -1)});
  });
  fields.each("buffers", [&](const Fields &inner) {
    program.buffers.push_back({inner.text("name"), inner.space(),
                               inner.integer("stages", 1),
                               inner.integer("bytes", 0),
                               inner.integer("offset", -1)});
  });
  fields.each("symbols", [&](const Fields &inner) {
    program.symbols.push_back({inner.text("name"), inner.integer("least", 0),
                               inner.text("varies")});
  });
  fields.each("predicates", [&](const Fields &inner) {
    program.predicates.push_back(
        {inner.text("name"), inner.text("varies"), inner.flag("differs")});
  });
  readBody(fields, "before", program.before, 0);
  fields.each("roles", [&](const Fields &inner) {
    Role role;
    role.name = inner.text("name");
    role.threads = inner.integer("threads", 32);
    readBody(inner, "body", role.body, 0);
    program.roles.push_back(std::move(role));
  });
  readBody(fields, "after", program.after, 0);
  if (wrong.empty())
    wrong = check(program);
  if (!wrong.empty())
    return refusal(wrong);
  return program;
}

} // namespace tier::problem::protocol
