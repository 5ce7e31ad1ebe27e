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
