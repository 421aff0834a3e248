//===- SelectSwizzles.cpp - the layouts of shared tiles -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Access.h"
#include "tier/Dialect/Layout/Transforms/Passes.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Problem/BankSwizzle.h"
#include "tier/Problem/SharedLayout.h"

#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::layout {

#define GEN_PASS_DEF_SELECTSWIZZLES
#include "tier/Dialect/Layout/Transforms/Passes.h.inc"

namespace banks = problem::banks;
using problem::tensormap::SwizzleMode;

//===----------------------------------------------------------------------===//
// From accesses to instructions
//===----------------------------------------------------------------------===//

/// The fragment over the whole of the tile, whose last dimensions it covers;
/// registers that run along `contiguous` first.
static problem::Fragment embed(FragmentAttr fragment, ArrayRef<int64_t> tile,
                               int64_t contiguous) {
  problem::Fragment result = ir::toProblem(fragment);
  int64_t singles = int64_t(tile.size()) - int64_t(fragment.getRank());
  for (problem::Digits *digits : {&result.reg, &result.lane, &result.warp})
    for (problem::Digit &digit : *digits)
      digit.stride.insert(digit.stride.begin(), singles, 0);
  result.shape.assign(tile.begin(), tile.end());
  SmallVector<int64_t> unit(tile.size(), 0);
  unit[contiguous] = 1;
  auto run = llvm::find_if(result.reg, [&](const problem::Digit &digit) {
    return ArrayRef<int64_t>(digit.stride) == ArrayRef(unit);
  });
  if (run != result.reg.end())
    std::rotate(result.reg.begin(), run, run + 1);
  return result;
}

/// The rows of 8x8 matrices that cover the tile: 16 bytes along `contiguous`.
static std::optional<problem::Fragment>
getMatrixRows(ArrayRef<int64_t> tile, int64_t contiguous, int64_t bytes) {
  int64_t width = 16 / bytes, rows = 1 - contiguous;
  if (tile.size() != 2 || tile[contiguous] % width || tile[rows] % 8)
    return std::nullopt;
  problem::Fragment result;
  result.shape.assign(tile.begin(), tile.end());
  auto digit = [&](problem::Digits &digits, int64_t size, int64_t dim,
                   int64_t step) {
    problem::Digit &last = digits.emplace_back();
    last.size = size;
    last.stride.assign(2, 0);
    last.stride[dim] = step;
  };
  digit(result.reg, width, contiguous, 1);
  digit(result.reg, tile[contiguous] / width, contiguous, width);
  digit(result.reg, tile[rows] / 8, rows, 8);
  digit(result.lane, 8, rows, 1);
  return result;
}

/// The instructions of an access by threads or matrices to a layout that keeps
/// `together` bytes side by side, or nothing if they are not known.
static std::optional<banks::Access> expand(const Access &access,
                                           int64_t contiguous, int64_t together,
                                           const machine::Machine &machine) {
  auto type = cast<MemRefType>(access.buffer->get().getType());
  ArrayRef<int64_t> tile = type.getShape();
  int64_t bytes = ir::getElementBytes(type.getElementType());
  StringRef name = access.buffer->getOwner()->getName().getStringRef();
  // Rows that a matrix instruction transposes have 2-byte elements.
  if (access.engine == Engine::Matrix && together >= 16 &&
      (bytes == 2 || contiguous == 1))
    if (auto rows = getMatrixRows(tile, contiguous, bytes))
      return banks::accessOf(
          name, *rows, *machine::findMatrixModel(machine, 1, access.isWrite),
          bytes);
  if (!access.fragment || access.fragment.getRank() > tile.size())
    return std::nullopt;
  problem::Fragment fragment = embed(access.fragment, tile, contiguous);
  int64_t row = tile[contiguous] * bytes;
  const machine::BankModel *model =
      banks::widestModel(fragment, contiguous, bytes,
                         std::min({access.maxBytes, row & -row, together}),
                         access.isWrite, machine);
  if (!model)
    return std::nullopt;
  return banks::accessOf(name, fragment, *model, bytes);
}

//===----------------------------------------------------------------------===//
// One tile
//===----------------------------------------------------------------------===//

static std::string describe(const banks::Certificate &certificate) {
  std::string text;
  for (const banks::AccessCost &access : certificate.accesses)
    text += llvm::formatv("; {0} takes {1} cycles, {2} without conflicts{3}",
                          access.name, access.cycles, access.ideal,
                          access.isUncertain ? " (uncertain)" : "");
  if (!certificate.accesses.empty() && !certificate.proof.empty())
    text += "; " + certificate.proof;
  return text;
}

namespace {
/// A tile and everything that touches it.
class SharedTile {
public:
  SharedTile(ir::AllocOp alloc, const machine::Machine &machine)
      : alloc(alloc), machine(machine),
        type(cast<MemRefType>(alloc.getTile().getType())),
        accesses(findAccesses(alloc.getTile(), machine)) {}

  LogicalResult select();

private:
  /// The dimension along which the tile is filled: the contiguous one of its
  /// layout, or the one along which an access moves neighbours together; the
  /// last one if none of them says.
  int64_t findContiguousDim() const;
  const machine::Atom *findAtom() const;
  /// Threads multiply rows and columns of their own: they copy the tile, and
  /// every address of their unrolled loops is a constant away from another.
  bool isForThreads() const;
  /// Whether an access leaves no choice but the modes that its engine knows.
  bool isForced(const Access &access) const;
  /// The modes that every engine knows which forces one; none if there is none.
  SmallVector<SwizzleMode> findModes() const;
  /// All accesses to a layout along `contiguous` that keeps `together` bytes
  /// side by side, or nothing if one of them is not known.
  std::optional<banks::SwizzleQuestion> ask(int64_t contiguous,
                                            int64_t together) const;
  /// Replaces `layout` by a cheaper one, if there is one; says what is known.
  std::string improve(problem::SharedLayout &layout) const;

  ir::AllocOp alloc;
  const machine::Machine &machine;
  MemRefType type;
  std::optional<SmallVector<Access>> accesses;
};
} // namespace

int64_t SharedTile::findContiguousDim() const {
  if (auto strided = dyn_cast<StridedAttr>(type.getLayout()))
    for (unsigned dim = 0; dim < strided.getRank(); ++dim)
      if (strided.getModes(dim).front().second == 1)
        return dim;
  if (accesses)
    for (const Access &access : *accesses)
      if (access.contiguous >= 0)
        return access.contiguous;
  return type.getRank() - 1;
}

const machine::Atom *SharedTile::findAtom() const {
  if (accesses)
    for (const Access &access : *accesses)
      if (access.atom)
        return access.atom;
  return nullptr;
}

bool SharedTile::isForThreads() const {
  const machine::Atom *atom = findAtom();
  return atom && atom->grain == machine::Grain::Thread;
}

bool SharedTile::isForced(const Access &access) const {
  return access.engine == Engine::Descriptor ||
         (access.engine == Engine::Bulk && !isForThreads());
}

SmallVector<SwizzleMode> SharedTile::findModes() const {
  static constexpr SwizzleMode all[] = {SwizzleMode::Span128,
                                        SwizzleMode::Span64,
                                        SwizzleMode::Span32, SwizzleMode::None};
  SmallVector<SwizzleMode> modes;
  for (const Access &access : *accesses) {
    if (!isForced(access))
      continue;
    if (modes.empty())
      modes.append(std::begin(all), std::end(all));
    llvm::erase_if(modes, [&](SwizzleMode mode) {
      if (access.engine == Engine::Descriptor)
        return mode == SwizzleMode::None;
      return access.swizzle && (mode == SwizzleMode::None
                                    ? 0
                                    : problem::tensormap::spanBytes(mode)) !=
                                   static_cast<int64_t>(*access.swizzle);
    });
  }
  return modes;
}

std::optional<banks::SwizzleQuestion> SharedTile::ask(int64_t contiguous,
                                                      int64_t together) const {
  banks::SwizzleQuestion question;
  question.tile.assign(type.getShape().begin(), type.getShape().end());
  question.elementBytes = ir::getElementBytes(type.getElementType());
  question.contiguous = contiguous;
  question.allowsMatrix = question.allowsRotation = false; // no attribute
  question.allowsSwizzle = !isForThreads() || contiguous == 1; // along k: read in vectors of it
  for (const Access &access : *accesses) {
    if (isForced(access)) {
      question.spanWeight += access.engine == Engine::Bulk;
      continue;
    }
    auto expanded = expand(access, contiguous, together, machine);
    if (!expanded)
      return std::nullopt;
    question.accesses.push_back(std::move(*expanded));
  }
  question.modes = findModes();
  return question;
}

std::string SharedTile::improve(problem::SharedLayout &layout) const {
  int64_t bytes = layout.elementBytes;
  int64_t together = std::min<int64_t>(16, layout.vectorElements() * bytes);
  std::optional<banks::SwizzleQuestion> question;
  if (accesses)
    question = ask(layout.contiguous, together);
  if (!question)
    return "; accesses are not known";
  std::string engines;
  for (const Access &access : *accesses)
    if (isForced(access))
      engines += llvm::formatv(
          "; {0} by {1}", access.buffer->getOwner()->getName(),
          access.engine == Engine::Bulk ? "the engine" : "descriptor");

  banks::TileLayout now;
  now.strided = layout.strided;
  now.swizzle = layout.swizzle;
  now.contiguous = layout.contiguous;
  now.elementBytes = bytes;
  banks::Certificate best = banks::costOf(*question, now);
  int64_t room = layout.bytes();
  // Vectors get no narrower: that would take more instructions.
  bool isForced = !question->modes.empty();
  for (int64_t wider = 16; wider >= (isForced ? 16 : together); wider /= 2) {
    question = ask(layout.contiguous, wider);
    if (!question)
      continue;
    question->allowsPadding = room > type.getNumElements() * bytes;
    banks::SwizzleAnswer answer = banks::solveSwizzle(*question);
    if (!answer.layout)
      continue;
    const banks::TileLayout &found = *answer.layout;
    bool fits =
        found.bytes <= room && found.bytes == found.strided.cosize() * bytes;
    if (isForced || (answer.certificate.cost < best.cost && fits)) {
      layout.strided = found.strided;
      layout.swizzle = found.swizzle;
      layout.alignment = found.alignment;
      layout.spanBytes =
          found.swizzle ? bytes << (found.swizzle->base + found.swizzle->bits)
                        : 0;
      best = answer.certificate;
    } else if (answer.certificate.cost == best.cost && best.proof.empty()) {
      best.proof = answer.certificate.proof; // holds for all of this cost
    }
  }
  return engines + describe(best);
}

LogicalResult SharedTile::select() {
  problem::SharedQuestion question;
  question.tile.assign(type.getShape().begin(), type.getShape().end());
  question.elementBytes = ir::getElementBytes(type.getElementType());
  question.contiguous = findContiguousDim();
  question.atom = findAtom();
  if (type.getRank() != 2)
    return success(); // row-major: nothing reads it across rows

  if (accesses &&
      llvm::any_of(*accesses,
                   [&](const Access &access) { return isForced(access); }) &&
      findModes().empty())
    return alloc.emitOpError("[banks.mode] expects engines that know one mode, "
                             "got tensor maps with several swizzles");

  problem::SharedLayout layout = problem::chooseSharedLayout(question, machine);
  std::string known = machine.isHost() ? "" : improve(layout);
  if (std::string wrong =
          problem::verifySharedLayout(layout, question, machine);
      !wrong.empty())
    return alloc.emitOpError("[banks.layout] expects a layout that the "
                             "instruction reads, got ")
           << layout.str() << ": " << wrong;
  alloc.getTile().setType(MemRefType::get(
      type.getShape(), type.getElementType(),
      ir::toAttr(type.getContext(), layout), type.getMemorySpace()));
  remark::passed(alloc.getLoc(), remark::RemarkOpts::name("LayoutSelected")
                                     .category("layout-select-swizzles"))
      << layout.str() + known;
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Whether the tile lies in an order of its own, not by rows or columns: its
/// reader wants it so.
static bool isOrdered(StridedAttr layout) {
  for (unsigned dim = 0; dim < layout.getRank(); ++dim)
    if (layout.getModes(dim).size() > 1)
      return true;
  return false;
}

namespace {
struct SelectSwizzles : impl::SelectSwizzlesBase<SelectSwizzles> {
  void runOnOperation() override {
    WalkResult result = getOperation()->walk([&](ir::AllocOp alloc) {
      auto type = cast<MemRefType>(alloc.getTile().getType());
      if (!ir::isShared(type))
        return WalkResult::advance();
      auto strided = dyn_cast<StridedAttr>(type.getLayout());
      if (!type.getLayout().isIdentity() && (!strided || isOrdered(strided)))
        return WalkResult::advance();
      FailureOr<const machine::Machine *> machine = ir::getMachine(alloc);
      if (failed(machine) || failed(SharedTile(alloc, **machine).select()))
        return WalkResult::interrupt();
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace

} // namespace tier::layout
