//===- TensorMap.h - what a bulk-copy engine accepts ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two problems:
//   check:      are these descriptor fields legal? Every broken rule is named
//               with the value that breaks it.
//   synthesize: which descriptor, and how many boxes, move this tile of this
//               view? A witness, or a refusal with the rules in the way.
//
// Facts may be symbolic: an extent or stride is a value or a known divisor. A
// rule that the facts do not prove counts as broken.
//
// All lists are innermost first. strides are in bytes, for dims 1 .. rank-1.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_TENSORMAP_H
#define TIER_PROBLEM_TENSORMAP_H

#include "tier/Machine/BulkCopy.h"
#include "tier/Machine/Machine.h"
#include "tier/Problem/Layout.h"

#include "llvm/ADT/StringRef.h"

namespace tier::problem::tensormap {

enum class SwizzleMode {
  None,
  Span32,
  Span64,
  Span128,
  Span128Atom32,
  Span128Atom32Flip8,
  Span128Atom64,
  Span96
};
llvm::StringRef
stringify(SwizzleMode mode); ///< "none", "32B", "64B", "128B", ..
std::optional<SwizzleMode> parseSwizzle(llvm::StringRef text);
/// Bytes of a row of the shared tile (0 for none).
int64_t spanBytes(SwizzleMode mode);
/// The XOR on byte addresses.
Swizzle swizzleOnBytes(SwizzleMode mode);
/// Bytes after which the XOR pattern repeats: the tile's base alignment.
int64_t repeatBytes(SwizzleMode mode);

enum class Interleave { None, Bytes16, Bytes32 };
enum class Fill { Zero, NaN };
/// Packed sub-byte elements have rules of their own.
enum class Packing { None, U4Align8, U4Align16, U6Align16 };

std::optional<Packing> parsePacking(llvm::StringRef text); ///< "u4_align8", ..
/// How the matrix unit wants numbers of this type (`machine::packedBits`).
Packing packingOf(machine::Element element);

/// Who rejects a descriptor that breaks the rule.
enum class CheckedBy { Encode, Run, Ours };
/// Which machines and toolkits have what the rule is about.
enum class Scope { Any, Packed };

/// One row of the rule table.
struct Rule {
  llvm::StringLiteral number;   ///< T01 ..
  llvm::StringLiteral id;       ///< tensormap.rank ..
  llvm::StringLiteral sentence; ///< what is expected
  llvm::StringLiteral fix;
  CheckedBy checkedBy;
  Scope scope;
  bool appliesTo(const machine::BulkCopyEngine &engine,
                 machine::Toolkit toolkit) const;
  /// The first toolkit whose driver knows the rule.
  machine::Toolkit since() const;
};
llvm::ArrayRef<Rule> rules();
const Rule *findRule(llvm::StringRef idOrNumber);

/// What a driver was measured to do otherwise than the rule says.
enum class ExceptionKind {
  Accepted, ///< it encodes what breaks the rule
  Sharper,  ///< it rejects more than the engine uses
  Weaker    ///< it accepts a case that the words exclude
};
struct Exception {
  llvm::StringLiteral number;
  ExceptionKind kind;
  llvm::StringLiteral measured;
};
llvm::ArrayRef<Exception> exceptions();

struct Violation {
  const Rule *rule;
  std::string got; ///< "stride 1 = 600 bytes"
  /// "[tensormap.stride-16] expects .., got .."
  std::string message() const;
};

/// The fields of a descriptor, how it is used, and where.
struct Question {
  machine::BulkCopyEngine engine;
  machine::Toolkit toolkit;
  machine::Element element = machine::Element::BF16;
  Packing packing = Packing::None;
  int64_t baseAlignment = 16;                ///< bytes, proven
  llvm::SmallVector<Known> dims;             ///< elements
  llvm::SmallVector<Known> strideBytes;      ///< rank - 1
  llvm::SmallVector<int64_t> box;            ///< elements
  llvm::SmallVector<int64_t> elementStrides; ///< empty: all 1
  Interleave interleave = Interleave::None;
  SwizzleMode swizzle = SwizzleMode::None;
  Fill fill = Fill::Zero;
  bool isStore = false;            ///< used by a store or reduction
  int64_t objectAlignment = 64;    ///< of the descriptor itself
  int64_t sharedAlignment = 1024;  ///< of the shared tile
  llvm::SmallVector<Known> starts; ///< coordinates; empty: unknown 0
};
/// Every rule that is broken or not proven, in table order.
llvm::SmallVector<Violation> check(const Question &question);
/// Bits that one element takes in global memory.
int64_t elementBits(const Question &question);
/// Bytes one box reports to its barrier: those of global memory.
int64_t transactionBytes(const Question &question);

/// A view of global memory, and the tile of it to move. Lists are in the order
/// of the view's dimensions (row-major: innermost last is usual, not required).
/// Packed numbers count as bytes, as they do in the shared tile.
struct View {
  machine::Element element = machine::Element::BF16;
  int64_t baseAlignment = 16;           ///< bytes, proven
  llvm::SmallVector<Known> extents;     ///< elements
  llvm::SmallVector<Known> strideBytes; ///< one per dimension
  llvm::SmallVector<int64_t> tile;      ///< elements; 1 for batch dimensions
  /// What every start coordinate is a multiple of; empty: the tile sides.
  llvm::SmallVector<int64_t> startDivisors;
  bool isStore = false;
  /// The shared tile's swizzle; unset: the widest that fits.
  std::optional<SwizzleMode> swizzle;
};

/// One box of a tile: coordinate offsets in map dims, elements into the shared
/// tile.
struct Box {
  llvm::SmallVector<int64_t> offset; ///< innermost first
  int64_t sharedElement = 0;         ///< where it begins in the shared tile
};

/// A legal descriptor for a tile of a view.
struct Witness {
  machine::Element element;
  llvm::SmallVector<int64_t>
      dims;                       ///< map dim i is the view's dimension dims[i]
  llvm::SmallVector<int64_t> box; ///< innermost first
  SwizzleMode swizzle;
  llvm::SmallVector<Box> boxes; ///< all boxes of one tile
  int64_t bytesPerTile;         ///< the barrier expects this for all boxes
  int64_t alignment;            ///< of the shared tile, bytes
  int64_t rank() const { return box.size(); }
  /// The descriptor's fields, to be checked again.
  Question question(const View &view) const;
};

struct Refusal {
  llvm::SmallVector<Violation> violations;
  std::string str() const;
};

struct Answer {
  std::optional<Witness> witness;
  Refusal refusal; ///< when there is no witness
  explicit operator bool() const { return witness.has_value(); }
};
Answer synthesize(const View &view);

/// The shared tile the engine writes for a witness: (coordinates of the tile in
/// the order of the view's dimensions with tile side > 1) -> element offset,
/// before the swizzle.
Layout sharedLayoutOf(const View &view, const Witness &witness);

/// Byte-level meaning, for tests: where box element `coordinate` (innermost
/// first) lands, relative to an aligned base.
int64_t landingByte(const Question &question,
                    llvm::ArrayRef<int64_t> coordinate);

} // namespace tier::problem::tensormap

#endif // TIER_PROBLEM_TENSORMAP_H
