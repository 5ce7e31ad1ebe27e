#!/usr/bin/env python3
"""Says whether a net is accepted, from the matches it played: files that `springtide arena --sprt --json` wrote.

  gate.py BOT MATCH.json...

It is if one match is decided for it and none shows it weaker. Prints a line a match and, last, `accepted` or `refused`.
"""

import json
import pathlib
import sys


def said_of(match, bot):
    """A match in words, whether it is decided for the bot, and whether it shows it weaker than an equal share."""
    row = next(each for each in match['bots'] if each['bot'] == bot)
    players = next(int(line.split()[1]) for line in match['table'] if line.startswith('players '))
    share, equal, test = row['first_places'], 1 / players, match['sprt']
    words = (f'{players} players, {match["deals"]} deals: {share["value"]:.1%} of the wins, where {equal:.1%} is equal; '
             f'{test["h0"]} or {test["h1"]}: {test["verdict"]}')
    return words, test['verdict'] == 'h1', share['high'] is not None and share['high'] < equal


def main(bot, *paths):
    said = [said_of(json.loads(pathlib.Path(path).read_text()), bot) for path in paths]
    is_accepted = any(is_better for _, is_better, _ in said) and not any(is_worse for _, _, is_worse in said)
    print('\n'.join(words for words, _, _ in said))
    print('accepted' if is_accepted else 'refused')


if __name__ == '__main__':
    main(*sys.argv[1:])
