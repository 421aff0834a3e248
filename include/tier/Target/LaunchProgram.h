//===- LaunchProgram.h - the host side of a kernel, as data -----*- C++ -*-===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A launch program is the host `func.func` of room Where as a flat list of
// steps over 64-bit integer registers: it computes sizes, encodes tensor maps,
// takes workspace, checks assumptions, and launches kernels. It is what
// `launch.json` holds:
//
//   {"format": "tier.launch.1", "name": "scale", "chip": "sm_90a",
//    "parameters": [{"tensor": "f32", "rank": 1, "name": "x"}, ..],
//    "images": ["scale_0"],
//    "steps": [["extent", 0, 0, 0],          // r0 = extent 0 of parameter 0
//              ["constant", 1, 1024],        // r1 = 1024
//              ["ceildiv", 2, 0, 1],         // r2 = ceildiv(r0, r1)
//              {"launch": "scale_0", "image": 0, "grid": [2, 3, 3],
//               "block": [4, 3, 3], "operands": [{"buffer": 0}, ..]}]}
//
// Buffers are numbered: the parameters first, then the workspaces.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_TARGET_LAUNCHPROGRAM_H
#define TIER_TARGET_LAUNCHPROGRAM_H

#include "tier/Problem/PlanElection.h"

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/BitVector.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace tier::target {

/// Of arguments and results.
inline constexpr int64_t maxRank = 12;

/// Element types of arrays and types of scalars, in the order of the table.
enum class DType : uint8_t {
  Bool,
  I8,
  I16,
  I32,
  I64,
  U8,
  U16,
  U32,
  U64,
  F8E4M3,
  F8E5M2,
  F8E4M3FNUZ,
  F8E5M2FNUZ,
  F8E8M0,
  F4E2M1X2,
  F4E2M1, ///< of tensor maps alone, as the next two: bits that leave no gaps
  F6E2M3,
  F6E3M2,
  F16,
  BF16,
  F32,
  F64
};
llvm::StringRef stringify(DType dtype);
std::optional<DType> parseDType(llvm::StringRef text);
int64_t byteWidth(DType dtype);
/// Bits of an element in memory.
int64_t bitWidth(DType dtype);
bool isFloat(DType dtype);

/// What a step does; `result`, `a`, `b`, `c` are registers unless it says
/// otherwise.
enum class Opcode : uint8_t {
  Constant, ///< result = immediate
  Extent,   ///< result = extent b of parameter a (numbers)
  Stride,   ///< result = stride b of parameter a (numbers)
  Value,    ///< result = scalar parameter a (a number), as an integer
  Units,    ///< result = how many CTAs the device runs at once, or clusters of
            ///< `immediate` CTAs where that is more than one
  Add,
  Sub,
  Mul,
  Div,      ///< rounds to zero
  FloorDiv, ///< a division by zero is refused at launch
  CeilDiv,
  Rem, ///< sign of a
  Mod, ///< never negative for b > 0
  Min,
  Max,
  And,
  Or,
  Xor,
  Shl,
  Shr, ///< arithmetic
  Equal,
  NotEqual,
  Less,
  LessEqual,
  LessUnsigned,
  LessEqualUnsigned,
  Select,     ///< result = a ? b : c
  Move,       ///< result = a
  Elect,      ///< result = the place of the plan that election `immediate` elects
  Jump,       ///< to step `immediate`
  JumpUnless, ///< a, to step `immediate`
  Check,      ///< a holds, or the launch is refused with text `immediate`
  Workspace,  ///< buffer `immediate` = a bytes, zeros if `isZeroed`; or, where b (if not -1)
              ///< holds, that of parameter c (a number)
  Encode,     ///< tensor map `immediate`
  Launch,     ///< launch `immediate`
};
llvm::StringRef stringify(Opcode opcode);
std::optional<Opcode> parseOpcode(llvm::StringRef text);

struct Step {
  Opcode opcode;
  int32_t result = -1, a = -1, b = -1, c = -1;
  int64_t immediate = 0;
  bool isZeroed = false;
};

/// What was assumed of one dimension when the program was compiled.
struct SideFacts {
  bool isOne = false;            ///< its stride says nothing then
  std::optional<int64_t> extent; ///< the only one that is served
  int32_t equalParameter = -1;   ///< the extent is that of an earlier ..
  int32_t equalSide = -1;        ///< .. dimension
  int64_t multiple = 1;          ///< divides the extent
  std::optional<int64_t> stride; ///< in elements
  int64_t strideMultiple = 1;    ///< divides the stride
};

/// An argument of the program. Scalars have rank 0 and are no tensors.
struct Parameter {
  std::string name;
  DType dtype;
  bool isTensor = true, isOutput = false;
  int64_t rank = 0;
  int64_t align = 1;            ///< of the base, in bytes
  std::vector<SideFacts> sides; ///< empty: nothing was assumed
};

/// The fields of a tensor map; lists innermost first, strides in bytes from
/// dimension 1 on.
struct MapFields {
  DType element;
  int32_t buffer;
  int32_t offset; ///< register, in elements
  std::vector<int32_t> dims, strides;
  std::vector<int64_t> box;
  int64_t swizzle = 0; ///< span in bytes
  std::vector<int64_t> elementStrides; ///< empty: all 1
  int64_t interleave = 0;              ///< bytes
  bool fillsNaN = false;
  bool roundsToTF32 = false; ///< what is loaded
};

/// What a kernel is given in one place of its parameter list.
struct Operand {
  enum Kind : uint8_t { Buffer, Map, Scalar, Register, Immediate } kind;
  DType dtype = DType::I64; ///< of Scalar, Register and Immediate
  int32_t index = 0;        ///< buffer, map, parameter or register
  int64_t bits = 0;         ///< of Immediate
};

/// Plans of which one is elected for the extents in these registers, where another one is not 0;
/// else -1 is the result.
struct ElectionFields {
  std::vector<int32_t> extents; ///< [batch.., m, n, k]
  int32_t where;
  problem::Election election;
};

struct LaunchFields {
  int32_t image;
  std::string kernel;
  std::array<int32_t, 3> grid, block; ///< registers
  int32_t shared = -1;                ///< register; -1: what the image says
  /// Whether CTAs begin while the grid ahead ends, if the kernel waits for that end itself.
  bool beginsEarly = false;
  std::vector<Operand> operands;
};

/// An extent of a result, in postfix: numbers, extents of arguments, and the
/// arithmetic of steps.
struct Expression {
  struct Node {
    Opcode opcode;
    int32_t a = 0, b = 0;
    int64_t immediate = 0;
  };
  std::vector<Node> nodes;
};

struct ResultFields {
  DType dtype;
  std::vector<Expression> shape;
};

struct LaunchProgram {
  std::string name, chip;
  std::vector<Parameter> parameters;
  std::vector<ResultFields> results; ///< empty: outputs are the caller's
  std::vector<std::string> images;
  std::vector<Step> steps;
  std::vector<MapFields> maps;
  std::vector<ElectionFields> elections;
  std::vector<LaunchFields> launches;
  std::vector<std::string> texts;
  int32_t registers = 0, workspaces = 0;

  std::string toJSON() const;
  /// Parses and checks every index, so that running needs no checks. The error
  /// is a sentence with its rule.
  static llvm::Expected<LaunchProgram> parse(llvm::StringRef json);
};

/// Reads the host function of a module in room Where. Diagnoses what a launch
/// cannot do.
mlir::FailureOr<LaunchProgram> buildLaunchProgram(mlir::ModuleOp module,
                                                  llvm::StringRef chip);

/// Which launches a call makes on a device of `units` processors: one bit for each. `sides` are the
/// extents and then the strides, in elements, of each array in turn, results included; numbers are 0.
llvm::Expected<llvm::BitVector> findLaunched(const LaunchProgram &program,
                                             llvm::ArrayRef<int64_t> sides, int64_t units);

/// Parses `results=` of the artefact: [{"dtype": .., "shape": [expr, ..]}, ..].
llvm::Expected<std::vector<ResultFields>> parseResults(llvm::StringRef json);

} // namespace tier::target

#endif // TIER_TARGET_LAUNCHPROGRAM_H
