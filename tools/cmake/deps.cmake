# Third-party sources. tools/setup has put the pins of tools/lock.json into the XDG cache; where it has not been run,
# FetchContent takes the same upstream releases, checked by the same hashes.
include(FetchContent)
find_package(Python3 REQUIRED COMPONENTS Interpreter)

if(DEFINED ENV{XDG_CACHE_HOME} AND NOT "$ENV{XDG_CACHE_HOME}" STREQUAL "")
  set(PADDOCK_SOURCES "$ENV{XDG_CACHE_HOME}/paddock/sources")
else()
  set(PADDOCK_SOURCES "$ENV{HOME}/.cache/paddock/sources")
endif()
file(READ ${CMAKE_SOURCE_DIR}/tools/lock.json _lock)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tools/lock.json)

# Sets <result> to the folder of the pinned source <name>.
function(pinned_source name result)
  string(JSON version GET "${_lock}" sources ${name} version)
  set(folder "${PADDOCK_SOURCES}/${name}-${version}")
  if(NOT EXISTS "${folder}/.paddock-source.json")
    string(JSON url GET "${_lock}" sources ${name} upstream url)
    string(JSON hash ERROR_VARIABLE none GET "${_lock}" sources ${name} upstream sha256)
    message(STATUS "${name} ${version} is not in the cache (tools/setup puts it there); fetching ${url}")
    set(check)
    if(hash)
      set(check URL_HASH SHA256=${hash})
    endif()
    FetchContent_Declare(pinned_${name} URL ${url} ${check} SOURCE_SUBDIR no-cmake-here)
    FetchContent_MakeAvailable(pinned_${name})
    set(folder "${pinned_${name}_SOURCE_DIR}")
    execute_process(COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/fetch.py --check ${name} ${folder}
                    RESULT_VARIABLE differs)
    if(differs)
      message(FATAL_ERROR "${name}: what came from ${url} is not what tools/lock.json pins")
    endif()
  endif()
  set(${result} "${folder}" PARENT_SCOPE)
endfunction()

pinned_source(imgui PADDOCK_IMGUI_DIR)
pinned_source(catch2 PADDOCK_CATCH2_DIR)
pinned_source(json PADDOCK_JSON_DIR)
pinned_source(qrcodegen PADDOCK_QRCODEGEN_DIR)
pinned_source(libsodium PADDOCK_SODIUM_DIR)

add_library(paddock_json INTERFACE)
target_include_directories(paddock_json SYSTEM INTERFACE ${PADDOCK_JSON_DIR}/single_include)
target_compile_definitions(paddock_json INTERFACE JSON_NOEXCEPTION JSON_NO_IO JSON_USE_IMPLICIT_CONVERSIONS=0)

add_library(paddock_qrcodegen STATIC ${PADDOCK_QRCODEGEN_DIR}/c/qrcodegen.c)
target_include_directories(paddock_qrcodegen SYSTEM PUBLIC ${PADDOCK_QRCODEGEN_DIR}/c)
target_compile_options(paddock_qrcodegen PRIVATE ${PADDOCK_SMALL_FLAGS})

# Of libsodium the ChaCha20 stream alone, the plain C one that runs everywhere.
set(_sodium ${PADDOCK_SODIUM_DIR}/src/libsodium)
add_library(paddock_chacha STATIC ${_sodium}/crypto_stream/chacha20/ref/chacha20_ref.c)
target_include_directories(paddock_chacha SYSTEM PUBLIC ${_sodium}/include/sodium ${_sodium}/crypto_stream/chacha20)
target_compile_definitions(paddock_chacha PRIVATE SODIUM_STATIC=1 CONFIGURED=1)
target_compile_options(paddock_chacha PRIVATE ${PADDOCK_SMALL_FLAGS})

# Dear ImGui without what this program never gets to (tools/imgui/lean.py).
set(PADDOCK_IMGUI_LEAN ${CMAKE_BINARY_DIR}/gen/imgui)
execute_process(COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/imgui/lean.py ${PADDOCK_IMGUI_DIR} ${PADDOCK_IMGUI_LEAN}
                RESULT_VARIABLE _failed)
if(_failed)
  message(FATAL_ERROR "tools/imgui/lean.py does not fit this version of Dear ImGui")
endif()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tools/imgui/lean.py)
add_library(paddock_imgui STATIC
  ${PADDOCK_IMGUI_LEAN}/imgui.cpp ${PADDOCK_IMGUI_LEAN}/imgui_draw.cpp ${PADDOCK_IMGUI_LEAN}/imgui_widgets.cpp
  ${PADDOCK_IMGUI_DIR}/misc/cpp/imgui_stdlib.cpp ${PADDOCK_IMGUI_DIR}/backends/imgui_impl_opengl3.cpp
  ${CMAKE_SOURCE_DIR}/tools/imgui/no_tables.cpp ${CMAKE_SOURCE_DIR}/tools/imgui/format.cpp)
if(EMSCRIPTEN)
  set_source_files_properties(${PADDOCK_IMGUI_DIR}/backends/imgui_impl_opengl3.cpp PROPERTIES
    COMPILE_OPTIONS "-include;${CMAKE_SOURCE_DIR}/tools/imgui/quiet_stdio.hpp")
endif()
target_include_directories(paddock_imgui SYSTEM PUBLIC
  ${PADDOCK_IMGUI_DIR} ${PADDOCK_IMGUI_DIR}/backends ${PADDOCK_IMGUI_DIR}/misc/cpp)
target_include_directories(paddock_imgui PRIVATE ${CMAKE_SOURCE_DIR}/src)
target_compile_definitions(paddock_imgui PUBLIC IMGUI_USER_CONFIG="ui/imconfig.hpp")
target_compile_options(paddock_imgui PRIVATE ${PADDOCK_SMALL_FLAGS})
target_link_libraries(paddock_imgui PRIVATE paddock_lean)

# Catch2 needs exceptions, on the web too (test programs only). Its library is the amalgamated file; tests include its
# single headers (<catch2/catch_test_macros.hpp>), which compile faster.
get_filename_component(PADDOCK_READ_HEADERS ${PADDOCK_SOURCES}/../headers ABSOLUTE)       # headers.cmake
set(PADDOCK_CATCH2_FOLDERS ${PADDOCK_CATCH2_DIR}/src ${PADDOCK_CATCH2_DIR}/extras ${PADDOCK_READ_HEADERS})
file(CONFIGURE OUTPUT ${PADDOCK_READ_HEADERS}/catch2/catch_user_config.hpp CONTENT "#pragma once\n")
add_library(paddock_catch2 STATIC EXCLUDE_FROM_ALL ${PADDOCK_CATCH2_DIR}/extras/catch_amalgamated.cpp)
if(PADDOCK_SANITIZE)                               # it is not what is looked at
  target_compile_options(paddock_catch2 PRIVATE -g0 -fno-sanitize=all -fno-sanitize-coverage=inline-8bit-counters,pc-table)
endif()
target_include_directories(paddock_catch2 SYSTEM PUBLIC ${PADDOCK_CATCH2_FOLDERS})
if(EMSCRIPTEN)
  target_compile_options(paddock_catch2 PUBLIC -fexceptions PRIVATE -O1)
  target_link_options(paddock_catch2 INTERFACE -fexceptions)
endif()

if(NOT EMSCRIPTEN AND PADDOCK_DESKTOP)
  find_package(glfw3 3.3 QUIET)
  set(OpenGL_GL_PREFERENCE GLVND)
  find_package(OpenGL QUIET)
  if(glfw3_FOUND AND OpenGL_FOUND)
    add_library(paddock_imgui_glfw STATIC ${PADDOCK_IMGUI_DIR}/backends/imgui_impl_glfw.cpp)
    target_link_libraries(paddock_imgui_glfw PUBLIC paddock_imgui glfw PRIVATE paddock_lean)
    target_include_directories(paddock_imgui_glfw PRIVATE ${CMAKE_SOURCE_DIR}/src)
    target_link_libraries(paddock_imgui PUBLIC OpenGL::GL ${CMAKE_DL_LIBS})
  else()
    message(STATUS "GLFW or OpenGL not found: no desktop program")
  endif()
endif()
