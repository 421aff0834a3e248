//===- Exchange.h - moving values between the lanes of one warp -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each lane of a warp holds registers and wants others. In one round every lane
// publishes one word of 32 bits and reads the word of one lane:
//
//   4 lanes, 2 registers: target register r of lane l is what register l mod 2
//   of lane 2 r + l / 2 held (a 2 x 4 tile, transposed)
//   rounds: 2    lower bound: 2
//
// Let c(s, d) be the words that lane d wants of lane s. No plan has fewer
// rounds than the most words any lane sends to, or wants from, other lanes.
// Where no value has two readers that bound is always reached: a bipartite
// multigraph of degree Delta has an edge colouring with Delta colours (Konig
// 1916), and a colour is a round. Maps that are affine over F2 have the
// schedule in closed form: butterflies with constant masks, or one linear index
// (`../Problem/F2.h`); the registers a lane publishes then depend on it by a
// few conditional swaps, the same in every round.
//
// Elements of 8 and 16 bits travel packed: a word holds elements that one lane
// wants of one other. Values with several readers (gathers) are coloured
// greedily, and the plan says whether it met the bound.
//
// Credits: Euler splits and matchings for the colouring are due to Gabow, and
// Cole, Ost and Schirra; the matchings are Hopcroft's and Karp's.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_EXCHANGE_H
#define TIER_PROBLEM_EXCHANGE_H

#include "tier/Machine/Machine.h"
#include "tier/Problem/Fragment.h"

namespace tier::problem {

/// A register of a lane; lane < 0: no particular one.
struct Slot {
  int32_t lane = -1, reg = 0;
  bool operator==(const Slot &) const = default;
};

/// Who wants what.
struct ExchangeQuestion {
  int64_t lanes = 32;
  int64_t sourceRegisters = 1, targetRegisters = 1; ///< elements per lane
  int64_t elementBits = 32;                         ///< 8, 16, 32 or 64
  /// [lane * targetRegisters + register]: where the value comes from.
  llvm::SmallVector<Slot, 0> wanted;

  const Slot &want(int64_t lane, int64_t reg) const {
    return wanted[lane * targetRegisters + reg];
  }
  /// Elements in a word: 4, 2 or 1.
  int64_t packing() const { return elementBits < 32 ? 32 / elementBits : 1; }
  /// Words in an element: 1 or 2.
  int64_t words() const { return elementBits > 32 ? elementBits / 32 : 1; }
  /// Empty, or what is wrong with the question.
  std::string check() const;
};

/// What moves the tile from one fragment to another inside each warp, or
/// nothing and why: an element is held by no lane of the warp that wants it, or
/// warps want different things. Lanes and warps that a fragment does not name
/// are replicas. Of several holders the one in the same lane is taken, else the
/// one whose number differs from the reader's in the lowest bits.
std::optional<ExchangeQuestion> exchangeBetween(const Fragment &source,
                                                const Fragment &target,
                                                int64_t elementBits,
                                                int64_t lanes, int64_t warps,
                                                std::string &why);

/// How a round names the lane that is read.
enum class Move {
  Butterfly, ///< lane xor operand
  Up,        ///< lane - operand; the first lanes read themselves
  Down,      ///< lane + operand; the last lanes read themselves
  Index      ///< any lane
};
llvm::StringRef stringify(Move move);

/// One round. What lanes read that want nothing is not used.
struct Round {
  Move move = Move::Index;
  int64_t operand = 0;
  llvm::SmallVector<int16_t, 0> sourceLane; ///< [lane]
  /// [lane * packing + i]: the register that is element i of the word a lane
  /// publishes, or -1.
  llvm::SmallVector<int16_t, 0> published;
  /// Linear plans: the word after the swaps `before`, the same in every lane.
  llvm::SmallVector<int16_t, 4> word;
};

/// Where a target register comes from: element `index` of the word read in
/// `round`, or the lane's own register `index` (round < 0). index < 0: nothing
/// is wanted.
struct Origin {
  int16_t round = -1, index = -1;
  bool operator==(const Origin &) const = default;
};

/// In lanes where the parity of lane & laneMask is 1, registers r and r ^ flip
/// change places.
struct Swap {
  uint64_t laneMask = 0, flip = 0;
  bool operator==(const Swap &) const = default;
};

/// What one instruction does, if one is enough.
enum class Single {
  None,
  Identity,        ///< every register stays
  Rename,          ///< registers change names, alike in all lanes
  Permute,         ///< bytes of words change places, alike in all lanes
  Select,          ///< registers change places, depending on the lane
  Shuffle,         ///< one round
  MatrixTranspose, ///< 8x8 matrices of 16 bits, one a word
};
llvm::StringRef stringify(Single single);

struct ExchangePlan {
  int64_t lanes = 32, sourceRegisters = 1, targetRegisters = 1;
  int64_t packing = 1; ///< elements in a word
  int64_t words = 1;   ///< words in an element
  llvm::SmallVector<Round, 0> rounds;
  llvm::SmallVector<Origin, 0> origins; ///< [lane * targetRegisters + register]
  Single single = Single::None;
  /// MatrixTranspose: word w of the target is this word of the source.
  llvm::SmallVector<int16_t, 4> matrices;

  // Linear plans: registers change places by `before`, rounds publish words
  // that do not depend on the lane, target register r is `slots[r]` after
  // `after` (whose own registers are named after `before`).
  bool isLinear = false;
  llvm::SmallVector<Swap, 4> before, after;
  llvm::SmallVector<Origin, 0> slots; ///< [register]

  /// The least number of rounds for the holders that were chosen.
  int64_t lowerBound = 0;
  bool isOptimal() const { return int64_t(rounds.size()) == lowerBound; }
  /// Shuffle instructions.
  int64_t shuffles() const {
    return single == Single::MatrixTranspose ? 0
                                             : int64_t(rounds.size()) * words;
  }
  /// Instructions around them: conditional moves, and those that take words
  /// apart and put them together.
  int64_t selects() const;
  std::string str() const;
};

/// The plan of a question that `check`s. `hasMatrixTranspose`: the machine
/// transposes 8x8 matrices of 16-bit elements between 32 lanes.
ExchangePlan planExchange(const ExchangeQuestion &question,
                          bool hasMatrixTranspose = false);
/// Empty, or what the plan does wrong: it is replayed, as tables and in its
/// linear form.
std::string verifyExchange(const ExchangePlan &plan,
                           const ExchangeQuestion &question);
/// The most words that any lane wants from, or has for, other lanes.
int64_t exchangeBound(const ExchangeQuestion &question);

//===----------------------------------------------------------------------===//
// Through shared memory
//===----------------------------------------------------------------------===//

/// A conversion through shared memory: offset = sum of coordinate * stride
/// (plus padding), then a swizzle. Store and load fragments hold what the source
/// and target hold, with the registers of a thread in the order of the tile.
///
/// Where lanes lie along one dimension in the source and along the other in the
/// target, with runs of registers between them, neither rows nor columns keep
/// 32 lanes in 32 banks. Then every dimension has two modes: lanes' places
/// together, and the run of a thread outside of them.
///
///   128 x 128, four columns a lane to four rows a lane
///   rows [4:4096, 32:32], columns [4:1024, 32:1], swizzle <5, 0, 5>
struct Staging {
  Layout strided; ///< one mode per dimension, or two, in elements
  std::optional<Swizzle> swizzle; ///< in elements
  int64_t elementBytes = 4;
  Fragment store, load;
  int64_t storeVector = 1, loadVector = 1; ///< elements of one access
  int64_t storeCycles = 0, storeIdeal = 0; ///< of one warp
  int64_t loadCycles = 0, loadIdeal = 0;
  int64_t operator()(llvm::ArrayRef<int64_t> coordinate) const;
  int64_t bytes() const;
  bool isConflictFree() const {
    return storeCycles == storeIdeal && loadCycles == loadIdeal;
  }
  std::string str() const;
};
/// The staging with the fewest cycles: which dimension is contiguous, and which
/// swizzle or padding separates the banks. All warps of the fragments take
/// part.
Staging chooseStaging(const Fragment &source, const Fragment &target,
                      int64_t elementBytes, const machine::Machine &machine);

/// The same holders with the registers of a thread named so that they first run
/// along `dim`.
Fragment withRunAlong(const Fragment &fragment, int64_t dim);

/// A fragment whose registers first run along the lanes' own dimension,
/// `vector` elements, then `across` elements along the other: what is loaded
/// along one dimension can be stored along the other in runs. Two dimensions.
Fragment fragmentForTurn(llvm::ArrayRef<int64_t> shape, int64_t contiguousDim,
                         int64_t vector, int64_t across, int64_t lanes,
                         int64_t warps);

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

/// Costs of one warp's instructions, in half cycles of a multiprocessor that
/// other warps keep busy: shuffles and selects are issued to different units
/// and overlap, and so does the wait of a barrier. Measured on an H200
/// (bench/convert.py, f32 and bf16; ExchangeCostsTest.cpp holds the times):
///
///   64 shuffles, 128 selects   66 cycles
///   31 shuffles, 320 selects  162 cycles
///   32 turned 8x8 matrices     33 cycles
///   192 wavefronts            194 cycles
///   64 wavefronts              67 cycles
struct ExchangeCosts {
  int64_t shuffle = 2;
  int64_t select = 1;
  int64_t wavefront = 2;   ///< 128 bytes to or from shared memory
  int64_t synchronise = 4; ///< from the last store to the first load
};
ExchangeCosts exchangeCosts(const machine::Machine &machine);

/// How a tile gets from one fragment to another.
enum class Way { Nothing, Registers, Lanes, Shared };
llvm::StringRef stringify(Way way);

struct Conversion {
  Way way = Way::Nothing;
  std::optional<ExchangePlan> plan; ///< Registers and Lanes
  std::optional<Staging> staging;   ///< Shared
  int64_t lanesCost = -1;           ///< -1: impossible
  int64_t sharedCost = -1;          ///< -1: not asked
  std::string reason;
};
/// The cheaper way. `warps`: of the role that converts. A `forced` way, Lanes or
/// Shared, is taken where anything moves; Lanes that are impossible give way to
/// Shared, with the reason.
Conversion planConversion(const Fragment &source, const Fragment &target,
                          int64_t elementBits, int64_t warps,
                          const machine::Machine &machine,
                          std::optional<Way> forced = std::nullopt);

} // namespace tier::problem

#endif // TIER_PROBLEM_EXCHANGE_H
