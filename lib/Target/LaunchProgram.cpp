//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// launch.json: launch programs to text and back.

#include "ElectionJson.h"
#include "FlatJson.h"
#include "tier/Target/LaunchProgram.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
namespace json = llvm::json;

namespace tier::target {

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

namespace {
struct DTypeRow {
  llvm::StringLiteral name;
  int64_t bytes;
  bool isFloat;
  int64_t packedBits = 0;
};
} // namespace

static const DTypeRow dtypes[] = {
    {"bool", 1, false},      {"i8", 1, false},    {"i16", 2, false},
    {"i32", 4, false},       {"i64", 8, false},   {"u8", 1, false},
    {"u16", 2, false},       {"u32", 4, false},   {"u64", 8, false},
    {"f8e4m3", 1, true},     {"f8e5m2", 1, true}, {"f8e4m3fnuz", 1, true},
    {"f8e5m2fnuz", 1, true}, {"f8e8m0", 1, true}, {"f4e2m1x2", 1, true},
    {"f4e2m1", 1, true, 4},  {"f6e2m3", 1, true, 6}, {"f6e3m2", 1, true, 6},
    {"f16", 2, true},        {"bf16", 2, true},   {"f32", 4, true},
    {"f64", 8, true},
};

static const llvm::StringLiteral opcodes[] = {
    "constant", "extent",     "stride", "value",    "units",   "add",
    "sub",      "mul",        "div",    "floordiv", "ceildiv", "rem",
    "mod",      "min",        "max",    "and",      "or",      "xor",
    "shl",      "shr",        "equal",  "notequal", "less",    "lessequal",
    "lessu",    "lessequalu", "select", "move",     "elect",   "jump",
    "jump_unless", "check",   "workspace", "encode", "launch",
};

StringRef stringify(DType dtype) { return dtypes[size_t(dtype)].name; }
int64_t byteWidth(DType dtype) { return dtypes[size_t(dtype)].bytes; }
int64_t bitWidth(DType dtype) {
  const DTypeRow &row = dtypes[size_t(dtype)];
  return row.packedBits ? row.packedBits : 8 * row.bytes;
}
bool isFloat(DType dtype) { return dtypes[size_t(dtype)].isFloat; }

std::optional<DType> parseDType(StringRef text) {
  for (auto [i, row] : llvm::enumerate(dtypes))
    if (row.name == text)
      return DType(i);
  return std::nullopt;
}

StringRef stringify(Opcode opcode) { return opcodes[size_t(opcode)]; }

std::optional<Opcode> parseOpcode(StringRef text) {
  for (auto [i, name] : llvm::enumerate(opcodes))
    if (name == text)
      return Opcode(i);
  return std::nullopt;
}

/// How many registers a step reads; steps that are numbers or tables read in
/// their own way.
static int operandsOf(Opcode opcode) {
  switch (opcode) {
  case Opcode::Constant:
  case Opcode::Extent:
  case Opcode::Stride:
  case Opcode::Value:
  case Opcode::Units:
  case Opcode::Elect:
  case Opcode::Jump:
  case Opcode::Encode:
  case Opcode::Launch:
    return 0;
  case Opcode::Move:
  case Opcode::JumpUnless:
  case Opcode::Check:
  case Opcode::Workspace:
    return 1;
  case Opcode::Select:
    return 3;
  default:
    return 2;
  }
}

static bool hasResult(Opcode opcode) { return opcode < Opcode::Jump; }

//===----------------------------------------------------------------------===//
// To text
//===----------------------------------------------------------------------===//

static json::Array toArray(ArrayRef<int32_t> numbers) {
  json::Array array;
  for (int32_t number : numbers)
    array.push_back(number);
  return array;
}

static json::Value toJSON(const SideFacts &facts) {
  json::Object object;
  if (facts.isOne)
    object["one"] = true;
  if (facts.extent)
    object["extent"] = *facts.extent;
  if (facts.equalParameter >= 0)
    object["equal"] = json::Array{facts.equalParameter, facts.equalSide};
  if (facts.multiple > 1)
    object["multiple"] = facts.multiple;
  if (facts.stride)
    object["stride"] = *facts.stride;
  if (facts.strideMultiple > 1)
    object["stride_multiple"] = facts.strideMultiple;
  return object;
}

static json::Value toJSON(const Parameter &parameter) {
  json::Object object{{"name", parameter.name}};
  if (parameter.isTensor) {
    object["tensor"] = stringify(parameter.dtype);
    object["rank"] = parameter.rank;
    if (parameter.isOutput)
      object["output"] = true;
    if (parameter.align > 1)
      object["align"] = parameter.align;
    json::Array sides;
    for (const SideFacts &facts : parameter.sides)
      sides.push_back(toJSON(facts));
    if (!sides.empty())
      object["sides"] = std::move(sides);
  } else {
    object["scalar"] = stringify(parameter.dtype);
  }
  return object;
}

static json::Value toJSON(const Operand &operand) {
  switch (operand.kind) {
  case Operand::Buffer:
    return json::Object{{"buffer", operand.index}};
  case Operand::Map:
    return json::Object{{"map", operand.index}};
  case Operand::Scalar:
    return json::Object{{"scalar", operand.index}};
  case Operand::Register:
    return json::Object{{"register", operand.index},
                        {"dtype", stringify(operand.dtype)}};
  case Operand::Immediate:
    return json::Object{{"bits", operand.bits},
                        {"dtype", stringify(operand.dtype)}};
  }
  llvm_unreachable("unknown operand");
}

/// A name and numbers, as most steps are: the objects of llvm::json for those
/// took as long as all else that becomes of the host function.
static void writeFlat(llvm::raw_ostream &out, const Step &step) {
  out << "[\"" << stringify(step.opcode) << '"';
  auto number = [&](int64_t number) { out << ',' << number; };
  if (hasResult(step.opcode))
    number(step.result);
  int32_t operands[] = {step.a, step.b, step.c};
  for (int32_t operand :
       ArrayRef(operands).take_front(operandsOf(step.opcode)))
    number(operand);
  switch (step.opcode) {
  case Opcode::Extent:
  case Opcode::Stride:
    number(step.a);
    number(step.b);
    break;
  case Opcode::Value:
    number(step.a);
    break;
  case Opcode::Constant:
  case Opcode::Jump:
  case Opcode::JumpUnless:
    number(step.immediate);
    break;
  case Opcode::Units:
    if (step.immediate > 1)
      number(step.immediate);
    break;
  case Opcode::Workspace:
    if (step.isZeroed)
      out << ",\"zeroed\"";
    if (step.b >= 0)
      out << ",\"or\"," << step.b << ',' << step.c;
    break;
  default:
    break;
  }
  out << ']';
}

static void write(llvm::raw_ostream &out, const LaunchProgram &program,
                  const Step &step) {
  switch (step.opcode) {
  case Opcode::Elect:
    writeElection(out, program.elections[step.immediate], step.result);
    return;
  case Opcode::Check: {
    const std::string &text = program.texts.at(step.immediate);
    out << json::Value(json::Object{{"check", step.a}, {"text", text}});
    return;
  }
  case Opcode::Encode: {
    const MapFields &map = program.maps[step.immediate];
    json::Object object{{"encode", stringify(map.element)},
                        {"buffer", map.buffer},
                        {"offset", map.offset},
                        {"dims", toArray(map.dims)},
                        {"strides", toArray(map.strides)},
                        {"box", json::Array(map.box)},
                        {"swizzle", map.swizzle}};
    if (!map.elementStrides.empty())
      object["element_strides"] = json::Array(map.elementStrides);
    if (map.interleave)
      object["interleave"] = map.interleave;
    if (map.fillsNaN)
      object["fill"] = "nan";
    if (map.roundsToTF32)
      object["rounds"] = "tf32";
    out << json::Value(std::move(object));
    return;
  }
  case Opcode::Launch: {
    const LaunchFields &launch = program.launches[step.immediate];
    json::Array operands;
    for (const Operand &operand : launch.operands)
      operands.push_back(toJSON(operand));
    json::Object object{{"launch", launch.kernel},
                        {"image", launch.image},
                        {"grid", toArray(launch.grid)},
                        {"block", toArray(launch.block)},
                        {"operands", std::move(operands)}};
    if (launch.shared >= 0)
      object["shared"] = launch.shared;
    if (launch.beginsEarly)
      object["early"] = true;
    out << json::Value(std::move(object));
    return;
  }
  default:
    writeFlat(out, step);
  }
}

/// Postfix back to nested lists.
static json::Value toJSON(const Expression &expression) {
  std::vector<json::Value> stack;
  for (const Expression::Node &node : expression.nodes) {
    if (node.opcode == Opcode::Constant) {
      stack.push_back(node.immediate);
    } else if (node.opcode <= Opcode::Value) {
      json::Array array{stringify(node.opcode), node.a};
      if (node.opcode != Opcode::Value)
        array.push_back(node.b);
      stack.push_back(std::move(array));
    } else {
      json::Value b = std::move(stack.back());
      stack.pop_back();
      json::Value a = std::move(stack.back());
      stack.back() =
          json::Array{stringify(node.opcode), std::move(a), std::move(b)};
    }
  }
  return std::move(stack.back());
}

static json::Value toJSON(const ResultFields &result) {
  json::Array shape;
  for (const Expression &extent : result.shape)
    shape.push_back(toJSON(extent));
  return json::Object{{"dtype", stringify(result.dtype)},
                      {"shape", std::move(shape)}};
}

std::string LaunchProgram::toJSON() const {
  // One step per line: a person reads this too.
  std::string text;
  llvm::raw_string_ostream stream(text);
  auto list = [&](StringRef name, const auto &items, StringRef end,
                  auto write) {
    stream << "  \"" << name << "\": [";
    llvm::interleave(
        items, stream,
        [&](const auto &item) {
          stream << "\n    ";
          write(item);
        },
        ",");
    stream << "]" << end << "\n";
  };
  auto asValue = [&](const auto &item) { stream << target::toJSON(item); };
  stream << "{\n  \"format\": \"tier.launch.1\",\n";
  stream << "  \"name\": " << json::Value(name)
         << ",\n  \"chip\": " << json::Value(chip) << ",\n";
  list("parameters", parameters, ",", asValue);
  list("results", results, ",", asValue);
  list("images", images, ",",
       [&](const std::string &image) { stream << json::Value(image); });
  list("steps", steps, "",
       [&](const Step &step) { write(stream, *this, step); });
  stream << "}\n";
  return text;
}

//===----------------------------------------------------------------------===//
// From text
//===----------------------------------------------------------------------===//

static llvm::Error broken(const llvm::Twine &expects) {
  return llvm::createStringError("[launch.format] expects " + expects);
}

/// What came, of a value or of none.
static std::string came(const flatjson::Value *value) {
  if (!value)
    return ", got nothing";
  if (auto text = value->getAsString())
    return llvm::formatv(", got '{0}'", *text);
  if (auto number = value->getAsInteger())
    return llvm::formatv(", got {0}", *number);
  if (auto flag = value->getAsBoolean())
    return *flag ? ", got true" : ", got false";
  return value->getAsArray()    ? ", got a list"
         : value->getAsObject() ? ", got an object"
                                : ", got null or a number that is no integer";
}

namespace {
/// Reads one program; the first thing that is wrong ends it.
struct Reader {
  LaunchProgram program;
  bool failed = false;
  std::string reason; ///< of the first failure

  void fail(const llvm::Twine &expects) {
    if (!failed)
      reason = expects.str();
    failed = true;
  }

  int64_t number(const flatjson::Value *value, StringRef what) {
    if (auto got = value ? value->getAsInteger() : std::nullopt)
      return *got;
    fail("a number as " + what + came(value));
    return 0;
  }
  std::string text(const flatjson::Value *value, StringRef what) {
    if (auto got = value ? value->getAsString() : std::nullopt)
      return got->str();
    fail("a text as " + what + came(value));
    return "";
  }
  DType dtype(const flatjson::Value *value) {
    std::string name = text(value, "a dtype");
    if (auto got = parseDType(name))
      return *got;
    fail("a known dtype, got '" + name + "'");
    return DType::F32;
  }
  const flatjson::Array &array(const flatjson::Value *value, StringRef what) {
    static const flatjson::Array empty;
    if (const flatjson::Array *got = value ? value->getAsArray() : nullptr)
      return *got;
    fail("a list as " + what + came(value));
    return empty;
  }
  int32_t in(int64_t index, int64_t end, StringRef what) {
    if (index >= 0 && index < end)
      return int32_t(index);
    fail(llvm::Twine(what) + " below " + llvm::Twine(end) + ", got " +
         llvm::Twine(index));
    return 0;
  }
  /// A register; the count grows with the first mention.
  int32_t reg(const flatjson::Value *value) {
    int64_t index = in(number(value, "a register"), 1 << 20, "a register");
    program.registers = std::max<int32_t>(program.registers, index + 1);
    return int32_t(index);
  }
  std::vector<int32_t> regs(const flatjson::Value *value) {
    std::vector<int32_t> list;
    for (const flatjson::Value &item : array(value, "registers"))
      list.push_back(reg(&item));
    return list;
  }

  SideFacts side(const flatjson::Value &value);
  void parameter(const flatjson::Value &value);
  void step(const flatjson::Value &value);
  void elect(const flatjson::Object &object);
  void encode(const flatjson::Object &object);
  void launch(const flatjson::Object &object);
  Operand operand(const flatjson::Value &value);
  void extent(const flatjson::Value &value, Expression &out);
  void results(const flatjson::Array &list);
  void checkIndices();
};
} // namespace

SideFacts Reader::side(const flatjson::Value &value) {
  SideFacts facts;
  const flatjson::Object *object = value.getAsObject();
  if (!object) {
    fail("an object as side" + came(&value));
    return facts;
  }
  facts.isOne = object->getBoolean("one").value_or(false);
  facts.multiple =
      std::max<int64_t>(object->getInteger("multiple").value_or(1), 1);
  facts.extent = object->getInteger("extent");
  facts.stride = object->getInteger("stride");
  facts.strideMultiple =
      std::max<int64_t>(object->getInteger("stride_multiple").value_or(1), 1);
  if (const flatjson::Array *equal = object->getArray("equal")) {
    if (equal->size() != 2) {
      fail("a parameter and a side as equal, got " +
           llvm::Twine(equal->size()) + " values");
      return facts;
    }
    facts.equalParameter = in(number(&(*equal)[0], "a parameter"),
                              program.parameters.size() + 1, "a parameter");
    facts.equalSide = in(number(&(*equal)[1], "a side"), 64, "a side");
  }
  return facts;
}

void Reader::parameter(const flatjson::Value &value) {
  const flatjson::Object *object = value.getAsObject();
  if (!object)
    return fail("an object as parameter" + came(&value));
  Parameter parameter;
  parameter.name = text(object->get("name"), "the name of a parameter");
  parameter.isTensor = object->get("tensor");
  parameter.dtype =
      dtype(object->get(parameter.isTensor ? "tensor" : "scalar"));
  parameter.isOutput = object->getBoolean("output").value_or(false);
  if (parameter.isTensor)
    parameter.rank =
        in(number(object->get("rank"), "a rank"), maxRank + 1, "a rank");
  parameter.align =
      std::max<int64_t>(object->getInteger("align").value_or(1), 1);
  if (const flatjson::Array *sides = object->getArray("sides"))
    for (const flatjson::Value &value : *sides)
      parameter.sides.push_back(side(value));
  if (!parameter.sides.empty() &&
      int64_t(parameter.sides.size()) != parameter.rank)
    fail("as many sides as the rank, got " +
         llvm::Twine(parameter.sides.size()) + " for rank " +
         llvm::Twine(parameter.rank));
  program.parameters.push_back(std::move(parameter));
}

Operand Reader::operand(const flatjson::Value &value) {
  Operand operand{Operand::Immediate};
  const flatjson::Object *object = value.getAsObject();
  if (!object) {
    fail("an object as operand" + came(&value));
    return operand;
  }
  if (const flatjson::Value *index = object->get("buffer")) {
    operand.kind = Operand::Buffer;
    operand.index = number(index, "a buffer");
  } else if (const flatjson::Value *index = object->get("map")) {
    operand.kind = Operand::Map;
    operand.index = number(index, "a map");
  } else if (const flatjson::Value *index = object->get("scalar")) {
    operand.kind = Operand::Scalar;
    operand.index = number(index, "a parameter");
  } else if (const flatjson::Value *index = object->get("register")) {
    operand.kind = Operand::Register;
    operand.index = reg(index);
    operand.dtype = dtype(object->get("dtype"));
  } else {
    operand.bits = number(object->get("bits"), "the bits of an operand");
    operand.dtype = dtype(object->get("dtype"));
  }
  return operand;
}

void Reader::encode(const flatjson::Object &object) {
  MapFields map;
  map.element = dtype(object.get("encode"));
  map.buffer = number(object.get("buffer"), "a buffer");
  map.offset = reg(object.get("offset"));
  map.dims = regs(object.get("dims"));
  map.strides = regs(object.get("strides"));
  for (const flatjson::Value &side : array(object.get("box"), "a box"))
    map.box.push_back(number(&side, "a box"));
  map.swizzle = number(object.get("swizzle"), "a swizzle");
  if (const flatjson::Value *steps = object.get("element_strides"))
    for (const flatjson::Value &step : array(steps, "element strides"))
      map.elementStrides.push_back(number(&step, "element strides"));
  if (const flatjson::Value *interleave = object.get("interleave"))
    map.interleave = number(interleave, "an interleave");
  if (std::optional<StringRef> fill = object.getString("fill"))
    map.fillsNaN = *fill == "nan";
  if (std::optional<StringRef> rounds = object.getString("rounds"))
    map.roundsToTF32 = *rounds == "tf32";
  if (map.dims.empty() || map.dims.size() > 5 ||
      map.box.size() != map.dims.size() ||
      (!map.elementStrides.empty() &&
       map.elementStrides.size() != map.dims.size()) ||
      map.strides.size() + 1 != map.dims.size())
    fail("a tensor map of rank 1 to 5 with as many box sides and one stride "
         "less, got " +
         llvm::Twine(map.dims.size()) + " dims, " +
         llvm::Twine(map.box.size()) + " sides, " +
         llvm::Twine(map.strides.size()) + " strides and " +
         llvm::Twine(map.elementStrides.size()) + " element strides");
  program.steps.push_back({Opcode::Encode});
  program.steps.back().immediate = program.maps.size();
  program.maps.push_back(std::move(map));
}

void Reader::launch(const flatjson::Object &object) {
  LaunchFields launch;
  launch.kernel = text(object.get("launch"), "a kernel");
  launch.image = number(object.get("image"), "an image");
  std::vector<int32_t> grid = regs(object.get("grid")),
                       block = regs(object.get("block"));
  if (grid.size() != 3 || block.size() != 3)
    return fail("three registers as grid and as block, got " +
                llvm::Twine(grid.size()) + " and " + llvm::Twine(block.size()));
  llvm::copy(grid, launch.grid.begin());
  llvm::copy(block, launch.block.begin());
  if (const flatjson::Value *shared = object.get("shared"))
    launch.shared = reg(shared);
  if (object.get("early") && !object.getBoolean("early"))
    return fail("true or false as early, got another value");
  launch.beginsEarly = object.getBoolean("early").value_or(false);
  for (const flatjson::Value &value : array(object.get("operands"), "operands"))
    launch.operands.push_back(operand(value));
  program.steps.push_back({Opcode::Launch});
  program.steps.back().immediate = program.launches.size();
  program.launches.push_back(std::move(launch));
}

void Reader::elect(const flatjson::Object &object) {
  ElectionFields fields;
  fields.extents = regs(object.get("extents"));
  fields.where = reg(object.get("where"));
  fields.election.machine = program.chip;
  std::string wrong = readElection(object, fields.election);
  if (fields.extents.size() < 3)
    wrong = "the extents [batch.., m, n, k] of an election, got " +
            std::to_string(fields.extents.size());
  if (!wrong.empty())
    return fail(wrong);
  program.steps.push_back({Opcode::Elect, reg(object.get("elect"))});
  program.steps.back().immediate = program.elections.size();
  program.elections.push_back(std::move(fields));
}

void Reader::step(const flatjson::Value &value) {
  if (const flatjson::Object *object = value.getAsObject()) {
    if (object->get("elect"))
      return elect(*object);
    if (object->get("encode"))
      return encode(*object);
    if (object->get("launch"))
      return launch(*object);
    Step step{Opcode::Check};
    step.a = reg(object->get("check"));
    step.immediate = program.texts.size();
    program.texts.push_back(text(object->get("text"), "the text of a check"));
    program.steps.push_back(step);
    return;
  }
  const flatjson::Array &list = array(&value, "a step");
  auto at = [&](size_t i) { return i < list.size() ? &list[i] : nullptr; };
  std::string name = text(at(0), "a step");
  std::optional<Opcode> opcode = parseOpcode(name);
  if (!opcode)
    return fail("a known step, got '" + name + "'");
  Step step{*opcode};
  size_t next = 1;
  if (hasResult(*opcode))
    step.result = reg(at(next++));
  int32_t *operands[] = {&step.a, &step.b, &step.c};
  for (int i = 0, n = operandsOf(*opcode); i < n; ++i)
    *operands[i] = reg(at(next++));
  switch (*opcode) {
  case Opcode::Extent:
  case Opcode::Stride:
    step.a = number(at(2), "a parameter");
    step.b = number(at(3), "a dimension");
    break;
  case Opcode::Value:
    step.a = number(at(2), "a parameter");
    break;
  case Opcode::Constant:
  case Opcode::Jump:
  case Opcode::JumpUnless:
    step.immediate = number(at(next), "a number");
    break;
  case Opcode::Units:
    if (list.size() <= next)
      break;
    step.immediate = number(at(next), "the CTAs of a cluster");
    if (step.immediate < 1)
      fail("clusters of one CTA or more, got " + llvm::Twine(step.immediate));
    break;
  case Opcode::Workspace:
    step.immediate = program.workspaces++;
    if (list.size() > next) {
      std::string word = text(at(next++), "what a workspace begins with");
      step.isZeroed = word == "zeroed";
      if (word == "or") {
        step.b = reg(at(next++));
        step.c = number(at(next), "a parameter");
      } else if (!step.isZeroed) {
        fail("'zeroed', 'or' with a register and a parameter, or nothing, got '" + word + "'");
      }
    }
    break;
  default:
    break;
  }
  program.steps.push_back(step);
}

void Reader::extent(const flatjson::Value &value, Expression &out) {
  if (auto constant = value.getAsInteger()) {
    out.nodes.push_back({Opcode::Constant, 0, 0, *constant});
    return;
  }
  const flatjson::Array &list = array(&value, "an extent");
  auto at = [&](size_t i) { return i < list.size() ? &list[i] : nullptr; };
  std::string name = text(at(0), "an extent");
  std::optional<Opcode> opcode = parseOpcode(name);
  if (!opcode || *opcode == Opcode::Constant || *opcode == Opcode::Units ||
      operandsOf(*opcode) == 1 || operandsOf(*opcode) == 3 ||
      *opcode > Opcode::LessEqualUnsigned)
    return fail("an extent made of extent, stride, value and arithmetic, got "
                "'" +
                name + "'");
  Expression::Node node{*opcode};
  if (*opcode <= Opcode::Value) {
    node.a = number(at(1), "an argument");
    node.b = *opcode == Opcode::Value ? 0 : number(at(2), "a dimension");
  } else if (list.size() != 3) {
    return fail("two operands of '" + name + "', got " +
                llvm::Twine(list.size() - 1));
  } else {
    extent(list[1], out);
    extent(list[2], out);
  }
  out.nodes.push_back(node);
}

void Reader::results(const flatjson::Array &list) {
  for (const flatjson::Value &value : list) {
    const flatjson::Object *object = value.getAsObject();
    if (!object)
      return fail("an object as result" + came(&value));
    ResultFields result;
    result.dtype = dtype(object->get("dtype"));
    for (const flatjson::Value &side : array(object->get("shape"), "a shape"))
      extent(side, result.shape.emplace_back());
    in(result.shape.size(), maxRank + 1, "the rank of a result");
    program.results.push_back(std::move(result));
  }
}

/// What is named must exist; a launch then needs no checks of its own.
void Reader::checkIndices() {
  auto dimension = [&](int64_t parameter, int64_t side) {
    int32_t index = in(parameter, program.parameters.size(), "a parameter");
    if (!failed)
      in(side, program.parameters[index].rank, "a dimension");
  };
  for (const Parameter &parameter : program.parameters)
    for (const SideFacts &facts : parameter.sides)
      if (facts.equalParameter >= 0)
        dimension(facts.equalParameter, facts.equalSide);
  int64_t buffers = program.parameters.size() + program.workspaces;
  for (const Step &step : program.steps) {
    if (step.opcode == Opcode::Extent || step.opcode == Opcode::Stride)
      dimension(step.a, step.b);
    if (step.opcode == Opcode::Value)
      in(step.a, program.parameters.size(), "a parameter");
    if (step.opcode == Opcode::Workspace && step.b >= 0) {
      int32_t index = in(step.c, program.parameters.size(), "a parameter");
      if (!failed && !program.parameters[index].isTensor)
        fail("an array that a workspace may be, got '" + program.parameters[index].name + "'");
    }
    if (step.opcode == Opcode::Jump || step.opcode == Opcode::JumpUnless)
      in(step.immediate, program.steps.size() + 1, "a step");
  }
  for (const MapFields &map : program.maps)
    in(map.buffer, buffers, "a buffer");
  for (LaunchFields &launch : program.launches) {
    in(launch.image, program.images.size(), "an image");
    for (Operand &operand : launch.operands) {
      if (operand.kind == Operand::Buffer)
        in(operand.index, buffers, "a buffer");
      if (operand.kind == Operand::Map)
        in(operand.index, program.maps.size(), "a map");
      if (operand.kind == Operand::Scalar) {
        int32_t index =
            in(operand.index, program.parameters.size(), "a parameter");
        if (!failed)
          operand.dtype = program.parameters[index].dtype;
      }
    }
  }
  for (const ResultFields &result : program.results)
    for (const Expression &expression : result.shape)
      for (const Expression::Node &node : expression.nodes)
        if (node.opcode == Opcode::Extent || node.opcode == Opcode::Stride)
          dimension(node.a, node.b);
        else if (node.opcode == Opcode::Value)
          in(node.a, program.parameters.size(), "a parameter");
}

llvm::Expected<LaunchProgram> LaunchProgram::parse(StringRef text) {
  auto document = flatjson::parse(text);
  if (!document)
    return broken("launch.json to be JSON, got " +
                  llvm::toString(document.takeError()));
  const flatjson::Object *object = document->root().getAsObject();
  if (!object || object->getString("format").value_or("") != "tier.launch.1")
    return broken("launch.json of format tier.launch.1, got " +
                  (object ? object->getString("format").value_or("none")
                          : StringRef("none")));
  Reader reader;
  reader.program.name = reader.text(object->get("name"), "the name");
  reader.program.chip = reader.text(object->get("chip"), "the chip");
  for (const flatjson::Value &value :
       reader.array(object->get("parameters"), "the parameters"))
    reader.parameter(value);
  for (const flatjson::Value &value :
       reader.array(object->get("images"), "the images"))
    reader.program.images.push_back(reader.text(&value, "an image"));
  for (const flatjson::Value &value :
       reader.array(object->get("steps"), "the steps"))
    reader.step(value);
  if (const flatjson::Array *list = object->getArray("results"))
    reader.results(*list);
  reader.checkIndices();
  if (reader.failed)
    return broken(reader.reason);
  return std::move(reader.program);
}

llvm::Expected<std::vector<ResultFields>> parseResults(StringRef text) {
  auto document = flatjson::parse(text);
  if (!document)
    return broken("results to be JSON, got " +
                  llvm::toString(document.takeError()));
  Reader reader;
  reader.results(reader.array(&document->root(), "the results"));
  if (reader.failed)
    return broken(reader.reason);
  return std::move(reader.program.results);
}

} // namespace tier::target
