# What we take from upstream: its headers, its table generator, and its static archives.
#
# The packaged CMake targets name the LLVM and MLIR shared libraries in their link interfaces, so linking them yields a
# half dynamic library. We link the archives themselves instead: all of MLIR, and LLVM less the targets we do not emit
# code for. The linker takes a member only when something refers to it, so a long list costs nothing in size.

set(TIER_MLIR_VERSION 22.1)
find_program(TIER_LLVM_CONFIG NAMES llvm-config-22 llvm-config)
if(TIER_LLVM_CONFIG AND NOT MLIR_DIR)
  execute_process(COMMAND ${TIER_LLVM_CONFIG} --prefix OUTPUT_VARIABLE tier_llvm_prefix
                  OUTPUT_STRIP_TRAILING_WHITESPACE)
  list(APPEND CMAKE_PREFIX_PATH ${tier_llvm_prefix})
endif()
find_package(MLIR ${TIER_MLIR_VERSION} CONFIG REQUIRED)
message(STATUS "Using MLIR ${LLVM_PACKAGE_VERSION} in ${MLIR_DIR}")

list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
set(LLVM_INSTALL_TOOLCHAIN_ONLY ON)
set(LLVM_COMPILER_IS_GCC_COMPATIBLE ON)
include(TableGen)
include(AddLLVM)
include(AddMLIR)

file(GLOB tier_mlir_archives ${LLVM_LIBRARY_DIR}/libMLIR*.a)
list(FILTER tier_mlir_archives EXCLUDE REGEX "Test|JitRunner|SparseTensorRuntime")

# Code is emitted for these; lld, in process, calls every target's initialiser, so the others get empty ones.
set(TIER_LLVM_TARGETS AMDGPU NVPTX X86)
set(tier_unlinked_targets ${LLVM_TARGETS_TO_BUILD})
list(REMOVE_ITEM tier_unlinked_targets ${TIER_LLVM_TARGETS})
set(tier_unlinked_declarations)
foreach(target IN LISTS tier_unlinked_targets)
  string(APPEND tier_unlinked_declarations "UNLINKED(${target})\n")
endforeach()
configure_file(${CMAKE_CURRENT_LIST_DIR}/UnlinkedTargets.cpp.in
               ${CMAKE_BINARY_DIR}/lib/UnlinkedTargets.cpp @ONLY)

file(GLOB tier_llvm_archives ${LLVM_LIBRARY_DIR}/libLLVM*.a)
list(JOIN tier_unlinked_targets "|" tier_unlinked_regex)
list(FILTER tier_llvm_archives EXCLUDE REGEX "libLLVM(${tier_unlinked_regex}|BOLT|Exegesis)")
set(tier_lld_archives ${LLVM_LIBRARY_DIR}/liblldELF.a ${LLVM_LIBRARY_DIR}/liblldCommon.a)

find_library(TIER_ZSTD NAMES libzstd.a zstd REQUIRED)
find_library(TIER_ZLIB NAMES libz.a z REQUIRED)

add_library(tier-upstream-headers INTERFACE)
target_include_directories(tier-upstream-headers SYSTEM INTERFACE ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})

# lld resolves archives in any order, so the list needs no groups.
add_library(tier-upstream INTERFACE)
target_link_libraries(tier-upstream INTERFACE tier-upstream-headers
  ${tier_lld_archives} ${tier_mlir_archives} ${tier_llvm_archives}
  ${TIER_ZSTD} ${TIER_ZLIB} rt dl m pthread)
