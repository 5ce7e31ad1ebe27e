#!/usr/bin/env python3
"""Prints which scenarios name each rule id of docs/rules/*.md; fails if one has none, or a scenario names an unknown id.

  rule_matrix.py [--quiet] [PROJECT_FOLDER]
"""
import pathlib
import re
import sys

RULE = re.compile(r"\b(?:VN|VG|ED|RU)-(?:[A-Z]{3}-)?[0-9]+\b")
LEAST = 150  # scenarios a game must have


def stated_ids(page):
    """Ids that a rules page states: bold at the start of an item or in a table's first column."""
    ids = []
    for line in page.read_text().splitlines():
        match = re.match(r"(?:- |\| )\*\*([A-Z0-9-]+)\*\*", line)
        if match and RULE.fullmatch(match.group(1)):
            ids.append(match.group(1))
    return ids


def scenarios(folder):
    """(ids, title, place) of every scenario."""
    for file in sorted(folder.glob("*.scn")):
        for number, line in enumerate(file.read_text().splitlines(), 1):
            match = re.match(r"scenario ([^:]+): (.+)", line)
            if match:
                yield match.group(1).split(), match.group(2), f"{file.name}:{number}"


def main():
    arguments = [a for a in sys.argv[1:] if a != "--quiet"]
    quiet = "--quiet" in sys.argv
    root = pathlib.Path(arguments[0]) if arguments else pathlib.Path(__file__).parent.parent
    failures = []
    for page in sorted((root / "docs/rules").glob("*.md")):
        game = page.stem
        matrix = {rule: [] for rule in stated_ids(page)}
        if not matrix:
            failures.append(f"{page.name} states no rule")
        found = list(scenarios(root / "tests/scenarios" / game))
        for ids, title, place in found:
            for rule in ids:
                if rule in matrix:
                    matrix[rule].append(place)
                else:
                    failures.append(f"{game}/{place}: unknown rule id {rule}")
        for rule, places in matrix.items():
            if not quiet:
                print(f"{rule:9} {len(places):3}  {' '.join(places)}")
            if not places:
                failures.append(f"{game}: no scenario names {rule}")
        if len(found) < LEAST:
            failures.append(f"{game}: {len(found)} scenarios, at least {LEAST} are wanted")
        print(f"rules: {game}: {len(found)} scenarios name all {len(matrix)} rule ids" if not failures else
              f"rules: {game}: {len(found)} scenarios, {len(matrix)} rule ids")
    for failure in failures:
        print("rules: " + failure)
    sys.exit(1 if failures else 0)


main()
