//===- Messages.cpp - numbers that travel through shared memory -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Roles that take turns at one ring tell each other where it stands: one thread stores
// an i32, and the others load it behind a barrier. Where all that is stored at an
// address is computed from numbers that loops carry, stages and parities, the verifier
// follows it there.
//
//===----------------------------------------------------------------------===//

#include "Reader.h"

using namespace mlir;

namespace tier::lift {

std::optional<int64_t> Reader::messageAt(Value pointer, Type type) {
  bool isShared = pointer.getType() == LLVM::LLVMPointerType::get(pointer.getContext(), 3);
  return isShared && type.isInteger(32) ? asConstant(specialise(get(pointer)))
                                        : std::nullopt;
}

Term Reader::heard(LLVM::LoadOp load) {
  std::optional<int64_t> at = messageAt(load.getAddr(), load.getType());
  if (!at)
    return nullptr;
  std::string &name = names[load.getResult()];
  if (name.empty())
    name = "told" + std::to_string(names.size());
  Message &message = messages[*at];
  message.readers.insert(name);
  return message.isFollowed ? terms.variable(name) : nullptr;
}

/// The load or store of a message that matters.
bool Reader::readMessage(Operation *op, Body &body) {
  auto load = dyn_cast<LLVM::LoadOp>(op);
  auto store = dyn_cast<LLVM::StoreOp>(op);
  if (!load && !store)
    return false;
  Value pointer = load ? load.getAddr() : store.getAddr();
  Type type = load ? load.getType() : store.getValue().getType();
  std::optional<int64_t> at = messageAt(pointer, type);
  if (!at)
    return false;
  if (load)
    get(load.getResult());
  Message &message = messages[*at];
  Term number = store ? specialise(get(store.getValue())) : nullptr;
  if (store)
    message.stored.push_back(number);
  if (!message.isFollowed)
    return false;
  bool isUsed = false;
  for (const std::string &name : message.readers) {
    isUsed |= used.lookup(name);
    if (store)
      updates[name].push_back(number);
  }
  if (!isUsed)
    return false;
  Statement statement = make(store ? Op::Write : Op::Read, op);
  statement.share = statement.warpShare = -1;
  if (load)
    statement.name = names[load.getResult()];
  if (store) {
    std::optional<Expr> amount = express(number, op);
    if (!amount)
      complain(op, "a number in shared memory that cannot be followed");
    else
      statement.amount = *amount;
  }
  constexpr int64_t bytes = 4;
  if (addRegion(store ? statement.writes : statement.reads, get(pointer), bytes, op,
                /*isEngine=*/false))
    body.push_back(std::move(statement));
  return true;
}

/// Whether a term consists of constants, of carried numbers that do so too, and of what
/// other messages may give.
bool Reader::isNumber(Term term, std::set<std::string> &visited) {
  if (term->usesThread || term->differs || term->isTensor)
    return false;
  switch (term->kind) {
  case TermKind::Constant:
    return true;
  case TermKind::Opaque:
    return isNothing(term) || StringRef(term->name).starts_with("shared[");
  case TermKind::Variable: {
    if (!visited.insert(term->name).second)
      return true;
    auto found = updates.find(term->name);
    return found != updates.end() && !updates.count("trips:" + term->name) &&
           llvm::all_of(found->getValue(),
                        [&](Term update) { return isNumber(update, visited); });
  }
  case TermKind::Add:
  case TermKind::Mul:
  case TermKind::FloorDiv:
  case TermKind::Mod:
  case TermKind::And:
  case TermKind::Xor:
  case TermKind::Less:
  case TermKind::Equal:
    return isNumber(term->a, visited) && isNumber(term->b, visited);
  case TermKind::Select: // whatever decides it
    return isNumber(term->b, visited) && isNumber(term->c, visited);
  default:
    return false;
  }
}

bool Reader::findMessages() {
  bool isNew = false;
  for (auto &[at, message] : messages) {
    bool isCarried = false;
    bool areNumbers = !message.stored.empty() && !message.readers.empty() &&
                      llvm::all_of(message.stored, [&](Term term) {
                        std::set<std::string> visited;
                        bool fits = isNumber(term, visited);
                        isCarried |= !visited.empty();
                        return fits;
                      });
    if (areNumbers && isCarried && !message.isFollowed)
      message.isFollowed = isNew = true;
  }
  return isNew;
}

} // namespace tier::lift
