//===- Passes.td - the passes of the transport dialect --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_TRANSFORMS_PASSES_TD
#define TIER_DIALECT_TRANSPORT_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def InsertFences : Pass<"transport-insert-fences"> {
  let summary = "order ordinary accesses before those of engines";
  let description = [{
    Before: threads write shared tiles that a copy engine or a matrix unit reads
            by itself, or read tiles that an engine overwrites.
    After:  on every path a `transport.fence async shared` lies between such an
            access and the barrier, release or end of a put that hands the tile
            over. The fences have the least total weight, where each loop around
            a place counts 16 times; the remark says so, with what proves it.
    Keeps:  fences that stand where one is needed. Others are removed.

    Global memory needs no fence: a kernel's results do not overlap what its
    tensor maps describe.

    ```mlir
    tier.store %t, %s[%c0, %c0] : ...          tier.store %t, %s[%c0, %c0] : ...
    transport.barrier                    =>    transport.fence async shared
    transport.copy.bulk_store %s to ...        transport.barrier
                                               transport.copy.bulk_store %s to ...
    ```
  }];
  let dependentDialects = ["::tier::transport::TransportDialect"];
}

def SynthesizeSchedule : Pass<"transport-synthesize-schedule"> {
  let summary = "say what limits the main loop of every kernel";
  let description = [{
    For each ring that a copy engine fills and a matrix unit reads, on a machine
    whose latencies and rates were measured: the period of an iteration when all
    multiprocessors do the same, what limits it (matrix unit, copy engine, cache,
    memory), and the fewest stages with which the latency does not. A ring with
    fewer is reported as missed. Nothing is changed.

    ```mlir
    %c = transport.channel stages 6 completion transaction : ...
      // remark: a period of 512 cycles, bound by the matrix unit; 4 of 6 stages suffice
    ```
  }];
  let dependentDialects = ["::tier::transport::TransportDialect"];
}

def ShareBytes : Pass<"transport-share-bytes"> {
  let summary = "put tiles where others have ended";
  let description = [{
    Before: every tile of shared memory has bytes of its own.
    After:  tiles that one block writes whole, one after the other, lie in the
            same bytes, at `tier.offset` from where such tiles begin. The proof
            of the protocol, with both at one offset, says that whatever reads
            the first has ended when the second is written; where it does not,
            they stay apart, and a remark names the rule.
    Keeps:  everything else.

    ```mlir
    %a = tier.alloc : !tile
    %b = tier.alloc : !tile
      =>
    %a = tier.alloc {tier.offset = 0} : !tile
    %b = tier.alloc {tier.offset = 0} : !tile
    ```
  }];
  let dependentDialects = ["::tier::transport::TransportDialect"];
}

def Verify : Pass<"transport-verify"> {
  let summary = "check the protocol of every kernel";
  let description = [{
    Builds the protocol program of each kernel (its channels become the full and
    empty barriers that they are lowered to) and proves it for every schedule,
    path and trip count, zero and one included: bytes expected are bytes issued,
    arrivals match, no stage is read before it is full nor filled before every
    reader released it, proxies are crossed by fences, nothing is in flight at the
    end, nobody waits for ever. The rules are those of `async` in the error index.
    Of channels themselves an error is

      a get that may find all stages of its ring held,
      a stage that is still held when the role ends,
      a release while products may still read the stage,
      a product that is used before it is awaited.

    What cannot be decided is a warning, `async.unknown`. A kernel with tensor
    memory has three roles around two rings: by default its channels are proved
    with at most two stages, those of other kernels with at most eight (of all
    CTAs of a cluster together; three where roles get in turn), which a remark says; `most-stages=0` proves them
    as they are, in seconds.
  }];
  let options = [Option<"most", "most-stages", "int64_t", "2",
                        "stages of a ring in kernels with tensor memory, 0: all">];
  let dependentDialects = ["::tier::transport::TransportDialect"];
}

def LowerChannels : Pass<"transport-lower-channels"> {
  let summary = "write channels as barriers";
  let description = [{
    Before: channels, puts, gets and releases.
    After:  the same pipeline in the form of barriers: a `transport.ring` and the
            barriers `full` and `empty` of each channel, waits with a parity that
            loops carry, arrivals, and tokens of the bytes that are expected.
    Keeps:  copies, products, awaits, fences; every op stays in its role.

    ```mlir
    transport.put %c as (%s) {        =>   transport.barrier.wait %empty[%i] parity %p
      transport.copy.bulk_load ...         %owed = transport.barrier.expect %full[%i] : ... -> token
    }                                      %s = transport.stage %ring[%i]
                                           transport.copy.bulk_load ... to %s pays %owed
    ```

    transport-verify and the doors to machines read this form; it may also be
    written by hand.
  }];
  let dependentDialects = ["::tier::transport::TransportDialect",
                           "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}

def Simulate : Pass<"transport-simulate"> {
  let summary = "execute the protocol of every kernel";
  let description = [{
    Runs the protocol program that transport-verify proves: loops of zero, one,
    two iterations and one more than the longest ring, guards that hold, fail and
    take turns, each under `seeds` schedules in which copies land late, early, in
    bursts or evenly. An error is a schedule that breaks a rule of `async`, that
    does not end, or that computes something else than another one.
    `tier.compile(check=True)` runs it before the first launch.
  }];
  let options = [Option<"seeds", "seeds", "int64_t", "8",
                        "schedules for each script">];
  let dependentDialects = ["::tier::transport::TransportDialect"];
}

#endif // TIER_DIALECT_TRANSPORT_TRANSFORMS_PASSES_TD
