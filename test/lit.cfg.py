"""How lit runs the tests: `lit BUILD/test`, or `lit -D roundtrip=1 BUILD/test` to verify every round trip too."""

import os

import lit.formats

config.name = "tier"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.tier_build, "test")

tools = [os.path.join(config.tier_build, "bin"), config.llvm_tools]
config.environment["PATH"] = os.pathsep.join([*tools, config.environment["PATH"]])

if lit_config.params.get("roundtrip"):
    config.substitutions.append((r"\btier-opt\b", "tier-opt --verify-roundtrip"))

# What this machine has beside LLVM.
import shutil

if shutil.which("ptxas"):
    config.available_features.add("ptxas")
