#!/usr/bin/env python3
"""The numbers of actions by docs/notation.md alone: every action that can be said, in the order of the page.

  action_numbers.py GAME        prints what tests/golden/GAME-rules-1.numbers must say
  action_numbers.py list GAME   prints the actions, a line each: the first has number 0
  action_numbers.py check       compares all golden files; exit 1 at a difference
"""

import hashlib
import itertools
import pathlib
import sys

import vigo
import vineta

SEATS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']
HIDDEN = ['?']


def sentences(words, **parts):
    """The page's row `words`, with every value of its $parts; the first part counts most."""
    names = [word[1:] for word in words.split() if word.startswith('$')]
    for values in itertools.product(*(parts[name] for name in names)):
        left = iter(values)
        yield ' '.join(next(left) if word.startswith('$') else word for word in words.split())


def ordered(words, items):
    """Two of the items, the second not before the first."""
    return [f'{words} {a} {b}' for a, b in itertools.combinations_with_replacement(items, 2)]


def vineta_actions():
    tribes, districts, cards = vineta.TRIBES, vineta.DISTRICTS, list(vineta.CARDS)
    floods = [card for card in cards if card.startswith('flood')]
    row_cards = [str(number) for number in range(1, 97)]
    players = [
        sentences('place $t $d', t=tribes, d=districts),
        sentences('choose $c', c=cards + HIDDEN),
        sentences('capture $t', t=tribes),
        sentences('$c start $d', c=floods, d=districts),
        sentences('$c add $d', c=floods, d=districts),
        sentences('changing wind take $d $n', d=districts, n=row_cards),
        sentences('changing wind to $d', d=districts),
        sentences('$c discard $d $n', c=['changing wind', 'calm sea'], d=districts, n=row_cards),
        sentences('intervention $d +7', d=districts),
        sentences('intervention $d -7', d=districts),
        ['one more', 'one less'],
        sentences('$c from $d to $e', c=['false hope', 'rescue'], d=districts, e=districts),
        sentences('$c move $t', c=['false hope', 'rescue'], t=tribes),
        ordered('rescue move', tribes),
        sentences('panic move $t to $e', t=tribes, e=districts),
        ordered('relocation', districts),
        sentences('panic from $d', d=districts),
        sentences('quarantine $d', d=districts),
        sentences('$c lapse', c=cards),
    ]
    nature = [
        sentences('start $s', s=SEATS),
        sentences('deal $s tribe $t', s=SEATS, t=tribes + HIDDEN),
        sentences('deal $s district $d', s=SEATS, d=districts + HIDDEN),
        sentences('draw $s $c', s=SEATS, c=cards + HIDDEN),
    ]
    return players, nature


def vigo_cards():
    """Card order; locks are on bottoms, keys are bare and never brown."""
    yield from vigo.EVENTS
    for shape in vigo.SHAPES:
        for colour in vigo.COLOURS + [vigo.BROWN]:
            for mark in vigo.MARKS:
                if shape == 'key' and (mark or colour == vigo.BROWN):
                    continue
                if mark == 'lock' and shape not in vigo.BOTTOMS:
                    continue
                yield f'{colour} {shape} {mark}'.rstrip()


def vigo_actions():
    fields, cards = vigo.FIELDS, list(vigo_cards())
    players = [
        sentences('place $f', f=fields),
        sentences('sail $f', f=fields),
        ['stay', 'take', 'leave'],
        sentences('play $e', e=vigo.EVENTS),
        sentences('dolphin to $f', f=fields),
        sentences('tidal wave row $r', r=vigo.ROWS),
        sentences('tidal wave column $c', c=vigo.COLUMNS),
        sentences('pirate $s $c', s=SEATS, c=cards),
        ['chest'],
        sentences('chest add $c', c=cards),
        ['chest done'],
        sentences('put back $c', c=cards),
        sentences('put on $f', f=fields),
        ['end'],
    ]
    nature = [sentences('start $s', s=SEATS), sentences('reveal $f $c', f=fields, c=cards)]
    return players, nature


GAMES = {'vineta': vineta_actions, 'vigo': vigo_actions}


def actions_of(game):
    players, nature = ([text for block in blocks for text in block] for blocks in GAMES[game]())
    return ['p1 ' + text for text in players], ['nature ' + text for text in nature]


def golden_of(game):
    players, nature = actions_of(game)
    lines = ''.join(line + '\n' for line in players + nature)
    assert len(set(players + nature)) == len(players + nature)
    return f'{len(players)} {len(players) + len(nature)} {hashlib.sha256(lines.encode()).hexdigest()}\n'


def check():
    golden = pathlib.Path(__file__).resolve().parents[1] / 'golden'
    wrong = [game for game in GAMES if (golden / f'{game}-rules-1.numbers').read_text() != golden_of(game)]
    print(f'numbers of actions: {len(GAMES)} games' + (f', different: {", ".join(wrong)}' if wrong else ''))
    return 1 if wrong else 0


def main():
    if sys.argv[1] == 'check':
        sys.exit(check())
    if sys.argv[1] == 'list':
        players, nature = actions_of(sys.argv[2])
        print('\n'.join(players + nature))
    else:
        print(golden_of(sys.argv[1]), end='')


main()
