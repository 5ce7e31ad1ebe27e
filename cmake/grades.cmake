# A library of the grades that bots gave to the puzzles of the named games' packs.
function(springtide_grades)
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/bot_grades.cpp)
  file(GLOB packs CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/puzzles/packs/*.json)
  add_custom_command(
    OUTPUT ${output}
    COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/bot_grades.py ${PROJECT_SOURCE_DIR}/puzzles/packs ${output} ${ARGN}
    DEPENDS ${PROJECT_SOURCE_DIR}/tools/bot_grades.py ${packs}
    VERBATIM)
  springtide_library(grades ${output})
endfunction()
