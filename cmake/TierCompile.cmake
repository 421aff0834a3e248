# How our sources are compiled: flags, the compiler cache, and the precompiled header.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# What links our library needs no new link when only the library's inside changed.
set(CMAKE_LINK_DEPENDS_NO_SHARED ON)

# Release means -O1: upstream's archives are already optimised, and our own code is not where the time goes.
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
set(CMAKE_C_FLAGS_RELEASE "-O1")
set(CMAKE_CXX_FLAGS_RELEASE "-O1")
if(NOT TIER_ENABLE_ASSERTIONS)
  add_compile_definitions(NDEBUG)
endif()

add_link_options(-fuse-ld=lld -Wl,--gc-sections)

# The settings travel in the command, so that a plain `ninja` in any checkout shares hits with every other checkout.
# The cache of inodes spares hashing the precompiled header, 260 MB, for every file.
find_program(TIER_CCACHE ccache)
if(TIER_CCACHE)
  foreach(language C CXX)
    set(CMAKE_${language}_COMPILER_LAUNCHER /usr/bin/env
        CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_INODECACHE=1
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        ${TIER_CCACHE})
  endforeach()
endif()

# Everything of ours is compiled with these.
add_library(tier-flags INTERFACE)
target_link_libraries(tier-flags INTERFACE tier-upstream-headers)
target_include_directories(tier-flags INTERFACE ${CMAKE_SOURCE_DIR}/include ${CMAKE_BINARY_DIR}/include)
target_compile_options(tier-flags INTERFACE
  -ffunction-sections -fdata-sections -fvisibility-inlines-hidden -fno-exceptions
  -Wall -Wextra -Wno-unused-parameter)

# The precompiled header holds upstream headers only, and lies in the shared cache under a name that says what went into
# it: one copy serves every checkout, and objects compiled against it are equal byte for byte.
set(tier_pch_flags -x c++-header -std=c++20 -O1 -fPIC -fno-exceptions -fvisibility-inlines-hidden
    -ffunction-sections -fdata-sections -fpch-instantiate-templates -Xclang -fno-pch-timestamp)
if(NOT TIER_ENABLE_ASSERTIONS)
  list(APPEND tier_pch_flags -DNDEBUG)
endif()
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT CMAKE_CXX_FLAGS)
  set(tier_pch_source ${CMAKE_SOURCE_DIR}/cmake/Precompiled.h)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${tier_pch_source})
  file(READ ${tier_pch_source} tier_pch_text)
  string(SHA256 tier_pch_key "${tier_pch_text};${tier_pch_flags};${CMAKE_CXX_COMPILER_VERSION};${MLIR_INCLUDE_DIRS};${LLVM_PACKAGE_VERSION}")
  string(SUBSTRING ${tier_pch_key} 0 16 tier_pch_key)
  set(tier_pch_dir ${TIER_CACHE_DIR}/pch/${tier_pch_key})
  set(TIER_PCH ${tier_pch_dir}/Precompiled.h.pch)
  file(MAKE_DIRECTORY ${tier_pch_dir})
  if(NOT EXISTS ${tier_pch_dir}/Precompiled.h)
    file(COPY ${tier_pch_source} DESTINATION ${tier_pch_dir})
  endif()
  add_custom_command(OUTPUT ${TIER_PCH}
    COMMAND flock ${tier_pch_dir}/lock sh ${CMAKE_SOURCE_DIR}/cmake/precompile.sh ${TIER_PCH}
      ${CMAKE_CXX_COMPILER} ${tier_pch_flags} "-isystem$<JOIN:${MLIR_INCLUDE_DIRS},;-isystem>"
      ${tier_pch_dir}/Precompiled.h
    COMMENT "Precompiling upstream headers" VERBATIM COMMAND_EXPAND_LISTS)
  add_custom_target(tier-pch DEPENDS ${TIER_PCH})
endif()

# tier_use_pch(<target>): compile a target of ours against the precompiled header.
function(tier_use_pch target)
  if(NOT TIER_PCH)
    return()
  endif()
  add_dependencies(${target} tier-pch)
  target_compile_options(${target} PRIVATE
    "SHELL:-Xclang -include-pch -Xclang ${TIER_PCH}" -Xclang -fno-pch-timestamp)
  get_target_property(sources ${target} SOURCES)
  set_property(SOURCE ${sources} APPEND PROPERTY OBJECT_DEPENDS ${TIER_PCH})
endfunction()
