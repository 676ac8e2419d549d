# game(<folder of src/games> <its class> [TEST] [FAST file...]): the one line that adds a game. The class stands in the
# namespace of the folder's name, in games/<folder>/<folder>.hpp.
#   TEST  for tests and as a template: not in the page, not offered to people
#   FAST  its rules and search (box.cmake)
# It must come before assets.cmake; games_as_boxes() makes the targets, and games/all.hpp, the list that the registry and the tests
# of every game expand.
function(game folder class)
  cmake_parse_arguments(arg "TEST" "" "FAST" ${ARGN})
  set(kind PAGE)
  if(arg_TEST)
    set(kind TEST)
  endif()
  set_property(GLOBAL APPEND PROPERTY PADDOCK_GAMES ${folder})
  set_property(GLOBAL APPEND PROPERTY PADDOCK_${kind}_GAMES "X(${folder}, ${class})")
  set_property(GLOBAL PROPERTY PADDOCK_FAST_${folder} "${arg_FAST}")
  if(kind STREQUAL PAGE)
    set(late ${PADDOCK_LATE_GAMES} ${folder})
    list(JOIN late "|" late)
    set(PADDOCK_LATE_GAMES ${late} PARENT_SCOPE)        # a pattern, for tools/split.py and tools/embed.py
  endif()
endfunction()

function(games_as_boxes)
  get_property(games GLOBAL PROPERTY PADDOCK_GAMES)
  set(header "// Made by tools/cmake/game.cmake of the games in CMakeLists.txt.\n#pragma once\n")
  foreach(folder ${games})
    get_property(fast GLOBAL PROPERTY PADDOCK_FAST_${folder})
    box(games/${folder} DEPS contract view core FAST ${fast})
    string(APPEND header "#include \"games/${folder}/${folder}.hpp\"\n")
  endforeach()
  foreach(kind PAGE TEST)
    get_property(lines GLOBAL PROPERTY PADDOCK_${kind}_GAMES)
    list(JOIN lines " " line)
    string(APPEND header "#define PADDOCK_${kind}_GAMES(X) ${line}\n")
  endforeach()
  string(APPEND header "#define PADDOCK_GAMES(X) PADDOCK_PAGE_GAMES(X) PADDOCK_TEST_GAMES(X)\n")
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/gen/list/games/all.hpp CONTENT "${header}" @ONLY)
  set(PADDOCK_GAMES ${games} PARENT_SCOPE)
endfunction()
