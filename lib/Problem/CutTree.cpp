//===- CutTree.cpp - pieces of a domain as leaves of a tree ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/CutTree.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cassert>

using namespace llvm;

namespace tier::problem {

//===----------------------------------------------------------------------===//
// Forms and guards
//===----------------------------------------------------------------------===//

AffineForm AffineForm::complement() const {
  AffineForm other(*this);
  for (int64_t &coefficient : other.coefficients)
    coefficient = -coefficient;
  other.constant = -constant - 1;
  return other;
}

int64_t AffineForm::operator()(ArrayRef<int64_t> point) const {
  int64_t value = constant;
  for (auto [coefficient, x] : zip_equal(coefficients, point))
    value += coefficient * x;
  return value;
}

std::string AffineForm::str(ArrayRef<std::string> names) const {
  std::string text;
  raw_string_ostream os(text);
  for (auto [coefficient, name] : zip_equal(coefficients, names)) {
    if (coefficient == 0)
      continue;
    int64_t size = coefficient;
    if (!text.empty()) {
      os << (coefficient < 0 ? " - " : " + ");
      size = std::abs(coefficient);
    }
    if (size == -1)
      os << "-" << name;
    else if (size == 1)
      os << name;
    else
      os << name << " * " << size;
  }
  if (text.empty())
    os << constant;
  else if (constant != 0)
    os << (constant < 0 ? " - " : " + ") << std::abs(constant);
  return text;
}

bool contains(ArrayRef<AffineForm> guard, ArrayRef<int64_t> point) {
  return all_of(guard,
                [&](const AffineForm &form) { return form(point) >= 0; });
}

Polyhedron toPolyhedron(unsigned variables, ArrayRef<AffineForm> guard) {
  Polyhedron set(variables);
  for (const AffineForm &form : guard) {
    assert(form.coefficients.size() == variables && "other variables");
    Row row{form.constant};
    row.append(form.coefficients.begin(), form.coefficients.end());
    set.require(std::move(row));
  }
  return set;
}

/// Whether two forms of the guard contradict each other by themselves.
static bool hasOpposites(ArrayRef<AffineForm> guard) {
  for (auto [i, a] : enumerate(guard)) {
    if (a.constant < 0 &&
        all_of(a.coefficients, [](int64_t c) { return c == 0; }))
      return true;
    for (const AffineForm &b : guard.drop_front(i + 1))
      if (a.constant + b.constant < 0 &&
          all_of(
              zip_equal(a.coefficients, b.coefficients),
              [](auto pair) {
                return std::get<0>(pair) == -std::get<1>(pair);
              }))
        return true;
  }
  return false;
}

bool isEmpty(unsigned variables, ArrayRef<AffineForm> guard) {
  return hasOpposites(guard) ||
         toPolyhedron(variables, guard).sample().isEmpty();
}

std::optional<PieceFlaw> findPieceFlaw(unsigned variables,
                                       ArrayRef<AffineForm> domain,
                                       ArrayRef<AffineGuard> pieces) {
  Polyhedra sets;
  for (const AffineGuard &piece : pieces)
    sets.push_back(toPolyhedron(variables, piece));
  return findPieceFlaw({toPolyhedron(variables, domain)}, sets);
}

AffineGuard tighten(ArrayRef<AffineForm> guard) {
  AffineGuard tight;
  for (const AffineForm &form : guard) {
    auto *same = find_if(tight, [&](const AffineForm &kept) {
      return kept.coefficients == form.coefficients;
    });
    if (same == tight.end())
      tight.push_back(form);
    else
      same->constant = std::min(same->constant, form.constant);
  }
  return tight;
}

//===----------------------------------------------------------------------===//
// Proof by the cut tree
//===----------------------------------------------------------------------===//

static AffineGuard join(ArrayRef<AffineForm> a, const AffineForm &b) {
  AffineGuard both(a);
  both.push_back(b);
  return both;
}

bool followsCutTree(unsigned variables, ArrayRef<AffineForm> domain,
                    ArrayRef<AffineGuard> cuts) {
  struct Node {
    AffineGuard path;
    SmallVector<AffineGuard> leaves; ///< the cuts that are still to be made
  };
  SmallVector<Node> work;
  work.push_back({AffineGuard(domain), SmallVector<AffineGuard>(cuts)});
  while (!work.empty()) {
    Node node = work.pop_back_val();
    if (node.leaves.empty()) {
      if (!isEmpty(variables, node.path))
        return false;
      continue;
    }
    if (node.leaves.size() == 1 && node.leaves.front().empty())
      continue;
    // A cut that every leaf takes a side of.
    const AffineForm *cut = nullptr;
    for (const AffineForm &form : node.leaves.front())
      if (all_of(node.leaves, [&](const AffineGuard &leaf) {
            return is_contained(leaf, form) ||
                   is_contained(leaf, form.complement());
          })) {
        cut = &form;
        break;
      }
    if (!cut)
      return false;
    AffineForm form(*cut), other(cut->complement());
    Node holds{join(node.path, form), {}}, fails{join(node.path, other), {}};
    for (AffineGuard &leaf : node.leaves) {
      bool isHere = is_contained(leaf, form);
      if (isHere && is_contained(leaf, other))
        continue; // Both sides at once: no point, whatever else it says.
      AffineForm &taken = isHere ? form : other;
      erase_if(leaf, [&](const AffineForm &f) { return f == taken; });
      (isHere ? holds : fails).leaves.push_back(std::move(leaf));
    }
    work.push_back(std::move(holds));
    work.push_back(std::move(fails));
  }
  return true;
}

} // namespace tier::problem
