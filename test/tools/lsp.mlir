// RUN: tier-lsp-server -lit-test < %S/Inputs/hover.jsonrpc | FileCheck %s

// The language server knows our dialects: what the parser refuses arrives as a diagnostic.
// CHECK: "method": "textDocument/publishDiagnostics"
// CHECK: "message": "unknown attribute `nowhere` in dialect `tier`"
