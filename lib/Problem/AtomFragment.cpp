//===- AtomFragment.cpp - the fragments of one matrix instruction ---------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/AtomFragment.h"

#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

using machine::Element;

std::optional<Operand> parseOperand(StringRef text) {
  if (text == "a")
    return Operand::A;
  if (text == "b")
    return Operand::B;
  if (text == "accumulator")
    return Operand::Accumulator;
  return std::nullopt;
}

static Digits digitsOf(ArrayRef<machine::AtomDigit> atomDigits) {
  Digits digits;
  for (const machine::AtomDigit &digit : atomDigits)
    digits.push_back({digit.size, {digit.row, digit.column}});
  return digits;
}

Expected<Fragment> fragmentOf(const machine::Atom &atom, Operand operand,
                              int64_t n) {
  auto refuse = [&](const Twine &message) {
    return createStringError(inconvertibleErrorCode(),
                             "[layout.atom] expects " + message);
  };
  if (n == 0)
    n = atom.nStep;
  if (n < atom.nStep || n > atom.n || n % atom.nStep != 0)
    return refuse("an n that is a multiple of " + Twine(atom.nStep) +
                  " up to " + Twine(atom.n) + ", got " + Twine(n));
  Fragment result;
  if (atom.grain == machine::Grain::Thread) {
    result.shape = {1, 1};
    return result;
  }
  const machine::AtomFragment *unit = &atom.fragment;
  result.shape = {atom.m / atom.ctas(), n};
  if (operand == Operand::A) {
    unit = &atom.fragmentA;
    result.shape = {atom.m, atom.k};
  } else if (operand == Operand::B) {
    unit = &atom.fragmentB;
    result.shape = {n, atom.k};
  }
  if (unit->lane.empty())
    return refuse("an operand that the instruction reads from registers, got " +
                  Twine(operand == Operand::A ? "a" : "b") + " of '" +
                  atom.name + "', which lies in shared memory");
  result.reg = digitsOf(unit->reg);
  result.lane = digitsOf(unit->lane);
  result.warp = digitsOf(unit->warp);
  if (n > atom.nStep && operand == Operand::Accumulator)
    result.reg.push_back({n / atom.nStep, {0, atom.nStep}});
  if (n > atom.nStep && operand == Operand::B)
    result.reg.push_back({n / atom.nStep, {atom.nStep, 0}});
  return result;
}

const machine::Atom *findAtom(const machine::Machine &machine,
                              StringRef nameOrElement) {
  for (const machine::Atom &atom : machine.atoms)
    if (atom.name == nameOrElement)
      return &atom;
  std::optional<Element> element = machine::parseElement(nameOrElement);
  if (!element)
    return nullptr;
  return &machine.findAtom(*element, *element,
                           *element == Element::I8 ? Element::I32
                                                   : Element::F32);
}

} // namespace tier::problem
