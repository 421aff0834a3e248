//===- Elect.cpp - plans that stand for election --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/IR/Tier.h"

using namespace mlir;

namespace tier::ir {

void ElectOp::build(OpBuilder &builder, OperationState &state, ValueRange extents, Value where,
                    const problem::Election &election) {
  SmallVector<Attribute> plans;
  SmallVector<bool> turned, early;
  SmallVector<int64_t> segments;
  for (const problem::Plan &plan : election.plans) {
    plans.push_back(PlanAttr::get(builder.getContext(), plan.tile, plan.atom,
                                  fromMachine(plan.grain), plan.stages, plan.warps,
                                  /*registers=*/{}, plan.cluster, plan.group));
    turned.push_back(plan.swapsSides);
    segments.push_back(plan.segments);
    early.push_back(plan.readsEarly);
  }
  const problem::Modelled &product = election.product;
  build(builder, state, builder.getIndexType(), extents, where, builder.getArrayAttr(plans),
        builder.getStringAttr(machine::stringify(product.element)),
        builder.getDenseBoolArrayAttr({product.isKMajorA, product.isKMajorB}),
        builder.getI64IntegerAttr(product.outputBytes),
        builder.getDenseI64ArrayAttr({product.overlapM, product.overlapN}),
        builder.getDenseBoolArrayAttr(turned),
        builder.getDenseI64ArrayAttr(segments), builder.getDenseBoolArrayAttr(early),
        product.factorBlock ? builder.getI64IntegerAttr(product.factorBlock) : IntegerAttr());
}

problem::Election ElectOp::toProblem(StringRef machine) {
  problem::Election election;
  election.machine = machine.str();
  election.product = {*machine::parseElement(getElement()), getKMajor()[0], getKMajor()[1],
                      int64_t(getOutputBytes()), getOverlap()[0], getOverlap()[1],
                      int64_t(getFactorBlock().value_or(0))};
  auto asked = llvm::zip_equal(getPlans().getAsRange<PlanAttr>(), getTurned(), getSegments(), getEarly());
  for (auto [attr, turned, segments, early] : asked) {
    problem::Plan &plan = election.plans.emplace_back();
    plan.tile.assign(attr.getTile().begin(), attr.getTile().end());
    plan.atom.assign(attr.getAtom().begin(), attr.getAtom().end());
    plan.grain = toMachine(attr.getGrain());
    plan.stages = attr.getStages();
    plan.warps.assign(attr.getWarps().begin(), attr.getWarps().end());
    plan.cluster.assign(attr.getCluster().begin(), attr.getCluster().end());
    plan.group = attr.getGroup();
    plan.swapsSides = turned;
    plan.segments = segments;
    plan.readsEarly = early;
  }
  return election;
}

LogicalResult ElectOp::verify() {
  auto refuse = [&](const Twine &wrong) {
    InFlightDiagnostic error = emitOpError("[tier.elect] ") << wrong;
    error.attachNote() << "fix: let convert-linalg-to-tier write the election";
    return error;
  };
  size_t count = getPlans().size();
  if (getExtents().size() < 3)
    return refuse("expects extents [batch.., m, n, k], got " + Twine(getExtents().size()));
  if (getKMajor().size() != 2)
    return refuse("expects k_major of two operands, got " + Twine(getKMajor().size()));
  if (getOverlap().size() != 2)
    return refuse("expects overlap of rows and columns, got " + Twine(getOverlap().size()));
  if (getTurned().size() != count || getSegments().size() != count || getEarly().size() != count)
    return refuse("expects turned, segments and early of " + Twine(count) + " plans, got " +
                  Twine(getTurned().size()) + ", " + Twine(getSegments().size()) + " and " +
                  Twine(getEarly().size()));
  if (!machine::parseElement(getElement()))
    return refuse("expects an element type, got '" + getElement() + "'");
  const machine::Machine *machine = findMachine(*this); // a module need not have one yet
  problem::Election election = toProblem(machine ? machine->name : "");
  std::string wrong =
      machine ? problem::checkElection(election) : problem::checkStanding(election);
  return wrong.empty() ? success() : LogicalResult(refuse(wrong));
}

} // namespace tier::ir
