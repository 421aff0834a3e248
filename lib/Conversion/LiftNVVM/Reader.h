//===- Reader.h - reading one kernel --------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel is read once for each role, that is for each set of warps that no
// branch tells apart, with the thread's number known to lie in it. Each role is
// read twice: first to see which addresses and variables matter, then to write
// statements that name barriers, buffers and stages.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_LIFTNVVM_READER_H
#define TIER_LIB_CONVERSION_LIFTNVVM_READER_H

#include "Bytes.h"
#include "SharedMap.h"
#include "Term.h"
#include "tier/Conversion/LiftNVVM/LiftNVVM.h"

#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SetVector.h"

namespace tier::lift {

/// A copy of the module whose kernels hold structured control flow only.
mlir::FailureOr<mlir::OwningOpRef<mlir::ModuleOp>>
structure(mlir::ModuleOp module);

using problem::protocol::Body;
using problem::protocol::Expr;
using problem::protocol::Op;
using problem::protocol::Statement;

class TextReader;

class Reader {
  friend class TextReader;

public:
  Reader(mlir::Operation *kernel, LiftedKernel &lifted);
  /// Reads the kernel with blocks of this many threads; `bytes` are those of
  /// boxes that nothing describes.
  void read(int64_t threads, const std::map<std::string, int64_t> &bytes);
  /// Copies whose bytes are not known, after read().
  const std::map<int64_t, OpenCopy> &getOpenCopies() const { return open; }

  struct TensorCopy {
    mlir::Value map;
    Term target = nullptr, barrier = nullptr, mask = nullptr;
    bool isGather = false; ///< four rows, each a box
  };

  struct TensorMove {
    bool isLoad = true, isPacked = false, hasLanes32 = false;
    Term address = nullptr, second = nullptr; ///< second: an offset
    int64_t registers = 1;
  };

  struct Product {
    Term d = nullptr, a = nullptr, b = nullptr, instruction = nullptr;
    Term metadata = nullptr, scaleA = nullptr, scaleB = nullptr;
    bool isInTensor = false, isPair = false, isWs = false, isScaled = false;
  };

private:
  // Reader.cpp: roles and control flow.
  void placeObjects();
  void splitRoles();
  void solveAreas();
  Body readRole(llvm::ArrayRef<int64_t> threads);
  void readBlock(mlir::Block &block, Body &body);
  void readOp(mlir::Operation *op, Body &body);
  void readFor(mlir::scf::ForOp loop, Body &body);
  void readWhile(mlir::scf::WhileOp loop, Body &body);
  void readIf(mlir::scf::IfOp branch, Body &body);
  void readSwitch(mlir::scf::IndexSwitchOp branch, Body &body);
  /// Emits what `then` and `otherwise` emit under a condition.
  void onCondition(Term condition, mlir::Operation *op, Body &body,
                   llvm::function_ref<void(Body &)> then,
                   llvm::function_ref<void(Body &)> otherwise);
  void elect(llvm::StringRef who, llvm::ArrayRef<int64_t> active,
             mlir::Operation *op, Body &body,
             llvm::function_ref<void(Body &)> then,
             llvm::function_ref<void(Body &)> otherwise);
  /// Values that a loop carries: names for those that count or address.
  void carry(mlir::ValueRange arguments, mlir::ValueRange initial, Body &body);
  void advance(mlir::ValueRange arguments, mlir::ValueRange next, Body &body);
  void joinResults(mlir::Operation *op, llvm::ArrayRef<mlir::ValueRange> yields,
                   llvm::ArrayRef<Term> conditions);
  void vary(const Expr &turns);
  /// The value of a carried name, and a value in units of the name: barriers
  /// whose address a loop carries are numbered.
  Term carried(llvm::StringRef name);
  Term inUnits(llvm::StringRef name, Term term);
  bool findUnits();
  bool findInvariants();
  void hasTurns(Term trips, mlir::Operation *loop);
  std::string labelOf(Term trips, mlir::Operation *loop);

  // Values.cpp: what integers and addresses are.
  Term get(mlir::Value value);
  Term define(mlir::Value value);
  Term defineArith(mlir::Operation *op);
  Term defineMemRef(mlir::Operation *op);
  Term defineId(mlir::Operation *op);
  Term opaque(mlir::Value value);
  Term read(Term address);
  /// Emits what `make` emits, for each CTA of the cluster if the address of a
  /// copy moves with its number.
  void perRank(Term address, mlir::Operation *op, Body &body,
               llvm::function_ref<void(Body &)> make);
  /// The term in the threads that are active: what they agree on is constant.
  Term specialise(Term term);
  /// The address of an element of a memref in shared memory, or null.
  Term elementAddress(mlir::Value memref, mlir::ValueRange indices);

  // Operations.cpp: what ops do.
  bool readTransfer(mlir::Operation *op, Body &body);
  bool readBarrier(mlir::Operation *op, Body &body);
  bool readMatrix(mlir::Operation *op, Body &body);
  bool readAccess(mlir::Operation *op, Body &body);
  // Messages.cpp: numbers that travel through shared memory.
  std::optional<int64_t> messageAt(mlir::Value pointer, mlir::Type type);
  /// What a load of a message gives, or null.
  Term heard(mlir::LLVM::LoadOp load);
  bool readMessage(mlir::Operation *op, Body &body);
  bool findMessages();
  bool isNumber(Term term, std::set<std::string> &visited);
  void touchResults(mlir::Operation *op, Body &body);
  std::string accumulatorOf(mlir::Value value);
  /// A read of shared memory by the matrix unit, through a descriptor.
  void addOperand(std::vector<problem::protocol::Region> &regions,
                  Term descriptor, mlir::Operation *at, const Expr &rank = {});
  /// Whether a product, or a load from tensor memory, may be what made these
  /// registers.
  bool isOfProduct(mlir::Value value);
  /// The mappings in which each thread, or each warp, has bytes of its own, if any.
  void findShares(Statement &statement, Term address, int64_t bytes);
  /// Of a thread's copy, which does not race with those of others in its role.
  void findWarpShare(Statement &copy, Term address, int64_t bytes);
  std::optional<std::vector<std::pair<int64_t, int64_t>>>
  touchedBy(const Linear &sum, int64_t bytes);
  std::optional<int64_t> takeLoose(Linear &sum);
  int64_t findMapping(Term key, bool isOfWarps, bool isOfCopies,
                      llvm::ArrayRef<std::pair<int64_t, int64_t>> touched);
  int64_t findCopies(int64_t step, bool isOfWarps,
                     llvm::ArrayRef<std::pair<int64_t, int64_t>> touched);
  /// Whether the mask of a meeting has all lanes that are there.
  bool isWholeWarp(Term mask);
  std::optional<Range> rangeOf(Term term);
  std::optional<Range> rangeOf(Term term, std::set<std::string> &visiting);

  // Transfers.cpp: bulk copies and what describes them.
  void tensorLoad(mlir::Operation *op, const TensorCopy &copy, Body &body);
  void tensorLoadAt(mlir::Operation *op, const TensorCopy &copy, Body &body);
  void tensorStore(mlir::Operation *op, mlir::Value map, Term source,
                   Body &body);
  /// A response of 16 bytes from whoever launches CTAs.
  void tryCancel(mlir::Operation *op, Term target, Term barrier,
                 bool isMulticast, Body &body);
  /// The kernel writes a map itself, in global memory.
  void writeMap(mlir::Operation *op, mlir::Value map, Body &body);
  void addMap(std::vector<problem::protocol::Region> &regions,
              mlir::Value map);
  /// What two pointers to the same place have in common.
  std::string placeOf(mlir::Value pointer);
  std::optional<int64_t> boxBytes(mlir::Value map, bool isGather);
  /// Up to the next target of a copy, barrier or object.
  void findRooms();

  // Tensor.cpp: tensor memory.
  void tensorReserve(mlir::Operation *op, Term slot, Term columns, Body &body);
  void tensorFree(mlir::Operation *op, Term address, Term columns, Body &body);
  void tensorMove(mlir::Operation *op, const TensorMove &move, Body &body);
  void tensorProduct(mlir::Operation *op, const Product &product, Body &body);
  /// From shared memory, or within tensor memory where there is no descriptor.
  void tensorCopy(mlir::Operation *op, Term target, Term descriptor,
                  int64_t columns, bool isPair, Body &body);
  void tensorCommit(mlir::Operation *op, Term barrier, Term mask, Body &body);
  bool readTensor(mlir::Operation *op, Body &body);
  /// Notes the last region: scales that a product reads, or columns that copies
  /// and stores write.
  void noteColumns(mlir::Operation *op,
                   const std::vector<problem::protocol::Region> &regions,
                   bool areRead);
  void checkScales();
  /// Columns of tensor memory from an address on.
  bool addColumns(std::vector<problem::protocol::Region> &regions,
                  Term address, int64_t columns, mlir::Operation *at,
                  const Expr &rank = {});
  std::optional<Expr> peer(mlir::Operation *op);

  // Resources.cpp: what needs no schedule to be wrong.
  void fault(mlir::Operation *op, const llvm::Twine &message,
             const llvm::Twine &fix, mlir::Operation *other = nullptr,
             bool isWarning = false);
  void takePart(mlir::Operation *op);
  /// Reads a side of a branch that these threads take, or the others.
  void reachedBy(bool isKnown, llvm::ArrayRef<int64_t> chosen, bool isThen,
                 llvm::function_ref<void()> side);
  void takeRegisters(mlir::Operation *op, int64_t registers);
  bool differsIn(Term term, int64_t group);
  void checkUniform(mlir::Operation *op, Term term, const llvm::Twine &what,
                    int64_t group);
  void checkPartition(mlir::Operation *op, const TensorMove &move);
  void checkReserve(mlir::Operation *op, int64_t slot, Term address,
                    Term columns);
  void checkFree(mlir::Operation *op, Term base, Term columns);
  void checkParticipants();
  void checkPair();
  void checkPermit();
  void checkRegisters();
  void checkShared();
  void checkResources();

  // Assembly.cpp: inline PTX.
  void readAssembly(mlir::LLVM::InlineAsmOp op, Body &body);
  void readInlinePtx(mlir::NVVM::InlinePtxOp op, Body &body);

  // Emitting.
  Statement make(Op op, mlir::Operation *at);
  /// A statement on a barrier at an address; false if it is none.
  bool onBarrier(Statement &statement, Term address, mlir::Operation *at);
  bool addRegion(std::vector<problem::protocol::Region> &regions, Term address,
                 int64_t bytes, mlir::Operation *at, bool isEngine);
  /// What a pointer holds that is read from an address of shared memory.
  Term loaded(Term address);
  /// Takes the base out of a sum: tensor memory, or memory of the caller.
  Term takeBase(Linear &sum);
  /// An assumption that the reader makes, once.
  void assume(mlir::Operation *op, const llvm::Twine &what);
  std::optional<Expr> express(Term term, mlir::Operation *at);
  bool write(Term term, std::string &text, mlir::Operation *at);
  bool hasAnySign(Term condition);
  void unknown(mlir::Operation *op, const llvm::Twine &why, Body &body);
  /// Of an access that is left out: fewer things can be wrong.
  void complain(mlir::Operation *op, const llvm::Twine &why);
  /// Of what others may depend on.
  void miss(mlir::Operation *op, const llvm::Twine &why);
  int64_t idOf(mlir::Operation *op);

  mlir::Operation *kernel;
  LiftedKernel &lifted;
  Terms terms;
  SharedMap shared;
  llvm::MapVector<Term, SharedMap> areas; ///< of other bases, by takeBase()
  std::map<int64_t, int64_t> slots; ///< of reserved tensor memory -> columns
  /// Of tensor memory that is alive: who reserved it, and columns.
  std::map<int64_t, std::pair<mlir::Operation *, int64_t>> reserved;
  mlir::Operation *reservation = nullptr; ///< the last one
  mlir::Operation *relinquish = nullptr;  ///< by this role
  llvm::MapVector<mlir::Operation *, std::set<int64_t>> participants;
  /// Threads behind conditions that part warps; others of those active stay.
  std::set<int64_t> absent;
  /// Of a warpgroup: the last op that set its registers, and how many.
  std::map<int64_t, std::pair<mlir::Operation *, int64_t>> budgets;
  int64_t objectBytes = 0, dynamicBegin = 0, dynamicReach = 0; ///< shared memory
  std::set<std::string> writtenMaps;
  std::map<int64_t, OpenCopy> open; ///< by statement
  std::map<std::string, int64_t> bytesOfMaps;
  /// What copies fill: of the last region, and of all of them.
  struct Target {
    Span span;
    Term base = nullptr;
    int64_t inner = 0; ///< the smallest step inside of a stage, or 0
    int64_t statement = -1;
  };
  Target lastTarget;
  std::set<int64_t> boxes; ///< where copies of boxes begin, in stage 0
  std::vector<Target> targets;
  std::set<int64_t> ends; ///< of objects in shared memory
  /// Reads by the matrix unit that cannot be followed.
  std::vector<std::pair<mlir::Operation *, std::string>> unfollowedReads;
  /// Columns that products read scales from, and those that copies and stores
  /// write, in the order in which roles do so.
  struct Columns {
    mlir::Operation *op = nullptr;
    problem::protocol::Region region;
    int64_t role = 0;
    bool areRead = false;
  };
  std::vector<Columns> columnsInOrder;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<Term>> assembled;
  int64_t threads = 0;

  bool isCollecting = true;
  bool hasUnknown = false; ///< something in this pass
  std::vector<std::vector<int64_t>> roles;
  llvm::SmallVector<int64_t> role, active; ///< threads
  int64_t rankNow = -1;    ///< the CTA that is read, or any
  bool isElected = false; ///< within one thread of each warp, or fewer
  llvm::DenseMap<mlir::Value, Term> values;
  llvm::DenseMap<mlir::Operation *, int64_t> ids;
  llvm::DenseMap<mlir::Value, int64_t> objects; ///< memory -> offset
  llvm::StringMap<int64_t> globals;             ///< symbol -> offset
  llvm::SmallVector<std::string> loops;         ///< labels around, outer first
  llvm::StringMap<int64_t> labels;              ///< loops of a label so far
  std::string branches; ///< what branches around ask that cannot be followed
  llvm::DenseMap<mlir::Value, std::string> names;
  llvm::StringMap<llvm::SmallVector<Term, 2>> updates; ///< of a carried name
  struct Unit {
    int64_t base = 0, unit = 1;
  };
  llvm::StringMap<Unit> units; ///< of carried names that hold addresses
  std::map<Term, Term> walks;          ///< what strides of tiles walk through
  llvm::StringMap<Term> invariants;    ///< carried names that never change
  /// An i32 that a thread stores at an address for others to go on with.
  struct Message {
    std::vector<Term> stored;
    std::set<std::string> readers; ///< names of what loads give
    bool isFollowed = false;
  };
  std::map<int64_t, Message> messages;
  std::map<Term, int64_t> strides; ///< of counters that end at a fixed formula
  llvm::StringMap<bool> used; ///< names that a statement or bound refers to
  llvm::StringMap<std::string> symbols;    ///< fixed formula -> symbol
  llvm::StringMap<std::string> predicates; ///< formula -> predicate
  llvm::DenseMap<mlir::Value, mlir::Value> accumulators; ///< value -> root
  llvm::DenseSet<mlir::Value> carriedProducts; ///< by a loop, in some turn
  /// Bytes and the threads, or warps, that they belong to, where the rest of the
  /// address is `key`.
  struct Mapping {
    int64_t role;
    Term key;
    bool isOfWarps;
    /// Threads copied the bytes: what else touches some of them may have the same owners.
    bool isOfCopies;
    llvm::DenseMap<int64_t, int64_t> owners;
    /// Of reads that move by steps: who reads a byte, by what is left of it by the step.
    std::vector<std::pair<int64_t, llvm::DenseMap<int64_t, int64_t>>> steps;
  };
  std::vector<Mapping> mappings;
  int64_t roleNumber = 0;
  std::set<std::pair<mlir::Operation *, std::string>> complained;
  /// Begins the name of what may differ each time that it is asked for.
  static constexpr const char *anyNumber = "any ";
  /// The same of what all roles find in shared memory alike.
  static constexpr const char *sharedNumber = "any turns while ";
  static constexpr int64_t atomicShare = 20000; ///< atomics do not race
  /// Shared memory of the kernel begins here: a smaller number added to an
  /// argument is no address of it.
  static constexpr int64_t firstObject = 1024;
};

/// The address, in bytes, that a matrix descriptor holds (PTX ISA 9.7.15.5.1).
Term decodeDescriptor(Terms &terms, Term descriptor);

/// Makes one of accesses of neighbouring bytes that follow each other.
void joinAccesses(Body &body);

/// Adds the names of a fixed formula to a text.
std::string print(Term term);

} // namespace tier::lift

#endif // TIER_LIB_CONVERSION_LIFTNVVM_READER_H
