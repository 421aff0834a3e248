//===- WorkClaim.h - machines whose CTAs claim work -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A CTA that runs may take the place of one that has not begun (PTX ISA
// 9.7.13.17, cluster launch control). A grid is launched with a CTA for each
// tile then, and whoever is done first takes the next one:
//
//   machine::hasWorkClaim("sm_100a") == true
//
//===----------------------------------------------------------------------===//

#ifndef TIER_MACHINE_WORKCLAIM_H
#define TIER_MACHINE_WORKCLAIM_H

#include "llvm/ADT/StringRef.h"

namespace tier::machine {

/// Whether CTAs of the machine of this name claim others of their grid.
bool hasWorkClaim(llvm::StringRef name);

} // namespace tier::machine

#endif // TIER_MACHINE_WORKCLAIM_H
