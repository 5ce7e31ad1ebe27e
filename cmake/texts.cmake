# The English sentences of the named folders (texts, and each game's), compiled in: writes a source file that has them.
function(springtide_english output)
  set(sentences "")
  foreach(folder ${ARGN})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${folder}/en.txt)
    file(READ ${folder}/en.txt text)
    string(APPEND sentences "${text}")
  endforeach()
  file(
    CONFIGURE
    OUTPUT ${output}
    CONTENT
      "#include <string_view>\nnamespace springtide {\nextern const std::string_view english_source;\nconst std::string_view english_source = R\"text(@sentences@)text\";\n}\n"
    @ONLY)
endfunction()

# A library of what the program says in each language: the sentences of texts and of every game, and those words of the
# client that a terminal needs, so that both say the same.
function(springtide_languages library)
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/languages.cpp)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/texts/*.txt ${PROJECT_SOURCE_DIR}/src/games/*/texts/*.txt
       ${PROJECT_SOURCE_DIR}/web/src/i18n/??.ts ${PROJECT_SOURCE_DIR}/web/src/games/*/words/??.ts
       ${PROJECT_SOURCE_DIR}/web/src/games/*/rules/??.ts)
  add_custom_command(
    OUTPUT ${output}
    COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/languages.py ${PROJECT_SOURCE_DIR} ${output}
    DEPENDS ${PROJECT_SOURCE_DIR}/tools/languages.py ${sources}
    VERBATIM)
  add_library(${library} STATIC ${output})
endfunction()
