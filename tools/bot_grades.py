#!/usr/bin/env python3
"""The grades that bots gave to the puzzles of the packs, as a source file.

  bot_grades.py PACKS OUTPUT GAME…
"""
import json
import pathlib
import sys


def grades(folder, game):
    """Names as the client has them: the game, the pack, the place in it from 1."""
    for file in sorted(folder.glob(f"{game}-*.json")):
        pack = json.loads(file.read_text())
        puzzles = [puzzle for each in pack["games"] for puzzle in each["puzzles"]]
        for place, puzzle in enumerate(puzzles, 1):
            yield f'{game}-{pack["pack"]:02}-{place}', puzzle["grade"]


def main():
    folder, output, games = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3:]
    rows = [row for game in games for row in grades(folder, game)]
    lines = "".join(f'    {{"{name}", {grade}}},\n' for name, grade in rows)
    output.write_text(
        '#include "server/bot_grades.h"\n\n#include <array>\n\nnamespace springtide::server {\nnamespace {\n\n'
        f"constexpr std::array<BotGrade, {len(rows)}> grades{{{{\n{lines}}}}};\n\n"
        "}  // namespace\n\nstd::span<const BotGrade> bot_grades() { return grades; }\n\n}  // namespace springtide::server\n"
    )


main()
