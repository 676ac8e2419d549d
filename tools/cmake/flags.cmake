# Language, warnings, optimisation. The web build has no exceptions and no RTTI: it costs download for nothing,
# because errors are values here.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "" FORCE)
endif()
# asserts stay on; where a fault is, not what a variable was (that is native-debug's): a fifth sooner built
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O2 -gline-tables-only")
set(CMAKE_C_FLAGS_RELWITHDEBINFO "-O2 -gline-tables-only")

find_program(PADDOCK_CCACHE ccache)
if(PADDOCK_CCACHE AND NOT DEFINED ENV{PADDOCK_NO_CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER ${PADDOCK_CCACHE})
  set(_ccache_type)
  if(EMSCRIPTEN)
    set(_ccache_type CCACHE_COMPILERTYPE=clang)      # it does not know em++ by its name
  endif()
  # every clone takes what another has compiled, wherever it lies; what is new is not preprocessed twice (DEPEND)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_DEPEND=1 CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}
      CCACHE_NOHASHDIR=1 ${_ccache_type} ${PADDOCK_CCACHE})
endif()

if(EMSCRIPTEN)
  # The optimisation level is a property of each box (box.cmake); the linker gets -Oz.
  set(CMAKE_CXX_FLAGS_RELEASE "-DNDEBUG")
  set(CMAKE_C_FLAGS_RELEASE "-DNDEBUG")
  set(CMAKE_EXE_LINKER_FLAGS_RELEASE "")
  # -flto: small functions of other files are inlined, which V8 does not do by itself (about a tenth of the speed of rules and search),
  # and what nobody calls with other values is cut down: the page is a twentieth smaller.
  set(PADDOCK_FAST_FLAGS -O3 -flto "SHELL:-mllvm -inline-threshold=800")
  # -finline-functions: emcc 3.1.6 forbids all inlining at -Oz, also of what is smaller than its call.
  set(PADDOCK_SMALL_FLAGS -Oz -flto -finline-functions)
  set(PADDOCK_TEST_FLAGS -O1 -fexceptions)         # Catch2 throws
  # in every browser since 2021, and smaller: conversions without range checks, memory.copy, square roots in place
  add_compile_options(-mnontrapping-fptoint -msign-ext -mbulk-memory -fno-math-errno)
  # Debian's emcc looks for its JavaScript modules here, and finds them by itself only with Debian's own node.
  if(EXISTS /usr/share/nodejs AND NOT DEFINED ENV{NODE_PATH})
    set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs")
  endif()
endif()

# Ours is linked by every target of ours, never by third-party code.
add_library(paddock_flags INTERFACE)
target_include_directories(paddock_flags INTERFACE ${CMAKE_SOURCE_DIR}/src)
if(EMSCRIPTEN)                                    # board/gl.hpp: OpenGL ES 3.0 or OpenGL 3.3 core, no #ifdef
  target_compile_definitions(paddock_flags INTERFACE "PADDOCK_GL_HEADER=<GLES3/gl3.h>")
else()
  target_compile_definitions(paddock_flags INTERFACE "PADDOCK_GL_HEADER=<GL/glcorearb.h>")
endif()
target_compile_options(paddock_flags INTERFACE -Wall -Wextra -Wshadow -Wnon-virtual-dtor -Wimplicit-fallthrough
                       -Wno-missing-field-initializers)
add_library(paddock_lean INTERFACE)               # no exceptions, no RTTI; the same rules natively and on the web
target_compile_options(paddock_lean INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions;-fno-rtti>)

if(PADDOCK_SANITIZE)
  # vptr needs RTTI, which the boxes do not have; what is behind a wrong pointer ASan finds when it is touched: a fifth sooner built
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=vptr,null,alignment,object-size,nonnull-attribute,returns-nonnull-attribute
                      -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
if(PADDOCK_FUZZ)
  # What libFuzzer steers by. Without -fsanitize=fuzzer-no-link's calls at each comparison, which slow down every sanitized test.
  add_compile_options(-fsanitize-coverage=inline-8bit-counters,pc-table)
endif()
