# paddock (desktop or web), paddock-cli, paddock-tests and the fuzz targets. A program appears once it has sources.
file(GLOB _cli CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/cli/*.cpp)
file(GLOB_RECURSE _tests CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/*.cpp)
list(FILTER _tests EXCLUDE REGEX "/tests/(fuzz|browser|desktop)/")
if(EMSCRIPTEN)       # rules, search, links, saves; what people see of the page the browser tests look at, in its own module
  list(FILTER _tests EXCLUDE REGEX "/tests/(board|cli|desk|screens|shell|ui)/")
endif()

set(PADDOCK_PROBES paddock_ui_probe paddock_screens_probe paddock_shell_probe)   # before the libraries (box.cmake)
if(NOT EMSCRIPTEN)
  find_package(Threads REQUIRED)
endif()
if(_tests)
  set(_by_place tests/session/pages.cpp tests/session/golden.cpp tests/session/signature.cpp tests/games/gravel_kings/league_test.cpp)
  list(TRANSFORM _by_place PREPEND ${CMAKE_SOURCE_DIR}/)
  list(REMOVE_ITEM _tests ${_by_place})
  unite(_united tests --plain ${_tests})
  add_executable(paddock-tests ${_united} ${_by_place} ${CMAKE_SOURCE_DIR}/src/cli/input.cpp ${CMAKE_SOURCE_DIR}/src/cli/game_commands.cpp
                 ${CMAKE_SOURCE_DIR}/src/cli/play.cpp ${CMAKE_SOURCE_DIR}/src/cli/post_box.cpp src/cli/setup_check.cpp
                 ${CMAKE_SOURCE_DIR}/src/cli/event_run.cpp ${CMAKE_SOURCE_DIR}/src/cli/event_change.cpp ${CMAKE_SOURCE_DIR}/src/cli/event_edit.cpp
                 ${CMAKE_SOURCE_DIR}/src/cli/event_html.cpp ${CMAKE_SOURCE_DIR}/src/cli/events.cpp)
  target_link_libraries(paddock-tests PRIVATE paddock_flags paddock_shell paddock_events paddock_session paddock_store
                        paddock_json paddock_catch2)
  read_once(_headers FLAGS ${PADDOCK_TEST_FLAGS} HEADERS <catch2/catch_test_macros.hpp>
            FOLDERS ${PADDOCK_CATCH2_FOLDERS})
  set_property(SOURCE ${_united} ${_by_place} APPEND PROPERTY COMPILE_OPTIONS ${_headers})
  if(NOT EMSCRIPTEN)
    target_link_libraries(paddock-tests PRIVATE GL Threads::Threads)      # the board calls GL directly
    target_sources(paddock-tests PRIVATE ${CMAKE_SOURCE_DIR}/src/platform/native/job_thread.cpp)
  endif()
  if(PADDOCK_SANITIZE)       # what is found says its line by itself, and so does Catch2; a third sooner built
    target_compile_options(paddock-tests PRIVATE -g0)
  endif()
  if(PADDOCK_FUZZ)           # no fuzzer steers by what tests say
    target_compile_options(paddock-tests PRIVATE -fno-sanitize-coverage=inline-8bit-counters,pc-table)
  endif()
  set_property(SOURCE ${_by_place} APPEND PROPERTY COMPILE_DEFINITIONS PADDOCK_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
endif()
# What every game of the list must hold, without the rest: for tools/new_game.
add_executable(paddock-battery EXCLUDE_FROM_ALL tests/session/contract.cpp tests/session/sealed.cpp tests/session/ruling_random.cpp)
target_link_libraries(paddock-battery PRIVATE paddock_flags paddock_session paddock_catch2)
if(_cli)
  list(REMOVE_ITEM _cli ${CMAKE_SOURCE_DIR}/src/cli/main.cpp)
  unite(_united cli ${_cli})
  add_executable(paddock-cli ${_united} ${CMAKE_SOURCE_DIR}/src/cli/main.cpp)
  target_link_libraries(paddock-cli PRIVATE paddock_flags paddock_lean paddock_events paddock_session paddock_store)
  if(PADDOCK_SANITIZE)       # its parts are in paddock-tests
    set_property(TARGET paddock-cli PROPERTY EXCLUDE_FROM_ALL ON)
  endif()
endif()

# The one version number: project() in CMakeLists.txt. Only what names it is compiled anew when it changes.
set_property(SOURCE src/cli/main.cpp src/platform/native/main.cpp tests/session/golden.cpp
             APPEND PROPERTY COMPILE_DEFINITIONS PADDOCK_VERSION="${PROJECT_VERSION}")

if(EMSCRIPTEN)
  include(${CMAKE_CURRENT_LIST_DIR}/web.cmake)
else()
  include(${CMAKE_CURRENT_LIST_DIR}/native.cmake)
endif()
