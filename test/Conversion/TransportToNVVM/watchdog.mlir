// RUN: tier-opt %S/roles.mlir --tier-set-watchdog=limit=1000 --transport-lower-channels --convert-transport-to-nvvm -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: tier-opt %t.mlir --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=PTX
// RUN: tier-opt %S/roles.mlir --tier-compile="chip=sm_90a from=when debug=watchdog" | FileCheck %s --check-prefix=DEFAULT
// RUN: tier-opt %S/roles.mlir --tier-compile="chip=sm_90a from=when" -o %t.plain.mlir
// RUN: FileCheck %s --check-prefix=PLAIN --input-file=%t.plain.mlir
// RUN: not tier-opt %S/roles.mlir --tier-compile="chip=sm_90a from=when debug=dog" 2>&1 | FileCheck %s --check-prefix=WRONG

// The image has a report, and the kernel says what each of its waits is for.
// CHECK: tier.watchdog = 1000 : i64
// CHECK: llvm.mlir.global external @tier_watchdog_report() {addr_space = 1 : i32, alignment = 16 : i64} : !llvm.array<516 x i32>
// CHECK: tier.watchdog = {limit = 1000 : i64, waits = [
// CHECK-SAME: {channel = 0 : i64, place = "{{.*}}roles.mlir:{{[0-9]+}}", role = "load", until = "empty"}, {channel = 0 : i64, place = "{{.*}}roles.mlir:{{[0-9]+}}", role = "math", until = "full"}]

// Wait 0, of the thread that loads: no wait after it gave up; the time is looked at in each round; the record of 8 words
// follows the 4 words of the header.
// CHECK:      setp.ne.b32 p, $0, 0;\0A@p bra DONE_${:uid};\0Amov.u64 start, %globaltimer;
// CHECK-SAME: mbarrier.try_wait.parity.shared::cta.b64 p, [$1], $2;\0A@p bra DONE_${:uid};\0Ald.relaxed.gpu.global.b32 owner, [$3];
// CHECK-SAME: selp.b64 bound, 15625000, 1000000000, q;
// CHECK-SAME: @p bra WAIT_${:uid};\0Amov.b32 $0, 1;
// CHECK-SAME: atom.relaxed.gpu.global.cas.b32 owner, [$3], 0, cta;
// CHECK-SAME: mad.wide.u32 record, n, 32, $3;\0Amov.b32 wait, 0;
// CHECK-SAME: st.global.v4.b32 [record+16], {wait, $4, $2, $5};\0Ast.global.v4.b32 [record+16+16], {x, y, z, thread};
// One thread runs the role: no warp to bring together.
// CHECK-NOT:  bar.warp
// A thread that gave up announces and issues nothing.
// CHECK:      llvm.cond_br
// CHECK:      mbarrier.arrive.expect_tx
// CHECK:      llvm.cond_br
// CHECK:      cp.async.bulk.tensor

// Wait 1, of the warps that multiply; its lanes come together again, and give the stage back unless they gave up.
// CHECK:      mov.b32 wait, 1;
// CHECK:      nvvm.bar.warp.sync
// CHECK:      wgmma.mma_async
// CHECK:      llvm.cond_br
// CHECK:      mbarrier.arrive.shared::cta
// CHECK-NOT:  WAIT_

// PTX:     .visible .global .align 16 .b8 tier_watchdog_report[2064];
// PTX:     mov.u64 start, %globaltimer;
// PTX:     mov.u64 start, %globaltimer;
// PTX-NOT: mov.u64 start, %globaltimer;

// DEFAULT: tier.watchdog = {limit = 2000 : i64

// PLAIN-NOT: globaltimer
// PLAIN-NOT: watchdog

// WRONG: [toolchain.debug] expects 'watchdog' or nothing, got 'dog'
