//===- SelectSwizzles.cpp - the layouts of shared tiles -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/ViewFacts.h"
#include "tier/Dialect/Layout/Transforms/Passes.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Problem/SharedLayout.h"

#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tier::layout {

#define GEN_PASS_DEF_SELECTSWIZZLES
#include "tier/Dialect/Layout/Transforms/Passes.h.inc"

//===----------------------------------------------------------------------===//
// How a tile is used
//===----------------------------------------------------------------------===//

/// The matrix instruction that reads the tile, or null.
static ir::MmaOp findReader(ir::AllocOp alloc) {
  for (Operation *user : alloc->getUsers())
    if (auto mma = dyn_cast<ir::MmaOp>(user))
      return mma;
  return {};
}

/// The instruction of the machine behind `mma`, or null.
static const machine::Atom *findAtom(ir::MmaOp mma,
                                     const machine::Machine &machine) {
  Type type = cast<MemRefType>(mma.getA().getType()).getElementType();
  std::optional<machine::Element> element = ir::getElement(type);
  if (!element)
    return nullptr;
  if (mma.getTf32())
    element = machine::Element::TF32;
  return machine.findAtom(ir::toMachine(mma.getGrain()), mma.getAtom(),
                          *element);
}

/// The dimension along which the tile is filled: the contiguous one of its
/// layout or of the view it is copied from, or the one in which threads hold
/// runs; the last one if none of them says.
static int64_t findContiguousDim(ir::AllocOp alloc) {
  auto type = cast<MemRefType>(alloc.getTile().getType());
  if (auto strided = dyn_cast<StridedAttr>(type.getLayout()))
    for (unsigned dim = 0; dim < strided.getRank(); ++dim)
      if (strided.getModes(dim).front().second == 1)
        return dim;
  for (Operation *user : alloc->getUsers()) {
    if (auto copy = dyn_cast<ir::CopyOp>(user)) {
      Value other = copy.getTarget() == alloc.getTile() ? copy.getSource()
                                                        : copy.getTarget();
      // The tile covers the last dimensions of the view.
      if (std::optional<ViewFacts> view = getViewFacts(other)) {
        int64_t singles = int64_t(view->sizes.size()) - type.getRank();
        if (view->contiguousDim() >= singles)
          return view->contiguousDim() - singles;
      }
    }
    if (auto store = dyn_cast<ir::StoreOp>(user)) {
      FragmentAttr fragment = getFragment(store.getTile().getType());
      if (fragment.getRun() > 1)
        return fragment.getRunDim();
    }
  }
  return type.getRank() - 1;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct SelectSwizzles : impl::SelectSwizzlesBase<SelectSwizzles> {
  void runOnOperation() override {
    WalkResult result = getOperation()->walk([&](ir::AllocOp alloc) {
      return failed(select(alloc)) ? WalkResult::interrupt()
                                   : WalkResult::advance();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }

  LogicalResult select(ir::AllocOp alloc) {
    auto type = cast<MemRefType>(alloc.getTile().getType());
    if (!type.getLayout().isIdentity() && !isa<StridedAttr>(type.getLayout()))
      return success();
    FailureOr<const machine::Machine *> machine = ir::getMachine(alloc);
    if (failed(machine))
      return failure();
    problem::SharedQuestion question;
    question.tile.assign(type.getShape().begin(), type.getShape().end());
    question.elementBytes = ir::getElementBytes(type.getElementType());
    question.contiguous = findContiguousDim(alloc);
    if (ir::MmaOp mma = findReader(alloc))
      question.atom = findAtom(mma, **machine);
    if (type.getRank() != 2)
      return success(); // row-major: nothing reads it across rows

    problem::SharedLayout layout =
        problem::chooseSharedLayout(question, **machine);
    if (std::string wrong =
            problem::verifySharedLayout(layout, question, **machine);
        !wrong.empty())
      return alloc.emitOpError("[banks.layout] expects a layout that the "
                               "instruction reads, got ")
             << layout.str() << ": " << wrong;
    alloc.getTile().setType(MemRefType::get(
        type.getShape(), type.getElementType(),
        ir::toAttr(&getContext(), layout), type.getMemorySpace()));
    remark::passed(alloc.getLoc(), remark::RemarkOpts::name("LayoutSelected")
                                       .category("layout-select-swizzles"))
        << layout.str();
    return success();
  }
};
} // namespace

} // namespace tier::layout
