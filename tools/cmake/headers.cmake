# What nearly every source includes of others' headers is read once for all that are compiled alike: half the time of a build went
# into reading and instantiating JSON's alone. Nothing of ours is among it, so a file still says what it needs of us.
# The compiled headers lie in the cache, named by all that they are made of: every clone has the same file, and so ccache knows again
# what another clone compiled with it.
set(PADDOCK_HEADERS <algorithm> <array> <cmath> <cstdint> <cstdlib> <functional> <map> <memory> <optional> <set> <span> <string>
                    <string_view> <utility> <vector> <nlohmann/json.hpp>)

# read_once(<result> [FLAGS flag...] [HEADERS <more>...] [FOLDERS searched...]): the compile options of who compiles with these flags
# beside those of all (flags.cmake). Empty where the compiler is none of clang's, or will not.
function(read_once result)
  cmake_parse_arguments(arg "" "" "FLAGS;HEADERS;FOLDERS" ${ARGN})
  set(${result} "" PARENT_SCOPE)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
    return()
  endif()
  string(TOUPPER "${CMAKE_BUILD_TYPE}" type)
  separate_arguments(flags UNIX_COMMAND "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${type}}")
  get_directory_property(of_all COMPILE_OPTIONS)
  get_target_property(defined paddock_json INTERFACE_COMPILE_DEFINITIONS)
  list(TRANSFORM defined PREPEND -D)
  set(folders ${PADDOCK_JSON_DIR}/single_include ${arg_FOLDERS})
  list(TRANSFORM folders PREPEND -isystem)
  foreach(flag IN LISTS arg_FLAGS)
    string(REGEX REPLACE "^SHELL:" "" flag "${flag}")        # how CMake is told of an option that has a value behind it
    separate_arguments(flag UNIX_COMMAND "${flag}")
    list(APPEND flags ${flag})
  endforeach()
  list(APPEND flags ${of_all} -std=c++${CMAKE_CXX_STANDARD} ${defined} ${folders} -Xclang -fno-pch-timestamp
    -fpch-instantiate-templates -x c++-header)

  list(TRANSFORM PADDOCK_HEADERS PREPEND "#include " OUTPUT_VARIABLE text)
  list(TRANSFORM arg_HEADERS PREPEND "#include " OUTPUT_VARIABLE more)
  list(JOIN text "\n" text)
  list(JOIN more "\n" more)
  set(asked ${CMAKE_BINARY_DIR}/gen/headers.hpp)
  file(WRITE ${asked} "${text}\n${more}\n")
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} --version OUTPUT_VARIABLE version)
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} ${flags} -E ${asked} -o ${asked}.whole RESULT_VARIABLE failed)
  if(failed)
    return()
  endif()
  file(READ ${asked}.whole whole)
  string(REPLACE "${CMAKE_BINARY_DIR}" "" whole "${whole}")      # the same for every clone
  string(SHA256 name "${version}${flags}${whole}")
  set(made ${PADDOCK_READ_HEADERS}/${name})
  if(NOT EXISTS ${made}.pch)
    file(WRITE ${made}.hpp "${text}\n${more}\n")
    string(RANDOM part)
    execute_process(COMMAND ${CMAKE_CXX_COMPILER} ${flags} ${made}.hpp -o ${made}.${part} RESULT_VARIABLE failed)
    if(failed)
      message(STATUS "Headers are not read once: the compiler will not (see above)")
      return()
    endif()
    file(RENAME ${made}.${part} ${made}.pch)
  endif()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${made}.pch)      # gone (tools/setup clears away): made again
  set(${result} -include-pch ${made}.pch PARENT_SCOPE)
endfunction()
