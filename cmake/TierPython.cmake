# The Python we build for, and upstream's bindings as declarations.

# The interpreter: the one given, else the virtual environment of the default one, which is made if it is missing.
if(NOT Python3_EXECUTABLE)
  if(Python_EXECUTABLE)
    set(tier_python ${Python_EXECUTABLE})
  else()
    execute_process(COMMAND ${CMAKE_COMMAND} -E env TIER_CACHE_DIR=${TIER_CACHE_DIR} ${CMAKE_SOURCE_DIR}/tools/venv.sh
                    OUTPUT_VARIABLE tier_venv OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    set(tier_python ${tier_venv}/bin/python)
  endif()
  set(Python3_EXECUTABLE ${tier_python} CACHE FILEPATH "the interpreter to build for")
endif()
set(Python_EXECUTABLE ${Python3_EXECUTABLE} CACHE FILEPATH "the interpreter to build for" FORCE)

execute_process(COMMAND ${CMAKE_COMMAND} -E env TIER_CACHE_DIR=${TIER_CACHE_DIR} LLVM_CONFIG=${LLVM_TOOLS_BINARY_DIR}/llvm-config
                        ${CMAKE_SOURCE_DIR}/tools/fetch_mlir_source.sh
                OUTPUT_VARIABLE TIER_MLIR_SOURCE OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)

include(MLIRDetectPythonEnv)
mlir_configure_python_dev_packages()

# What AddMLIRPython expects of a tree that includes it.
set(MLIR_MAIN_INCLUDE_DIR ${MLIR_INCLUDE_DIRS})
set(MLIR_PYTHON_PACKAGE_PREFIX tier.mlir)
set(MLIR_BINDINGS_PYTHON_NB_DOMAIN tier)
include(AddMLIRPython)

# Upstream's extensions link LLVMSupport, whose packaged target names shared libraries it does not need.
set_target_properties(LLVMSupport PROPERTIES INTERFACE_LINK_LIBRARIES
  "${LLVM_LIBRARY_DIR}/libLLVMDemangle.a;${TIER_ZSTD};${TIER_ZLIB};rt;dl;m")
