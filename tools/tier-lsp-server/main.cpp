// tier-lsp-server: all of it lives in libTierMLIR.so.

#include "tier-c/Tools.h"

int main(int argc, char **argv) { return tierLspServerMain(argc, argv); }
