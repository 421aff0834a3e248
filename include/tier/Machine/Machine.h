//===- Machine.h - one row of facts per chip ------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A machine is a row of facts that rooms ask for, under neutral names. A room
// asks `machine.hasBulkCopy`, never who made the chip. A new chip is a new row.
//
// An `Atom` is one matrix instruction: the tile it multiplies, what it reads,
// and which (register, lane, warp) holds which element. The row
//
//   accumulator = {register: 2:[0,1] 2:[8,0]   lane: 4:[0,2] 8:[1,0]
//                  warp: 4:[16,0]}
//
// says that register r = r0 + 2 r1 of lane l = l0 + 4 l1 of warp w holds row
// 8 r1 + l1 + 16 w and column r0 + 2 l0 of the atom's first `nStep` columns;
// the remaining columns repeat as one more (slowest) register digit.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_MACHINE_MACHINE_H
#define TIER_MACHINE_MACHINE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>

namespace tier::machine {

/// Who executes an operation together.
enum class Grain { Thread, Warp, Warpgroup, Cta, Pair, Cluster };
llvm::StringRef stringify(Grain grain);

/// What one element of a tile is. `Any` occurs only in atoms that serve every
/// type.
enum class Element {
  Any,
  Bool,
  I8,
  I16,
  I32,
  I64,
  F8E4M3,
  F8E5M2,
  F8E4M3FNUZ,
  F8E5M2FNUZ,
  F8E8M0, ///< 2^(x - 127), 0xff is NaN: scales (OCP MX 1.0)
  F4E2M1X2, ///< two numbers of 4 bits in a byte, the lower bits first
  F4E2M1, ///< packed, see packedBits
  F6E2M3,
  F6E3M2,
  F16,
  BF16,
  TF32,
  F32,
  F64
};
llvm::StringRef stringify(Element element);
std::optional<Element> parseElement(llvm::StringRef text);
/// Bits an element takes in memory (TF32 is kept as 32 bits).
int64_t bitWidth(Element element);
inline int64_t byteWidth(Element e) { return (bitWidth(e) + 7) / 8; }
/// Bits of a number that lies beside others in one byte, 0 for other elements.
/// In global memory such numbers leave no gaps; in shared memory 16 of them
/// begin at each 16 bytes, as the matrix unit reads them (PTX ISA 5.5.1.1), so
/// that one takes a byte there as far as tiles are concerned.
int64_t packedBits(Element element);
bool isFloat(Element element);

/// One digit of a fragment of a matrix: `size` values, each moves the
/// coordinate by `row`, `column`.
struct AtomDigit {
  int32_t size, row, column;
};

/// Which (register, lane, warp) holds which element; first digit is fastest.
struct AtomFragment {
  llvm::ArrayRef<AtomDigit> reg, lane, warp;
};

/// Where an atom reads an operand.
enum class Source { Register, Shared };

/// One matrix instruction: D[m, n] += A[m, k] * B[n, k]. B is always seen as
/// [n, k].
struct Atom {
  llvm::StringLiteral name;
  Grain grain;
  int64_t m, n, k; ///< `n` is the largest when it may vary.
  int64_t nStep;   ///< n is any multiple of this; == n if fixed.
  Element a, b, accumulator;
  Source sourceA, sourceB;
  bool allowsMNMajorA, allowsMNMajorB; ///< When read from shared memory.
  AtomFragment fragment; ///< of the accumulator, over [m, nStep]; for one in
                         ///< tensor memory, as four warps of a CTA read theirs
  AtomFragment fragmentA; ///< over [m, k], if A is read from registers
  AtomFragment fragmentB; ///< over [n, k], if B is read from registers
  /// Sums lose bits that the accumulator could hold. The 8-bit float
  /// instructions of sm_90a align the products of a step to the largest and keep
  /// about 14 bits of each sum (arXiv 2412.19437, section 3.3.2).
  bool keepsNarrowSums = false;
  /// Every row of A and of B has a scale of this type for each `scaleBlock` of
  /// k, which the instruction reads from tensor memory; 0: it has none.
  Element scale = Element::Any;
  int64_t scaleBlock = 0;

  bool serves(Element elementA, Element elementB, Element acc,
              Element elementScale = Element::Any, int64_t block = 0) const;
  bool hasShape(int64_t wantedM, int64_t wantedN, int64_t wantedK) const;
  /// CTAs that share one instruction: each has its part of the rows of A and
  /// of the accumulator, and of the rows of B.
  int64_t ctas() const { return grain == Grain::Pair ? 2 : 1; }
  /// The accumulator lies in tensor memory: one thread issues for its CTA, or
  /// for both CTAs of its pair.
  bool accumulatesInTensorMemory() const {
    return grain == Grain::Cta || grain == Grain::Pair;
  }
  /// Warps that hold one accumulator together.
  int64_t warps() const {
    return grain == Grain::Warpgroup || accumulatesInTensorMemory() ? 4 : 1;
  }
};

/// One chip.
struct Machine {
  llvm::StringLiteral name;

  // Threads.
  int64_t lanes;           ///< threads per warp
  int64_t maxThreads;      ///< per CTA
  int64_t registersPerCta; ///< 32-bit registers
  int64_t maxRegisters;    ///< per thread
  int64_t units;           ///< multiprocessors or cores, typical

  // Memory.
  int64_t sharedBytes;    ///< the most one CTA may have
  int64_t bytesPerVector; ///< widest load or store of a thread
  int64_t sharedBanks;
  /// CTAs with numbers one after another, which begin at about the same time: if they read
  /// the same line, the cache is often asked once for so many. 0: it was not measured.
  int64_t nearCtas = 0;
  /// From so many waves of tiles on, of operands whose rows have so many bytes, half as many rows of
  /// tiles go together (`Plan::farGroup`). 0: it was not measured.
  int64_t manyWaves = 0, longRowBytes = 0;

  // What the chip can do.
  bool hasBulkCopy;        ///< an engine copies boxes through tensor maps
  bool hasCopyGroup;       ///< threads copy to shared memory asynchronously
  bool hasRoles;           ///< warps of a CTA may run different programs
  bool hasRegisterBudgets; ///< roles may trade registers
  bool hasTensorMemory;    ///< accumulators live in their own memory
  bool hasPair;            ///< two CTAs share one matrix instruction
  bool hasCluster;         ///< CTAs may share shared memory
  bool hasMatrixLoad;      ///< a warp loads 8x8 matrices in fragment order
  /// A CTA that runs may take the place of one of its grid that has not begun
  /// (PTX ISA 9.7.13.17, cluster launch control).
  bool hasWorkClaim = false;
  /// A grid may begin before the one ahead of it in its stream has ended, and
  /// wait for it itself (PTX ISA 9.7.13.13, griddepcontrol).
  bool hasDependentLaunch = false;
  /// One instruction takes the greater, or the lesser, of two pairs of 2-byte floats, and
  /// NaN where either is NaN (PTX ISA 9.7.4, max.NaN.bf16x2).
  bool comparesPairs = false;

  // How code is made for it (the Target room reads these).
  llvm::StringLiteral triple, cpu, features;
  llvm::StringLiteral
      door; ///< the last conversion: `convert-transport-to-<door>`

  llvm::ArrayRef<Atom> atoms; ///< fastest first; the last serves every type

  bool isHost() const { return lanes == 1; }
  /// The first atom that multiplies `a` by `b` into `acc` within a CTA.
  const Atom &findAtom(Element a, Element b, Element acc) const;
  /// The atom of this grain with exactly this shape (n may be a multiple of
  /// nStep), or null. `a` tells atoms of equal shape apart.
  /// Instructions without scales, or those with one for each `scaleBlock` of k.
  const Atom *findAtom(Grain grain, llvm::ArrayRef<int64_t> shape, Element a,
                       int64_t scaleBlock = 0) const;
};

/// Every machine, in the order of the table.
llvm::ArrayRef<Machine> all();
/// The machine of this name, or null.
const Machine *find(llvm::StringRef name);

} // namespace tier::machine

#endif // TIER_MACHINE_MACHINE_H
