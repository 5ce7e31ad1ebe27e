# A game's libraries, from the folder that calls it: springtide_<game>_rules, _notation, _ai and _study.
#   springtide_game(NAME RULES … NOTATION … AI … STUDY …)
function(springtide_game game)
  cmake_parse_arguments(PARSE_ARGV 1 game "" "" "RULES;NOTATION;AI;STUDY")
  springtide_library(${game}_rules ${game_RULES})
  # Rules do no I/O, no allocation and no exceptions; tools/check_symbols.sh proves it on the release library.
  target_compile_options(springtide_${game}_rules PRIVATE -fno-exceptions -fno-rtti)
  set_target_properties(springtide_${game}_rules PROPERTIES UNITY_BUILD ON)
  target_link_libraries(springtide_${game}_rules PUBLIC springtide_base)

  springtide_library(${game}_notation ${game_NOTATION})
  target_link_libraries(springtide_${game}_notation PUBLIC springtide_${game}_rules springtide_text)

  springtide_library(${game}_ai ${game_AI})
  target_compile_options(springtide_${game}_ai PRIVATE -fno-exceptions -fno-rtti)
  target_link_libraries(springtide_${game}_ai PUBLIC springtide_${game}_rules springtide_net)

  springtide_hot(springtide_${game}_rules springtide_${game}_ai)

  if(NOT SPRINGTIDE_WASM)
    springtide_library(${game}_study ${game_STUDY})
    target_link_libraries(springtide_${game}_study PUBLIC springtide_study springtide_${game}_notation)
  endif()
endfunction()
