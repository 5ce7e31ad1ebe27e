# Vineta's part of tools/strength.sh.
terms=(captured rows threat crowd houses tile hand)
own_matches() {
  match vineta-search-2 vineta search:5000 greedy --deals 60
  match vineta-search-4 vineta search:5000 'greedy*3' --deals 75
  match vineta-foresight-search-4 vineta search:5000 'greedy,foresight=on*3' --deals 75
  match vineta-search-without-captured vineta search:1000 search:1000,without=captured --deals 100
  match vineta-belief vineta search:1000 search:1000,belief=off --deals 200
  match vineta-iterations vineta level:6@1 level:5@1 --deals 100 # 10,000 against 1,000
  for level in 1 2 3 4 5; do match vineta-level-$((level + 1)) vineta level:$((level + 1)) level:$level --deals 300; done
}
