# The page's module (build/web), its test flavour (build/web-test), and the programs that run under Node.
set(PADDOCK_WEB_OUT ${CMAKE_SOURCE_DIR}/build/web)
set(PADDOCK_WEB_TEST_OUT ${CMAKE_SOURCE_DIR}/build/web-test)
file(GLOB _web CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/platform/web/*.cpp)
set(_library ${CMAKE_SOURCE_DIR}/src/platform/web/library.js)

# The option's name changed in emcc 3.1.27.
if(EMSCRIPTEN_VERSION VERSION_GREATER_EQUAL 3.1.27)
  set(_stack -sSTACK_SIZE=1048576)
else()
  set(_stack -sTOTAL_STACK=1048576)
endif()
set(_grows -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=33554432)
# Where rules and search run for long. Memory that cannot grow need not be looked up again after each call, and what V8 does
# not inline, LLVM does, in a file (flags.cmake) and here between files: a sixth faster than the same code without (tools/bench).
# No threshold of ours here: it would hold for what is compiled small as well. But what is long stays a function, though one place
# alone calls it: V8 keeps the locals of very large functions in memory (a twentieth of the speed).
set(_quick -flto -O3 -sALLOW_MEMORY_GROWTH=0 -sINITIAL_MEMORY=134217728 -sBINARYEN_EXTRA_PASSES=--one-caller-inline-max-function-size=100)

# Not BINARYEN_IGNORE_IMPLICIT_TRAPS: it lets a load run before the test that guards it, and a wild one stops the page.
set(_lean_link -Oz -fno-exceptions -fno-rtti -sFILESYSTEM=0 -sMALLOC=emmalloc -sDYNAMIC_EXECUTION=0 -sMODULARIZE=1)

get_property(_quick_objects GLOBAL PROPERTY PADDOCK_QUICK)      # before the libraries (box.cmake)

function(web_program target out)
  target_link_options(${target} PRIVATE ${_stack} ${_grows} ${_lean_link} -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
    -sENVIRONMENT=web -sEXPORT_NAME=PaddockModule -sINCOMING_MODULE_JS_API=canvas,instantiateWasm,onAbort
    -sEXPORTED_RUNTIME_METHODS=UTF8ToString,HEAPU8)
  if(EXISTS ${_library})
    target_link_options(${target} PRIVATE --js-library ${_library})
    set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${_library})
  endif()
  set_target_properties(${target} PROPERTIES OUTPUT_NAME paddock SUFFIX .js RUNTIME_OUTPUT_DIRECTORY ${out})
endfunction()

# <name>: copies web/, minified, beside the module and writes the service worker's list of content hashes.
function(web_page name program out)
  find_program(PADDOCK_NODE node REQUIRED)
  file(GLOB_RECURSE pages CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/web/*)
  set(stamp ${CMAKE_BINARY_DIR}/${name}.stamp)
  add_custom_command(OUTPUT ${stamp}
    COMMAND ${PADDOCK_NODE} ${CMAKE_SOURCE_DIR}/tools/web_page.mjs ${CMAKE_SOURCE_DIR} ${out} ${CMAKE_BINARY_DIR}/bots
      ${CMAKE_BINARY_DIR}/gen/late.bin
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS ${program} ${CMAKE_BINARY_DIR}/gen/late.bin paddock-bots ${pages} ${CMAKE_SOURCE_DIR}/tools/web_page.mjs
    COMMENT "Putting the page together in ${out}" VERBATIM)
  add_custom_target(${name} ${ARGN} DEPENDS ${stamp})
endfunction()

if(_web)
  foreach(_flavour "" _probe)
    set(_target paddock)
    set(_out ${PADDOCK_WEB_OUT})
    set(_probes)
    if(_flavour)
      set(_target paddock-probe)
      set(_out ${PADDOCK_WEB_TEST_OUT})
      set(_probes ${PADDOCK_PROBES})
    endif()
    # The page has its own copy of the list of games: small, without the test game and the tools of tests. And no kinds of work.
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/gen/page_games.cpp
      CONTENT "#include \"session/registry.cpp\"\n#include \"session/work_kinds.cpp\"\n")
    add_executable(${_target} ${_web} ${CMAKE_BINARY_DIR}/gen/page_games.cpp)
    target_compile_definitions(${_target} PRIVATE PADDOCK_PAGE=1 PADDOCK_BOTS_ELSEWHERE=1)
    target_compile_options(${_target} PRIVATE ${PADDOCK_SMALL_FLAGS})
    target_link_libraries(${_target} PRIVATE paddock_lean ${_probes} paddock_platform_common paddock_shell)
    web_program(${_target} ${_out})
    target_link_options(${_target} PRIVATE -Wl,-mllvm,-inline-threshold=-30)       # between files only what is surely smaller
    if(_flavour)                                  # looked at once: not made small across files
      target_link_options(${_target} PRIVATE -Wl,--lto-O0)
    endif()
    # What the first frame, which is Home, does without: the code of games and of most screens (web/page/late_code.js).
    target_link_options(${_target} PRIVATE --emit-symbol-map -Wl,--print-map)
    set_property(TARGET ${_target} PROPERTY RULE_LAUNCH_LINK "${CMAKE_SOURCE_DIR}/tools/printed_to ${CMAKE_BINARY_DIR}/${_target}.map")
    add_custom_command(TARGET ${_target} POST_BUILD
      COMMAND ${CMAKE_SOURCE_DIR}/tools/split.py ${_out}/paddock.wasm ${_out}/paddock.js.symbols ${_out}/paddock-late.wasm
        "${PADDOCK_LATE_GAMES}" "${PADDOCK_LATE_SCREENS}" ${CMAKE_BINARY_DIR}/${_target}.map VERBATIM)
  endforeach()
  set_property(TARGET paddock-probe PROPERTY EXCLUDE_FROM_ALL ON)
  target_compile_definitions(paddock-probe PRIVATE PADDOCK_PROBE=1)
  # The bots of the page, for a Worker: no screen, so whole at the speed of rules and search.
  add_executable(paddock-bots ${CMAKE_SOURCE_DIR}/src/platform/bots/bots.cpp ${CMAKE_BINARY_DIR}/gen/bots_games.cpp
    ${CMAKE_BINARY_DIR}/gen/bots_assets.cpp)
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/gen/bots_games.cpp CONTENT "#include \"session/registry.cpp\"\n")
  target_compile_definitions(paddock-bots PRIVATE PADDOCK_PAGE=1 PADDOCK_WORKER=1)
  target_compile_options(paddock-bots PRIVATE ${PADDOCK_SMALL_FLAGS})
  set(_bots_objects ${_quick_objects})
  list(REMOVE_ITEM _bots_objects paddock_session_quick)            # it has its own list of games
  target_link_libraries(paddock-bots PRIVATE paddock_lean ${_bots_objects} paddock_session)
  target_link_options(paddock-bots PRIVATE ${_stack} ${_lean_link} ${_quick} -sENVIRONMENT=worker -sEXPORT_NAME=PaddockBots
    -sINCOMING_MODULE_JS_API=locateFile -sEXPORTED_RUNTIME_METHODS=UTF8ToString,HEAPU8)
  set_target_properties(paddock-bots PROPERTIES SUFFIX .js RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bots)
  web_page(web paddock ${PADDOCK_WEB_OUT} ALL)
  web_page(web-test paddock-probe ${PADDOCK_WEB_TEST_OUT})
endif()

# Under Node: the real file system, a big stack as natively, and no page. Run with --no-experimental-fetch.
foreach(_program paddock-cli paddock-tests paddock-battery)
  if(TARGET ${_program})
    set_target_properties(${_program} PROPERTIES SUFFIX .js RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/node)
    target_link_options(${_program} PRIVATE ${_stack} -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1)
  endif()
endforeach()
if(TARGET paddock-cli)
  target_link_libraries(paddock-cli PRIVATE ${_quick_objects})
  target_link_options(paddock-cli PRIVATE -fno-exceptions -fno-rtti ${_quick})
  add_custom_target(paddock-cli-node DEPENDS paddock-cli)
  target_compile_options(paddock-cli PRIVATE -O2)
endif()
foreach(_program paddock-tests paddock-battery)
  if(TARGET ${_program})
    target_compile_options(${_program} PRIVATE ${PADDOCK_TEST_FLAGS})
    target_link_libraries(${_program} PRIVATE ${_quick_objects})
    target_link_options(${_program} PRIVATE ${_grows} -O1 -Wl,--lto-O0)     # run once: a tenth slower, linked in a quarter of the time of -O2
    set_property(TARGET ${_program} PROPERTY EXCLUDE_FROM_ALL ON)
  endif()
endforeach()
