# Font files compiled in: writes a source file that has the bytes of each, in this order.
function(springtide_fonts output)
  set(arrays "")
  set(names "")
  foreach(font ${ARGN})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${font})
    list(LENGTH names number)
    file(READ ${font} bytes HEX)
    string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
    string(APPEND arrays "constexpr unsigned char font_${number}[] = {${bytes}};\n")
    list(APPEND names font_${number})
  endforeach()
  list(JOIN names ", " list)
  file(
    CONFIGURE
    OUTPUT ${output}
    CONTENT
      "#include \"preview/fonts.h\"\nnamespace springtide::preview {\nnamespace {\n@arrays@}\nconstinit const std::array<std::span<const unsigned char>, font_count> fonts{@list@};\n}\n"
    @ONLY)
endfunction()
