#!/usr/bin/env python3
"""Fails on an include that points upward, and on a game's name in what games share. Folder = library = layer; this table is the one
of docs/architecture.md.

  check_layers.py [SOURCE_FOLDER]
"""
import pathlib
import re
import sys

# Each layer and the layers it may include besides itself. <g> is any one game; a game never includes another.
MAY_USE = {
    "base": [],
    "core": ["base"],
    "games/<g>/rules": ["base", "core"],
    "text": ["base", "core"],
    "games/<g>/notation": ["base", "core", "text", "games/<g>/rules"],
    "net": ["base", "text"],
    "record": ["base", "core", "text"],
    "ai": ["base", "core", "net"],
    "games/<g>/ai": ["base", "core", "net", "ai", "games/<g>/rules"],
    "games": ["base", "core", "text", "net", "ai", "games/*/rules", "games/*/notation", "games/*/ai"],
    "chart": ["base", "text"],
    "arena": ["base", "core", "text", "net", "record", "ai", "games", "games/*/rules", "games/*/ai", "chart"],
    "variations": ["base", "core", "text", "record", "ai", "games", "arena"],
    "study": ["base", "core", "text", "chart", "arena"],
    "games/<g>/study": ["base", "core", "text", "study", "games/<g>/rules", "games/<g>/notation"],
    "games/<g>/bench": ["base", "core", "text", "net", "record", "ai", "arena", "games", "games/<g>/rules", "games/<g>/notation", "games/<g>/ai"],
    "match": ["base", "core", "text", "record", "ai", "games", "games/*/ai", "games/*/notation"],
    "people": ["base", "core", "ai", "match"],
    "wire": ["base", "core", "text", "record", "games", "match"],
    "store": ["base"],
    "push": ["base", "text"],
    "preview": ["base", "text"],
    "home": ["base", "core", "text", "ai", "match", "wire", "store/block.h", "store/entry.h"],
    "device": ["base", "core", "text", "games", "arena", "variations", "match", "wire", "home"],
    "schema": ["base", "core", "text", "games", "arena", "variations", "wire", "device"],
    "server": ["base", "core", "text", "record", "ai", "games", "games/*/ai", "games/*/notation", "arena", "variations", "match", "people", "wire", "home", "store", "push", "preview"],
    "client": ["base", "core", "text", "wire"],
    "cli": ["base", "core", "text", "net", "record", "ai", "games", "games/*/rules", "games/*/notation", "games/*/ai", "chart", "arena", "study",
            "games/*/study", "match", "people", "wire", "home", "schema", "store", "server", "client"],
}
LISTS = ["games/list.h", "games/experts.h", "games/features.h", "cli/study_list.h"]  # that CONTRIBUTING names: these name the games
NO_STANDARD_HEADER = {  # what the lowest layers must not even include
    "base": r"<(iostream|fstream|cstdio|string|vector|memory|functional|exception|stdexcept|thread|chrono|random|map|set)>",
    "core": r"<(iostream|fstream|cstdio|string|vector|memory|functional|exception|stdexcept|thread|chrono|random|map|set)>",
    "games/<g>/rules": r"<(iostream|fstream|cstdio|string|vector|memory|functional|exception|stdexcept|thread|chrono|random|map|set)>",
}


def layer_of(path):
    """The layer a file below the source folder belongs to, and its game if any."""
    parts = path.split("/")[:-1]
    if parts and parts[0] == "games":
        return ("games/<g>/" + parts[2], parts[1]) if len(parts) > 2 else ("games", None)
    return ("/".join(parts[:1]), None)


def may_include(layer, game, target, target_game):
    if target == layer and target_game == game:
        return True
    for allowed in MAY_USE[layer]:
        if allowed == target and (target_game is None or target_game == game):
            return True
        if allowed.replace("*", "<g>") == target and "*" in allowed:
            return True
    return False


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent / "src")
    troubles = []
    files = 0
    games = [folder.name for folder in (root / "games").glob("*") if folder.is_dir()]
    named_game = re.compile("|".join(games), re.IGNORECASE) if games else None
    for file in sorted([*root.rglob("*.h"), *root.rglob("*.cpp")]):
        files += 1
        path = file.relative_to(root).as_posix()
        layer, game = layer_of(path)
        if layer not in MAY_USE:
            troubles.append(f"{path}: folder is no known layer")
            continue
        for number, line in enumerate(file.read_text().splitlines(), 1):
            if named_game and game is None and path not in LISTS and named_game.search(line):
                troubles.append(f"{path}:{number}: what games share names one: {line.strip()}")
            include = re.match(r'\s*#include "([^"]+)"', line)
            if include:
                target, target_game = layer_of(include.group(1))
                named = include.group(1) in MAY_USE[layer]  # a single header of plain values
                if not named and not may_include(layer, game, target, target_game):
                    troubles.append(f"{path}:{number}: {layer} may not include {include.group(1)}")
            forbidden = NO_STANDARD_HEADER.get(layer)
            if forbidden and re.match(r"\s*#include " + forbidden, line):
                troubles.append(f"{path}:{number}: {layer} may not include {line.split()[1]}")
    print("\n".join(troubles) if troubles else f"layers: {files} files, no include points upward, no shared file names a game")
    sys.exit(1 if troubles or files == 0 else 0)


main()
