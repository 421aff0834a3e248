//===- Ring.h - a loop whose tiles become a channel -------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A ring is a loop that reserves tiles, fills them and uses them in every
// iteration. Its body falls into the ops that fill the tiles (with what they
// compute from) and the rest, which uses them. A loop of one iteration may be
// gone: then the ring is a block that does so once.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TIERTOTRANSPORT_RING_H
#define TIER_LIB_CONVERSION_TIERTOTRANSPORT_RING_H

#include "tier/Dialect/Transport/IR/Transport.h"
#include "tier/Machine/Machine.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

namespace tier {

struct Ring {
  mlir::Block *body;
  mlir::scf::ForOp loop; ///< null if the block is no loop's
  llvm::SmallVector<ir::AllocOp> tiles;
  /// Ops of the body that write the tiles, and all that they compute from; in
  /// the order of the body.
  llvm::SmallVector<mlir::Operation *> producers;
  llvm::SmallVector<ir::MmaOp> products;
  /// Products into tensor memory: nobody waits for them here.
  llvm::SmallVector<ir::AccumulateOp, 0> accumulations;

  transport::ChannelType getChannelType() const;
  int64_t getBytes() const; ///< of one stage
  mlir::Location getLoc() const { return body->getParentOp()->getLoc(); }
};

/// The loops below `root` that reserve tiles. A producer that needs what the
/// loop carries is an error.
mlir::FailureOr<llvm::SmallVector<Ring>> findRings(mlir::Operation *root);

/// Fills in the producers of a ring from its tiles.
mlir::LogicalResult findProducers(Ring &ring);

/// Whether a product in the block of the tile reads it.
bool isMultiplied(ir::AllocOp tile);

/// Who runs the kernel's code, from its plan.
struct Crew {
  const machine::Machine &machine;
  int64_t stages;
  llvm::SmallVector<int64_t> warps;     ///< of each role
  llvm::SmallVector<int64_t> registers; ///< of each role; empty: no budgets
  bool hasRoles() const { return warps.size() > 1; }
  /// Registers of a thread of that role: its budget, or what all threads have alike.
  int64_t getRegisters(unsigned role) const;
};

/// Registers that computing and addressing take beside the tiles.
constexpr int64_t workRegisters = 32;
/// Registers of one thread that hold the tile: whole ones for each run.
int64_t countRegisters(mlir::Value tile);

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

/// How the puts of a ring report their end.
transport::Completion chooseCompletion(const Ring &ring, const Crew &crew);

/// Index arithmetic: all threads compute it, before the put.
bool isIndexWork(mlir::Operation *op);

/// Makes loads and stores of the copies that no engine performs.
mlir::LogicalResult expandCopies(Ring &ring, transport::ChannelOp channel,
                                 const Crew &crew);

/// A put that does what the producers of `ring` do in the iteration of
/// `induction` (null if there is no loop). `known` holds values that are there
/// already.
mlir::LogicalResult emitPut(mlir::OpBuilder &builder, const Ring &ring,
                            transport::ChannelOp channel, mlir::Value induction,
                            const Crew &crew,
                            const mlir::IRMapping &known = {});

/// The loads of the producers, if the putting threads have registers to run
/// them ahead of the put, `depth` iterations at once.
llvm::SmallVector<ir::LoadOp> findPrefetches(const Ring &ring, const Crew &crew,
                                             int64_t depth = 1);
/// The tiles that the loads give in the iteration of `induction`.
llvm::SmallVector<mlir::Value> emitLoads(mlir::OpBuilder &builder,
                                         const Ring &ring,
                                         llvm::ArrayRef<ir::LoadOp> loads,
                                         mlir::Value induction);

/// Loads what the loop uses beside its tiles in the iteration before, and computes first what depends
/// on nothing else; or at the end of that iteration, if its loads will lie beside a product. Returns
/// the loads, which begin the loop, and what they need.
llvm::SmallVector<mlir::Operation *> loadFactorsAhead(Ring &ring, bool isBeside);

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// The loop puts and does nothing else.
mlir::LogicalResult keepPuts(Ring &ring, transport::ChannelOp channel,
                             const Crew &crew);
/// The loop gets what another role puts.
void keepUses(Ring &ring, transport::ChannelOp channel, const Crew &crew);
/// The loop puts ahead what it gets later.
mlir::LogicalResult pipeline(Ring &ring, transport::ChannelOp channel,
                             const Crew &crew);

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

/// Adds role number `index` of the crew, with a copy of `moved`.
transport::RoleOp createRole(mlir::OpBuilder &builder, mlir::Location loc,
                             const Crew &crew, unsigned index,
                             llvm::StringRef name,
                             llvm::ArrayRef<mlir::Operation *> moved);
/// Removes what a role that only puts does not do.
void dropEffects(transport::RoleOp role);

/// Whether two roles of the kernel can multiply its tiles in turn; or what they lack.
mlir::LogicalResult checkAlternation(mlir::gpu::GPUFuncOp kernel);
/// The role that loads does so for the tiles of both, in turn.
void loadForBoth(transport::RoleOp load);
/// What two roles that multiply in turn share: their operands, and the channels that
/// say that the first or the second of them may go on.
struct Turns {
  transport::ChannelOp operands, first, second;
};
transport::ChannelOp createTurn(mlir::OpBuilder &builder, mlir::Location loc);
/// The role has every other tile, from the first or the second one on.
void takeFirstTurns(transport::RoleOp math, const Turns &turns);
void takeSecondTurns(transport::RoleOp math, const Turns &turns);
/// Gives turns behind the last product, while it runs.
void giveTurnsEarly(transport::RoleOp math);

/// Whether CTAs of the kernel take over others that have not begun.
bool claimsWork(mlir::gpu::GPUFuncOp kernel);
/// The channel of their responses.
transport::ChannelOp createClaims(mlir::OpBuilder &builder,
                                  mlir::gpu::GPUFuncOp kernel);
/// The role goes on for as long as something is claimed; one role asks.
void goOnWithClaims(transport::RoleOp role, transport::ChannelOp claims,
                    bool asks, bool isPair);

/// Whether a tile of tensor memory is reserved in the kernel.
bool usesTensorMemory(mlir::gpu::GPUFuncOp kernel);
/// The channel of every tile of tensor memory in `kernel`, in order, with the
/// stages that its placement found columns for.
mlir::FailureOr<llvm::SmallVector<transport::ChannelOp>>
createAccumulatorChannels(mlir::OpBuilder &builder,
                          mlir::gpu::GPUFuncOp kernel);
/// Tells the channel of a ring which columns its stages have for scales, if any.
mlir::LogicalResult giveColumns(const Ring &ring, transport::ChannelOp channel);
/// Removes the ops that free the tile.
void eraseFrees(mlir::Value tile);
/// The role puts accumulators and does nothing else.
mlir::LogicalResult keepProducts(transport::RoleOp role,
                                 llvm::ArrayRef<transport::ChannelOp> operands,
                                 llvm::ArrayRef<transport::ChannelOp> results,
                                 const Crew &crew);
/// The role gets accumulators and does what is done with them.
mlir::LogicalResult keepEpilogue(transport::RoleOp role,
                                 llvm::ArrayRef<transport::ChannelOp> results);
/// Removes what belongs to tensor memory from a role that fills operands.
void dropAccumulators(transport::RoleOp role);

/// Brings rows that say so into shared memory while the one before is reduced.
void bringRowsAhead(mlir::gpu::GPUFuncOp kernel, const Crew &crew);

/// Gives every view the rank of the tile that is loaded from or stored to it.
void foldSingleCoordinates(mlir::gpu::GPUFuncOp kernel);

/// The channel of the tiles that are copied for the epilogue; null: there are none.
transport::ChannelOp createCopiedChannel(mlir::OpBuilder &builder,
                                         mlir::Operation *kernel);
/// The role puts them.
void keepCopies(transport::RoleOp role, transport::ChannelOp channel);
/// It puts them behind as many of a loop's operands as there are stages, not behind all.
void putCopiesEarly(transport::RoleOp role, transport::ChannelOp channel, int64_t stages);
/// The role gets them, computes in their place and gives them back.
void keepCopied(transport::RoleOp role, transport::ChannelOp channel);

/// Orders the bulk stores below `root` after the stores to their tiles, and
/// waits for them at the end of `root`'s block.
void orderBulkStores(mlir::Block &root);
/// Says of a kernel that what it brings out is added to what is there.
inline constexpr llvm::StringLiteral addsAttribute = "tier.adds";
/// Such a kernel stores in no other way.
mlir::LogicalResult verifyAdds(mlir::gpu::GPUFuncOp kernel);

} // namespace tier

#endif // TIER_LIB_CONVERSION_TIERTOTRANSPORT_RING_H
