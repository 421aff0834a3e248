// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_20 --verify-diagnostics

// expected-error @below {{[tier.chip] expects one of sm_80, sm_90a, sm_100a, gfx942, gfx950, cpu, got 'sm_20'}}
// expected-note @below {{fix: name a row of the table of machines}}
module {
}
