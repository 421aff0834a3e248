// RUN: tier-opt %s --chip=gfx942 --emit=hsaco -o %t.hsaco
// RUN: llvm-objdump -d %t.hsaco | FileCheck %s
// RUN: llvm-readelf --notes --syms %t.hsaco | FileCheck %s --check-prefix=NOTES

// One object becomes a loadable code object in this process.
// NOTES-DAG: multiply.kd
// NOTES-DAG: .kernarg_segment_size: 24
// NOTES-DAG: amdhsa.target: amdgcn-amd-amdhsa--gfx942
// CHECK-LABEL: <multiply>:
// CHECK: v_mfma_f32_16x16x16_bf16
// CHECK: global_store_dwordx4
gpu.module @multiply {
  llvm.func @multiply(%x: !llvm.ptr<1>, %w: !llvm.ptr<1>, %out: !llvm.ptr<1>)
      attributes {rocdl.kernel, rocdl.flat_work_group_size = "64,64", rocdl.reqd_work_group_size = array<i32: 64, 1, 1>, tier.threads = 64 : i64} {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %tid = rocdl.workitem.id.x : i32
    %i = llvm.zext %tid : i32 to i64
    %pa = llvm.getelementptr %x[%i] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, vector<4xi16>
    %pb = llvm.getelementptr %w[%i] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, vector<4xi16>
    %a = llvm.load %pa : !llvm.ptr<1> -> vector<4xi16>
    %b = llvm.load %pb : !llvm.ptr<1> -> vector<4xi16>
    %acc = llvm.mlir.constant(dense<0.0> : vector<4xf32>) : vector<4xf32>
    %d = rocdl.mfma.f32.16x16x16bf16.1k %a, %b, %acc, %zero, %zero, %zero : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    %to = llvm.getelementptr %out[%i] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, vector<4xf32>
    llvm.store %d, %to : vector<4xf32>, !llvm.ptr<1>
    llvm.return
  }
}
