//===- TransportOps.cpp - syntax and verifiers of the transport dialect ---===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Transport/IR/Transport.h"

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/IR/Packed.h"
#include "tier/Dialect/Tier/IR/TileTypes.h"
#include "tier/Machine/BulkCopy.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tier::transport {

//===----------------------------------------------------------------------===//
// Channels
//===----------------------------------------------------------------------===//

LogicalResult ChannelOp::verify() {
  if (failed(ir::verifyStages(getStages(), [&] { return emitOpError(); })))
    return failure();
  bool isTensor = getCompletion() == Completion::mma_commit;
  ArrayRef<Type> tiles = cast<ChannelType>(getChannel().getType()).getTiles();
  // The matrix unit copies scales to columns that belong to the stage.
  if (!isTensor && (*this)->hasAttr("tier.columns") &&
      ir::isTensorMemory(tiles.back()))
    tiles = tiles.drop_back();
  for (Type tile : tiles)
    if (ir::isTensorMemory(tile) != isTensor)
      return emitOpError("[async.channel-space] expects tiles of ")
             << (isTensor ? "tensor" : "shared") << " memory in a channel that "
             << "completes by '" << stringifyCompletion(getCompletion())
             << "', got " << tile;
  if (getPair() && getCompletion() != Completion::transaction && !isTensor) {
    InFlightDiagnostic error =
        emitOpError("[async.pair-channel] expects a channel of a pair to be "
                    "filled by bulk copies or products, got '")
        << stringifyCompletion(getCompletion()) << "'";
    error.attachNote() << "fix: copy operands in bulk, or let each CTA multiply "
                          "by itself";
    return error;
  }
  switch (getCompletion()) {
  case Completion::mma_commit:
  case Completion::transaction:
  case Completion::copy_group:
  case Completion::threads:
    return success();
  default:
    return emitOpError("[async.channel-completion] expects 'transaction', "
                       "'copy_group', 'threads' or 'mma_commit', got '")
           << stringifyCompletion(getCompletion()) << "'";
  }
}

ParseResult PutOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand channel;
  SmallVector<OpAsmParser::Argument> tiles;
  SmallVector<Type> types;
  if (parser.parseOperand(channel) || parser.parseKeyword("as") ||
      parser.parseArgumentList(tiles, OpAsmParser::Delimiter::Paren,
                               /*allowType=*/true))
    return failure();
  for (OpAsmParser::Argument &tile : tiles)
    types.push_back(tile.type);
  Type type = ChannelType::getChecked(
      [&] { return parser.emitError(parser.getNameLoc()); },
      parser.getContext(), ArrayRef<Type>(types));
  if (!type || parser.resolveOperand(channel, type, result.operands) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  Region *body = result.addRegion();
  if (parser.parseRegion(*body, tiles))
    return failure();
  if (body->empty())
    body->emplaceBlock();
  return success();
}

void PutOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getChannel() << " as (";
  llvm::interleaveComma(getBody().getArguments(), printer,
                        [&](BlockArgument tile) {
                          printer.printRegionArgument(tile);
                        });
  printer << ')';
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false,
                      /*printBlockTerminators=*/false);
}

LogicalResult PutOp::verify() {
  ArrayRef<Type> tiles = cast<ChannelType>(getChannel().getType()).getTiles();
  if (!llvm::equal(getBody().getArgumentTypes(), tiles))
    return emitOpError("[async.put-tiles] expects the tiles of the channel, "
                       "got ")
           << getBody().getArgumentTypes();
  auto channel = getChannel().getDefiningOp<ChannelOp>();
  bool isTensor =
      channel && channel.getCompletion() == Completion::mma_commit;
  for (BlockArgument tile : getBody().getArguments())
    if (tile.use_empty() && (isTensor || !ir::isTensorMemory(tile.getType())))
      return emitOpError("[async.put-writes] expects the body to write every "
                         "tile, got no use of tile ")
             << tile.getArgNumber();
  return success();
}

ParseResult GetOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand channel;
  SmallVector<Type> types;
  if (parser.parseOperand(channel) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonTypeList(types))
    return failure();
  Type type = ChannelType::getChecked(
      [&] { return parser.emitError(parser.getNameLoc()); },
      parser.getContext(), ArrayRef<Type>(types));
  if (!type || parser.resolveOperand(channel, type, result.operands))
    return failure();
  result.addTypes(types);
  return success();
}

void GetOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getChannel();
  printer.printOptionalAttrDict((*this)->getAttrs());
  printer << " : ";
  llvm::interleaveComma(getResultTypes(), printer);
}

LogicalResult GetOp::verify() {
  ArrayRef<Type> tiles = cast<ChannelType>(getChannel().getType()).getTiles();
  if (!llvm::equal(getResultTypes(), tiles))
    return emitOpError("[async.get-tiles] expects the tiles of the channel, "
                       "got ")
           << getResultTypes();
  return success();
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

static int64_t countBytes(MemRefType type) {
  Type element = type.getElementType();
  int64_t bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  return type.getNumElements() * std::max<int64_t>(1, bits / 8);
}

int64_t countBytes(Value tile) { return countBytes(cast<MemRefType>(tile.getType())); }

/// The channel of the put around `op`, if its creation is in sight.
static ChannelOp findChannel(Operation *op) {
  auto put = op->getParentOfType<PutOp>();
  return put ? put.getChannel().getDefiningOp<ChannelOp>() : ChannelOp();
}

/// A box of the map has the element of the tile and tiles its extents.
static LogicalResult verifyBoxes(Operation *op, ir::TensorMapType map,
                                 MemRefType tile, size_t coordinates) {
  layout::TensorMapAttr box = map.getMap();
  if (box.getBox().size() != coordinates)
    return op->emitOpError("[async.bulk-coordinates] expects one coordinate "
                           "for each of ")
           << box.getBox().size() << " dimensions of the map, got "
           << coordinates;
  if (box.getElement() != tile.getElementType())
    return op->emitOpError("[async.bulk-element] expects a tile of ")
           << box.getElement() << ", got " << tile.getElementType();
  int64_t boxElements = box.getBoxElements();
  if (tile.getNumElements() % boxElements)
    return op->emitOpError("[async.bytes] expects whole boxes to fill a tile "
                           "of ")
           << tile.getNumElements() << " elements, got boxes of "
           << boxElements;
  return success();
}

/// A token is used by one op, in the block of the op that made it.
static LogicalResult verifyLinear(Operation *op, Value token) {
  auto refuse = [&](const Twine &got) {
    InFlightDiagnostic error =
        op->emitOpError("[async.token] expects one op in its block to use each "
                        "token, got ")
        << got;
    error.attachNote() << "fix: issue every transfer that was announced, once";
    return error;
  };
  if (token.use_empty())
    return refuse("no use");
  if (!token.hasOneUse())
    return refuse("several uses");
  if ((*token.user_begin())->getBlock() != op->getBlock())
    return refuse("a use in another block");
  return success();
}

/// The token of a group of copies.
static LogicalResult verifyGroup(Operation *op, Value token,
                                 Completion completion, int64_t bytes) {
  auto type = cast<TokenType>(token.getType());
  if (type.getCompletion() != completion || type.getBytes() != bytes) {
    InFlightDiagnostic error = op->emitOpError("[async.bytes] expects a token "
                                               "of a ")
                               << stringifyCompletion(completion) << " of "
                               << bytes << " bytes, got " << type;
    error.attachNote() << "fix: count the bytes of the copies in the group";
    return error;
  }
  return verifyLinear(op, token);
}

MemRefType BulkLoadOp::getFilledType() {
  auto tile = cast<MemRefType>(getTarget().getType());
  return getRows() ? ir::getFirstRows(tile, *getRows()) : tile;
}

int64_t BulkLoadOp::countIssuedBytes() {
  int64_t bytes = countBytes(getFilledType()) / int64_t(getParts().value_or(1));
  // Of packed numbers barriers hear the bytes of global memory.
  int64_t bits = ir::getPackedBits(
      cast<MemRefType>(getTarget().getType()).getElementType());
  return bits ? bytes * bits / 8 : bytes;
}

LogicalResult BulkLoadOp::verify() {
  if (failed(ir::verifyTileTypes(*this)))
    return failure();
  if (!getFilledType())
    return emitOpError("[tier.copy-rows] expects a copy to the first rows of a shared tile, "
                       "as many as its layout counts together, got ")
           << *getRows() << " of " << getTarget().getType();
  int64_t bytes = countIssuedBytes();
  if (uint64_t parts = getParts().value_or(1);
      parts > 16 || countBytes(getFilledType()) % parts || (parts > 1 && getMask()))
    return emitOpError("[async.parts] expects equal parts of the tile for at "
                       "most 16 CTAs, and no other mask, got ")
           << parts << (getMask() ? " and a mask" : "");
  if (getAlong() && !getParts())
    return emitOpError("[async.parts] expects parts along a dimension of the "
                       "cluster, got a dimension without parts");
  if (Value token = getToken()) {
    auto type = cast<TokenType>(token.getType());
    if (type.getCompletion() != Completion::transaction ||
        type.getBytes() != bytes) {
      InFlightDiagnostic error =
          emitOpError("[async.bytes] expects a token of a transaction of ")
          << bytes << " bytes, got " << type;
      error.attachNote() << "fix: expect the bytes of the tile";
      return error;
    }
  } else if (!(*this)->getParentOfType<PutOp>()) {
    InFlightDiagnostic error =
        emitOpError("[async.bulk-channel] expects to be in the body of a "
                    "put, or to pay a token, got neither");
    error.attachNote() << "fix: pay a token of transport.barrier.expect";
    return error;
  }
  if (ChannelOp channel = findChannel(*this))
    if (channel.getCompletion() != Completion::transaction) {
      InFlightDiagnostic error =
          emitOpError("[async.bulk-channel] expects a channel that completes "
                      "by 'transaction', got '")
          << stringifyCompletion(channel.getCompletion()) << "'";
      error.attachNote(channel.getLoc()) << "the channel is created here";
      return error;
    }
  return verifyBoxes(*this, cast<ir::TensorMapType>(getSource().getType()), getFilledType(),
                     getCoordinates().size());
}

/// A map says how loads round; what is stored is stored as it is.
static LogicalResult verifyExact(BulkStoreOp op) {
  layout::TensorMapAttr map = cast<ir::TensorMapType>(op.getTarget().getType()).getMap();
  if (!map.getRoundsToTF32())
    return success();
  InFlightDiagnostic error = op.emitOpError("[async.bulk-element] expects a map that rounds "
                                            "nothing, got ")
                             << map;
  error.attachNote() << "fix: store through a map without 'rounds'";
  return error;
}

/// Some engine combines elements of the map so.
static LogicalResult verifyReduction(BulkStoreOp op) {
  if (!op.getReduction())
    return success();
  Type type = cast<ir::TensorMapType>(op.getTarget().getType()).getMap().getElement();
  StringRef name = stringifyReduction(*op.getReduction());
  std::optional<machine::Element> element = ir::getElement(type);
  if (element && llvm::any_of(machine::all(), [&](const machine::Machine &machine) {
        return machine::bulkCopyEngineOf(machine.name).reduces(name, *element);
      }))
    return success();
  InFlightDiagnostic error =
      op.emitOpError("[async.bulk-reduce] expects a reduction that the copy "
                     "engine performs, got '")
      << name << "' of " << type;
  error.attachNote() << "fix: add i32, f32, f16 or bf16, or combine i32 or i64";
  return error;
}

LogicalResult BulkStoreOp::verify() {
  if (failed(ir::verifyTileTypes(*this)))
    return failure();
  if (failed(verifyReduction(*this)) || failed(verifyExact(*this)))
    return failure();
  if (getToken() && failed(verifyGroup(*this, getToken(), Completion::bulk_group,
                                       countBytes(getSource()))))
    return failure();
  return verifyBoxes(*this, cast<ir::TensorMapType>(getTarget().getType()),
                     cast<MemRefType>(getSource().getType()),
                     getCoordinates().size());
}

LogicalResult GroupCopyOp::verify() {
  if (failed(ir::verifyTileTypes(*this)))
    return failure();
  auto source = cast<MemRefType>(getSource().getType());
  auto target = cast<MemRefType>(getTarget().getType());
  if (ChannelOp channel = findChannel(*this))
    if (channel.getCompletion() != Completion::copy_group) {
      InFlightDiagnostic error =
          emitOpError("[async.group-channel] expects a channel that completes "
                      "by 'copy_group', got '")
          << stringifyCompletion(channel.getCompletion()) << "'";
      error.attachNote(channel.getLoc()) << "the channel is created here";
      return error;
    }
  if (source.getRank() != target.getRank() ||
      static_cast<size_t>(source.getRank()) != getIndices().size())
    return emitOpError("[async.group-rank] expects a source, a tile and "
                       "indices of one rank, got ")
           << source.getRank() << ", " << target.getRank() << " and "
           << getIndices().size();
  if (source.getElementType() != target.getElementType())
    return emitOpError("[async.group-element] expects a tile of ")
           << source.getElementType() << ", got " << target.getElementType();
  if (std::optional<Type> share = getShare()) {
    auto tile = dyn_cast<RankedTensorType>(*share);
    if (!tile || !layout::getFragment(tile) || tile.getShape() != target.getShape() ||
        tile.getElementType() != target.getElementType()) {
      InFlightDiagnostic error = emitOpError("[async.group-share] expects shares of ")
                                 << target << ", got " << *share;
      error.attachNote() << "fix: name the type of the tile that is loaded from there";
      return error;
    }
  }
  if (getFrom() && (!getShare() || findChannel(*this))) {
    InFlightDiagnostic error =
        emitOpError("[async.group-from] expects shares of a tile outside of a channel "
                    "where a row begins inside of it, got ")
        << (getShare() ? "one of a channel" : "a copy without 'as'");
    error.attachNote() << "fix: copy shares of a tile, outside of a put";
    return error;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Roles and synchronisation
//===----------------------------------------------------------------------===//

LogicalResult RolesOp::verify() {
  if (getBody().empty())
    return success();
  for (Operation &op : getBody().front())
    if (!isa<RoleOp>(op)) {
      InFlightDiagnostic error =
          emitOpError("[async.roles] expects roles only, got '")
          << op.getName() << "'";
      error.attachNote(op.getLoc()) << "here";
      return error;
    }
  return success();
}

LogicalResult RoleOp::verify() {
  constexpr uint64_t mostWarps = 64; // of a CTA, on any machine
  if (getWarps() > mostWarps)
    return emitOpError("[async.roles] expects at most ")
           << mostWarps << " warps, got " << getWarps();
  std::optional<uint64_t> registers = getRegisters();
  if (!registers)
    return success();
  if (*registers < 24 || *registers > 256 || *registers % 8)
    return emitOpError("[async.register-budget] expects a multiple of 8 from "
                       "24 to 256, got ")
           << *registers;
  if (getWarps() % 4)
    return emitOpError("[async.register-budget] expects whole warpgroups of 4 "
                       "warps, got ")
           << getWarps();
  return success();
}

LogicalResult AwaitOp::verify() {
  switch (getCompletion()) {
  case Completion::bulk_group:
  case Completion::copy_group:
  case Completion::mma_group:
    break;
  default:
    return emitOpError("[async.await] expects a group, got '")
           << stringifyCompletion(getCompletion()) << "'";
  }
  if (getRead() && getCompletion() != Completion::bulk_group)
    return emitOpError("[async.await-read] expects 'read' with 'bulk_group', "
                       "got '")
           << stringifyCompletion(getCompletion()) << "'";
  for (Value token : getTokens()) {
    auto type = cast<TokenType>(token.getType());
    if (type.getCompletion() != getCompletion())
      return emitOpError("[async.await-token] expects tokens of '")
             << stringifyCompletion(getCompletion()) << "', got " << type;
    if (token.getParentBlock() != (*this)->getBlock())
      continue; // the op that made it says so
    // Loops and branches in between may commit or not: none is counted.
    int64_t younger = 0;
    for (Operation *op = (*this)->getPrevNode();
         op && op != token.getDefiningOp(); op = op->getPrevNode())
      younger += getCompletion() == Completion::bulk_group
                     ? isa<BulkStoreOp>(op)
                     : isa<CommitOp>(op);
    if (int64_t(getPending()) > younger) {
      InFlightDiagnostic error =
          emitOpError("[async.await-token] expects a wait that ends the group "
                      "it settles, got pending ")
          << getPending() << " with " << younger << " younger groups";
      error.attachNote(token.getLoc()) << "the group is committed here";
      error.attachNote() << "fix: await with pending " << younger;
      return error;
    }
  }
  if (!llvm::equal(getValues().getTypes(), getResultTypes()))
    return emitOpError("[async.await-values] expects results of the types of "
                       "the values, got ")
           << getResultTypes();
  return success();
}

LogicalResult FenceOp::verify() {
  if (getProxy() == Proxy::generic)
    return emitOpError("[async.fence-proxy] expects another proxy than "
                       "'generic', got 'generic'");
  return success();
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

LogicalResult StageOp::verify() {
  if (!llvm::equal(getResultTypes(), getRing().getType().getTiles()))
    return emitOpError("[async.stage-tiles] expects the tiles of the ring, "
                       "got ")
           << getResultTypes();
  APInt number;
  if (matchPattern(getNumber(), m_ConstantInt(&number)) &&
      !number.ult(getRing().getType().getStages()))
    return emitOpError("[async.stage] expects a stage below ")
           << getRing().getType().getStages() << ", got " << number.getSExtValue();
  return success();
}

int64_t BarrierExpectOp::countBytes() {
  int64_t bytes = 0;
  for (Value token : getTokens())
    bytes += cast<TokenType>(token.getType()).getBytes();
  return (getPair() ? 2 : 1) * bytes + int64_t(getPeers().value_or(0));
}

LogicalResult BarrierExpectOp::verify() {
  for (Value token : getTokens()) {
    auto type = cast<TokenType>(token.getType());
    if (type.getCompletion() != Completion::transaction)
      return emitOpError("[async.token] expects tokens of transactions, got ")
             << type;
    if (failed(verifyLinear(*this, token)))
      return failure();
  }
  if (int64_t bytes = countBytes(); bytes >= (1 << 20))
    return emitOpError("[async.bytes] expects fewer than 1048576 bytes in one "
                       "phase, got ")
           << bytes;
  return success();
}

LogicalResult BarrierArriveOp::verify() {
  if (getPair() && (getBy() != Arriver::products || getRank()))
    return emitOpError("[async.arrive] expects 'products' to arrive at the "
                       "barriers of a pair, got '")
           << stringifyArriver(getBy()) << "'";
  if (getRank() && getBy() != Arriver::thread && getBy() != Arriver::warp)
    return emitOpError("[async.arrive] expects 'thread' or 'warp' to arrive at "
                       "another CTA's barrier, got '")
           << stringifyArriver(getBy()) << "'";
  if (getRelaxed() && !getRank())
    return emitOpError("[async.arrive] expects a relaxed arrival at another "
                       "CTA's barrier, got one at its own");
  return success();
}

LogicalResult CommitOp::verify() {
  if (getCompletion() != Completion::copy_group)
    return emitOpError("[async.commit] expects 'copy_group', got '")
           << stringifyCompletion(getCompletion())
           << "'; bulk stores and products are committed where they are issued";
  if (!getToken())
    return success();
  int64_t bytes = 0;
  for (Operation *before = (*this)->getPrevNode();
       before && !isa<CommitOp>(before); before = before->getPrevNode())
    if (auto copy = dyn_cast<GroupCopyOp>(before))
      bytes += countBytes(copy.getTarget());
  return verifyGroup(*this, getToken(), Completion::copy_group, bytes);
}

} // namespace tier::transport
