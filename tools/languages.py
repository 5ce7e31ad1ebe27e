#!/usr/bin/env python3
"""What the program says in each language, as a source file: texts/, those of the games, and words and rules of the client in the browser.

  languages.py PROJECT OUTPUT
"""
import pathlib
import re
import sys

LANGUAGES = ["en", "de", "nl", "fr"]  # in the order of cli::Language
# Of the client's own words, those that a terminal needs; of a game's all.
NEEDED = re.compile(r"(event|hint|points|level)\.")
# Of the shared sentences, those that are for authors of files, in English alone.
ENGLISH_ONLY = re.compile(r"rule\.|(\w+-)?flaw\.")
ENTRY = re.compile(r"^  '([^'\n]+)':\s+(?:'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"),$", re.M)

# A rule on its page, with marks of emphasis.
RULE = re.compile(r"^    '([A-Z]+(?:-[A-Z]+)?-\d+)': \{\s+text:\s+'((?:[^'\\\n]|\\.)*)'", re.M)


def plain(literal):
    return literal.replace("\\'", "'").replace("\\\\", "\\")


def client_words(path, needed):
    """The entries of a catalogue of the client, as its formatter writes them."""
    for key, single, double in ENTRY.findall(path.read_text()):
        if needed.match(key) and not key.endswith((".help", ".hidden", ".short")):
            yield key, plain(single or double)


def rules(path):
    for key, text in RULE.findall(path.read_text()):
        yield f"rule.{key}", plain(text).replace("**", "")


def shared_texts(path):
    for line in path.read_text().splitlines():
        if " = " in line and not line.startswith("#") and not ENGLISH_ONLY.match(line):
            yield tuple(line.split(" = ", 1))


def words_of(project, language):
    words = {}
    for path in [project / "texts", *sorted((project / "src/games").glob("*/texts"))]:
        words.update(shared_texts(path / f"{language}.txt"))
    words.update(client_words(project / f"web/src/i18n/{language}.ts", NEEDED))
    for folder in sorted((project / "web/src/games").glob("*/words")):
        words.update(client_words(folder / f"{language}.ts", re.compile(folder.parent.name)))
    for folder in sorted((project / "web/src/games").glob("*/rules")):
        words.update(rules(folder / f"{language}.ts"))
    return words


def main():
    project, output = map(pathlib.Path, sys.argv[1:3])
    every = [words_of(project, language) for language in LANGUAGES]
    for language, words in zip(LANGUAGES, every):
        if strange := every[0].keys() ^ words.keys():
            sys.exit(f"languages.py: {language}: not in every language: {', '.join(sorted(strange))}")
    literals = ["".join(f"{key} = {text}\n" for key, text in words.items()) for words in every]
    output.write_text("#include <array>\n#include <string_view>\nnamespace springtide::cli {\n"
                      "extern const std::array<std::string_view, 4> word_sources;\n"
                      "const std::array<std::string_view, 4> word_sources{\n"
                      + ",\n".join(f'R"words({literal})words"' for literal in literals) + "};\n}\n")


if __name__ == "__main__":
    main()
