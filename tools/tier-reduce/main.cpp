// tier-reduce: all of it lives in libTierMLIR.so.

#include "tier-c/Tools.h"

int main(int argc, char **argv) { return tierReduceMain(argc, argv); }
