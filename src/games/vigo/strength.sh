# Vigo's part of tools/strength.sh.
terms=(scored chest growth denial end events position)
own_matches() {
  match vigo-search-4 vigo search:5000 'greedy*3' --deals 22
  match vigo-search-2 vigo search:5000 greedy --deals 15
  match vigo-iterations vigo search:10000 search:1000 --deals 6
  match vigo-iterations-of-levels vigo level:6@1 level:5@1 --deals 20 # 2,000 against 200
  for level in 1 2 3 4; do match vigo-level-$((level + 1)) vigo level:$((level + 1)) level:$level --deals 300; done
  match vigo-level-6 vigo level:6 level:5 --deals 100
  match vigo-belief vigo greedy,foresight=on greedy,foresight=on,belief=off --deals 500
}
