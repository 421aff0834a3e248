//===- Machine.cpp - the questions rooms ask a machine --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Machine/Machine.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tier::machine {

StringRef stringify(Grain grain) {
  static constexpr StringLiteral names[] = {"thread", "warp", "warpgroup",
                                            "cta",    "pair", "cluster"};
  return names[static_cast<int>(grain)];
}

namespace {
struct ElementFacts {
  StringLiteral name;
  int64_t bits;
  bool isFloat;
  int64_t packed = 0;
};
} // namespace

// In the order of the enumeration.
static constexpr ElementFacts elements[] = {
    {"any", 32, false},      {"bool", 8, false},  {"i8", 8, false},
    {"i16", 16, false},      {"i32", 32, false},  {"i64", 64, false},
    {"f8e4m3", 8, true},     {"f8e5m2", 8, true}, {"f8e4m3fnuz", 8, true},
    {"f8e5m2fnuz", 8, true}, {"f8e8m0", 8, true}, {"f4e2m1x2", 8, true},
    {"f4e2m1", 8, true, 4},  {"f6e2m3", 8, true, 6}, {"f6e3m2", 8, true, 6},
    {"f16", 16, true},       {"bf16", 16, true},  {"tf32", 32, true},
    {"f32", 32, true},       {"f64", 64, true},
};

StringRef stringify(Element element) {
  return elements[static_cast<int>(element)].name;
}

std::optional<Element> parseElement(StringRef text) {
  for (auto [index, facts] : enumerate(elements))
    if (facts.name == text)
      return static_cast<Element>(index);
  return std::nullopt;
}

int64_t bitWidth(Element element) {
  return elements[static_cast<int>(element)].bits;
}

int64_t packedBits(Element element) {
  return elements[static_cast<int>(element)].packed;
}

bool isFloat(Element element) {
  return elements[static_cast<int>(element)].isFloat;
}

bool Atom::serves(Element elementA, Element elementB, Element acc,
                  Element elementScale, int64_t block) const {
  auto fits = [](Element mine, Element wanted) {
    return mine == Element::Any || mine == wanted;
  };
  return fits(a, elementA) && fits(b, elementB) && fits(accumulator, acc) &&
         scaleBlock == block && scale == elementScale;
}

bool Atom::hasShape(int64_t wantedM, int64_t wantedN, int64_t wantedK) const {
  return m == wantedM && k == wantedK && wantedN > 0 && wantedN <= n &&
         wantedN % nStep == 0;
}

const Atom &Machine::findAtom(Element a, Element b, Element acc) const {
  for (const Atom &atom : atoms)
    if (atom.ctas() == 1 && atom.serves(a, b, acc))
      return atom;
  return atoms.back(); // serves every type
}

const Atom *Machine::findAtom(Grain grain, ArrayRef<int64_t> shape,
                              Element a, int64_t scaleBlock) const {
  if (shape.size() != 3)
    return nullptr;
  for (const Atom &atom : atoms)
    if (atom.grain == grain && atom.hasShape(shape[0], shape[1], shape[2]) &&
        (atom.a == Element::Any || atom.a == a) &&
        atom.scaleBlock == scaleBlock)
      return &atom;
  return nullptr;
}

const Machine *find(StringRef name) {
  for (const Machine &machine : all())
    if (machine.name == name)
      return &machine;
  return nullptr;
}

} // namespace tier::machine
