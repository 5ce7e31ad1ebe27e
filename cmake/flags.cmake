# Compiler flags for every target.
add_library(springtide_flags INTERFACE)
target_compile_options(
  springtide_flags
  INTERFACE -Wall
            -Wextra
            -Wpedantic
            -Wconversion
            -Wshadow
            -Wnon-virtual-dtor
            -Werror
            # the same floating point on every platform
            -ffp-contract=off)
# Every x86 server of the last fifteen years has the instructions of x86-64-v2, bit counting among them.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  target_compile_options(springtide_flags INTERFACE -march=x86-64-v2)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # False alarms of g++ 12: missing-field-initializers counts fields with defaults, maybe-uninitialized follows inlined copies of
  # fixed vectors, whose items beyond the size are never read, restrict misreads the addition of strings.
  target_compile_options(springtide_flags INTERFACE -Wno-missing-field-initializers -Wno-maybe-uninitialized -Wno-restrict)
else()
  target_compile_options(springtide_flags INTERFACE -Wno-missing-designated-field-initializers)
endif()

# What makes a mistake harder to exploit. Sanitizers bring their own.
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT SPRINGTIDE_WASM)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
  target_compile_options(springtide_flags INTERFACE -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -fstack-protector-strong)
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    target_compile_options(springtide_flags INTERFACE -fstack-clash-protection -fcf-protection)
  endif()
  add_link_options(-pie -Wl,-z,relro,-z,now)
endif()

find_program(MOLD mold)
if(MOLD AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT SPRINGTIDE_WASM)
  add_link_options(-fuse-ld=mold)
endif()
find_program(CCACHE ccache)
if(CCACHE)
  # What a file depends on is what the compiler says, which Ninja asks it anyway: without this every file is preprocessed first.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_DEPEND=1 ${CCACHE})
endif()

# What tests run a million times. Under the sanitizers the rest is built without optimisation, which takes a third of the time; what
# is hot and a template is instantiated where it is hot (src/games/<g>/ai/search.cpp).
function(springtide_hot)
  if(CMAKE_BUILD_TYPE STREQUAL "None")
    foreach(target ${ARGN})
      target_compile_options(${target} PRIVATE -O1)
    endforeach()
  endif()
endfunction()

# Tests that wait for others or only call what is optimised: in every build compiled the quick way.
function(springtide_test_code)
  foreach(target ${ARGN})
    target_compile_options(${target} PRIVATE -O0)
  endforeach()
endfunction()
