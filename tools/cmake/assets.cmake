# assets/, shaders/ and the generated fonts become two C++ files (core/assets.hpp) and a late.bin for the page. The fonts are subsets made by
# tools/fonts.py at configure time, shared by all build folders.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(PADDOCK_ASSETS_CPP ${CMAKE_BINARY_DIR}/gen/assets.cpp ${CMAKE_BINARY_DIR}/gen/late.cpp)
set(PADDOCK_FONTS ${CMAKE_SOURCE_DIR}/build/assets/fonts)

execute_process(COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/fonts.py --out ${PADDOCK_FONTS}
                RESULT_VARIABLE _failed)
if(_failed)
  message(FATAL_ERROR "tools/fonts.py failed; run tools/setup first")
endif()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
             ${CMAKE_SOURCE_DIR}/tools/fonts.json ${CMAKE_SOURCE_DIR}/tools/fonts.py)
file(GLOB_RECURSE _assets CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/* ${CMAKE_SOURCE_DIR}/shaders/*)
file(GLOB _fonts ${PADDOCK_FONTS}/*.ttf)
add_custom_command(
  OUTPUT ${PADDOCK_ASSETS_CPP} ${CMAKE_BINARY_DIR}/gen/late.bin ${CMAKE_BINARY_DIR}/gen/bots_assets.cpp
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/embed.py --top ${CMAKE_SOURCE_DIR} --fonts ${PADDOCK_FONTS}
          --out ${CMAKE_BINARY_DIR}/gen --late-games "${PADDOCK_LATE_GAMES}"
  DEPENDS ${_assets} ${_fonts} ${CMAKE_SOURCE_DIR}/tools/embed.py
  COMMENT "Embedding assets" VERBATIM)
