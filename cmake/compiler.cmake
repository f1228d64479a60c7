# Language, warnings, target CPU, sanitizers. Set for the whole tree: everything built here is ours.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# The CPU level is named, never "native", so that a binary runs on any machine of its level.
set(arch_default "")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
    set(arch_default x86-64-v2)
    if(EXISTS /proc/cpuinfo)
        file(READ /proc/cpuinfo cpuinfo)
        if(cpuinfo MATCHES "[ \t]avx2[ \n]" AND cpuinfo MATCHES "[ \t]bmi2[ \n]")
            set(arch_default x86-64-v3)
        endif()
    endif()
endif()
set(DURBAR_ARCH "${arch_default}" CACHE STRING "Value of -march; empty for the compiler's default")
set(DURBAR_SANITIZE "" CACHE STRING "Sanitizers for all code, such as address,undefined")
option(DURBAR_FUZZ "Link the fuzz targets with libFuzzer (clang only)" OFF)
option(DURBAR_THREADS "Search on several threads; OFF: settings of more than one count as one" ON)
option(DURBAR_EXCEPTIONS "Exceptions and RTTI; OFF: only the rooms that do without them" ON)
option(DURBAR_LTO "Interprocedural optimisation: slower builds" OFF)

add_compile_options(
    -Wall -Wextra -Wpedantic -Werror -Wshadow -Wconversion -Wsign-conversion
    -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # g++ 12 sees an overlap in every "literal" + std::string (GCC bug 105651), members of a std::variant that are not
    # there where a list of records is copied, and vectorised loops that leave their array. clang, which builds
    # `portable` and `asan`, still watches.
    add_compile_options(-Wno-restrict -Wno-maybe-uninitialized -Wno-stringop-overflow)
elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    # clang blames us for a deprecated call inside std::stable_sort of libstdc++ 12; g++ still watches our own.
    add_compile_options(-Wno-deprecated-declarations)
endif()

# Fused multiply-add rounds differently; without it one seed gives one digest on every machine and compiler.
add_compile_options(-ffp-contract=off)
if(DURBAR_ARCH)
    add_compile_options(-march=${DURBAR_ARCH})
endif()

add_compile_definitions(DURBAR_THREADS=$<BOOL:${DURBAR_THREADS}>)
if(NOT DURBAR_EXCEPTIONS)
    add_compile_options(-fno-exceptions -fno-rtti)
endif()
if(CMAKE_CXX_FLAGS MATCHES "-stdlib=libc\\+\\+")
    # One byte for the kind of a variant, as in libstdc++, instead of four: moves stay as small as they are.
    # The library's own binary has no variant in it.
    add_compile_definitions(_LIBCPP_ABI_VARIANT_INDEX_TYPE_OPTIMIZATION)
endif()

if(DURBAR_FUZZ AND NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "Fuzzing needs clang: use 'cmake --preset asan'.")
endif()
if(DURBAR_SANITIZE)
    set(sanitize -fsanitize=${DURBAR_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_compile_options(${sanitize})
    add_link_options(${sanitize})
endif()
if(NOT CMAKE_BUILD_TYPE STREQUAL "Release")
    # Bounds checks in the standard containers, of libstdc++ and of libc++.
    add_compile_definitions(_GLIBCXX_ASSERTIONS _LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_FAST)
endif()

if(DURBAR_LTO)
    include(CheckIPOSupported)
    check_ipo_supported(LANGUAGES CXX)
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Without the first two ccache passes precompiled headers by; nothing of ours depends on __DATE__ or __TIME__.
    set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE_PROGRAM})
endif()
