# paddock (desktop or web), paddock-cli, paddock-tests and the fuzz targets. A program appears once it has sources.
file(GLOB _cli CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/cli/*.cpp)
file(GLOB_RECURSE _tests CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/*.cpp)
list(FILTER _tests EXCLUDE REGEX "/tests/(fuzz|browser|desktop)/")

if(_tests)
  add_executable(paddock-tests ${_tests} ${CMAKE_SOURCE_DIR}/src/cli/input.cpp ${CMAKE_SOURCE_DIR}/src/cli/game_commands.cpp)
  target_link_libraries(paddock-tests PRIVATE paddock_flags paddock_shell paddock_session paddock_store paddock_json paddock_catch2)
  if(NOT EMSCRIPTEN)
    target_link_libraries(paddock-tests PRIVATE GL)      # the board calls it directly
  endif()
  target_compile_definitions(paddock-tests PRIVATE PADDOCK_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  if(PADDOCK_PCH AND NOT EMSCRIPTEN)
    target_precompile_headers(paddock-tests PRIVATE <functional> <string> <vector> <nlohmann/json.hpp>
                              <catch2/catch_test_macros.hpp>)
  endif()
endif()
if(_cli)
  add_executable(paddock-cli ${_cli})
  target_link_libraries(paddock-cli PRIVATE paddock_flags paddock_lean paddock_session paddock_store)
  if(NOT EMSCRIPTEN)
    precompile(paddock-cli)
  endif()
endif()

# The one version number: project() in CMakeLists.txt. Only what names it is compiled anew when it changes.
set_source_files_properties(src/cli/main.cpp src/platform/native/main.cpp tests/session/golden.cpp
                            PROPERTIES COMPILE_DEFINITIONS PADDOCK_VERSION="${PROJECT_VERSION}")

if(EMSCRIPTEN)
  include(${CMAKE_CURRENT_LIST_DIR}/web.cmake)
else()
  include(${CMAKE_CURRENT_LIST_DIR}/native.cmake)
endif()
