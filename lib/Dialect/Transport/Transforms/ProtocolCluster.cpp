//===- ProtocolCluster.cpp - exchanges of clusters in protocol programs ---===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row of words for the CTAs of the cluster; two rows, or one for each exchange of
// a loop, take turns. For the first exchange of a cluster of two:
//
//   elect role: write row[0 + rank] of CTA 0; write row[0 + rank] of CTA 1
//   cluster_arrive; cluster_wait
//   read row[0], row[1]
//
//===----------------------------------------------------------------------===//

#include "ProtocolBuilder.h"

#include "tier/Dialect/Transport/IR/Cluster.h"

using namespace mlir;

namespace tier::transport {

namespace pp = problem::protocol;
using pp::Body;
using pp::Expr;
using pp::plain;

void ProtocolBuilder::visitExchange(Operation *op, Body &body) {
  int64_t ctas = out.program.cluster;
  if (ctas < 2)
    return;
  std::string name = "exchange";
  Exchange exchange = findExchange(op);
  if (exchange.number == 0)
    out.program.buffers.push_back(
        {name, pp::Space::Shared, exchange.rows * ctas, Exchange::wordBytes});
  int64_t numbers = op->getNumOperands(), first = exchange.row * ctas;
  Body writes;
  for (int64_t cta = 0; cta < ctas; ++cta)
    for (int64_t i = 0; i < numbers; ++i)
      add(writes,
          pp::write({name, Expr(std::to_string(first + i * ctas) + " + rank"), 0, -1, Expr(cta)},
                    -1),
          op);
  add(body, pp::electRole(writes), op);
  auto meetAll = [&] {
    add(body, plain(pp::Op::ClusterArrive), op);
    add(body, plain(pp::Op::ClusterWait), op);
  };
  meetAll();
  for (int64_t word = 0; word < numbers * ctas; ++word)
    add(body, pp::read({name, Expr(first + word)}, -1), op);
  if (exchange.isOnly)
    meetAll();
}

} // namespace tier::transport
