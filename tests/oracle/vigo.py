#!/usr/bin/env python3
"""An independent oracle for Vigo: the rules page, read literally, in plain Python.

Written from the rules page (ids VG-*) and docs/notation.md alone, never from the engine, so that a difference between the
two means that one of them misreads the page. Slow and simple on purpose.

  vigo.py compare TRACE_PROGRAM [ARGS...]    replays every game the program prints; exit 1 at the first difference
  vigo.py perft DEPTH [--players N --start S --free-events on ...]
  vigo.py selfplay --games N --seed S --players N
  vigo.py replay RECORD EVERY

A trace holds games, one after the other:
  begin players 4 start p1 set free-events on set lock-key-bonus 30 deck 2 red left lid; deck 1 blue key; …
  position … end, then `legal a; b; …` and `do b`, again and again; after the last position
  points p1 VG-EVT-4 20, VG-CHE-5 480, VG-END-2 -30 (or `none`), a line for each seat; winners p1; finish
"""

import argparse
import copy
import random
import re
import sys

import harness

# ---------------------------------------------------------------------------------------------------------------------
# Material

# VG-MAT-1: 9 x 12 fields; written in field order: a1, b1 … l1, a2 … l9.
COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']
ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
FIELDS = [column + row for row in ROWS for column in COLUMNS]
assert len(FIELDS) == 108

# VG-MAT-2: six of each event.
EVENTS = ['dolphin', 'tidal wave', 'pirate', 'sailing ship']
KEPT_EVENTS = ['dolphin', 'tidal wave', 'pirate']    # VG-EVT-4: a Sailing Ship is never kept
COPIES_OF_AN_EVENT = 6
TREASURE_CARDS = 84

# VG-MAT-3, §9: six ships and chest colours; brown is neutral.
COLOURS = ['red', 'blue', 'green', 'yellow', 'violet', 'white']
BROWN = 'brown'

# Words of Vigo: shapes and marks.
BOTTOMS = ['left bottom', 'right bottom']
SHAPES = ['left lid', 'right lid', 'left bottom', 'right bottom', 'middle', 'key']
NEEDED = ['left lid', 'right lid', 'left bottom', 'right bottom']    # VG-CHE-1
TREASURES = ['chalice', 'chain', 'crown', 'diamond', 'coin', 'ring']
MARKS = ['', 'lock'] + TREASURES

MOST_KEPT = 9        # VG-TRN-7
FARTHEST = 6         # VG-TRN-2
MOST_MIDDLES = 6     # VG-CHE-1
LAST_SHIP = 6        # VG-EVT-4
ROUNDS = 200         # VG-END-4
DEFAULT_BONUS = 50   # VG-CHE-4


def card_name(colour, shape, mark):
    return (colour + ' ' + shape + ' ' + mark).strip()


def every_kind():
    """{treasure card: (colour, shape, mark)} in card order: by shape, then colour, then mark."""
    kinds = {}
    for shape in SHAPES:
        for colour in COLOURS + [BROWN]:
            for mark in MARKS:
                if mark == 'lock' and shape not in BOTTOMS:
                    continue    # Words of Vigo: locks on bottoms only
                if shape == 'key' and (mark != '' or colour == BROWN):
                    continue    # Words of Vigo: a key has no mark. VG-CHE-3: brown is for parts only
                kinds[card_name(colour, shape, mark)] = (colour, shape, mark)
    return kinds


KINDS = every_kind()
CARDS = EVENTS + list(KINDS)                                  # in card order
PLACE_IN_ORDER = {card: number for number, card in enumerate(CARDS)}


def colour_of(card):
    return KINDS[card][0]


def shape_of(card):
    """None for an event."""
    return KINDS[card][1] if card in KINDS else None


def mark_of(card):
    return KINDS[card][2]


def default_deck():
    """VG-MAT-4: {treasure card: how many}, in card order."""
    cards = []
    for c, colour in enumerate(COLOURS):
        cards += [card_name(colour, 'left lid', ''), card_name(colour, 'right lid', '')] * 2
        cards.append(card_name(colour, 'left bottom', 'lock'))
        cards.append(card_name(colour, 'right bottom', 'lock'))
        cards.append(card_name(colour, 'left bottom', TREASURES[(c + 3) % 6]))
        cards.append(card_name(colour, 'right bottom', TREASURES[(c + 4) % 6]))
        for further in (0, 1, 2):
            cards.append(card_name(colour, 'middle', TREASURES[(c + further) % 6]))
        cards.append(card_name(colour, 'key', ''))
    for shape in NEEDED:
        cards.append(card_name(BROWN, shape, ''))
    for c in range(6):
        cards.append(card_name(BROWN, 'middle', TREASURES[(c + 5) % 6]))
    cards += [card_name(BROWN, 'middle', '')] * 2
    return in_deck_form(cards)


def in_deck_form(cards):
    return {card: cards.count(card) for card in CARDS if card in cards}


DEFAULT_DECK = default_deck()
assert sum(DEFAULT_DECK.values()) == TREASURE_CARDS
for _colour in COLOURS + [BROWN]:
    assert sum(count for card, count in DEFAULT_DECK.items() if colour_of(card) == _colour) == 12
for _treasure in TREASURES:
    assert sum(count for card, count in DEFAULT_DECK.items() if mark_of(card) == _treasure) == 6


def checked_deck(deck):
    """A deck of 84 treasure cards in card order, None for the default one."""
    if deck is None:
        return dict(DEFAULT_DECK)
    for card, count in deck.items():
        if card not in KINDS:
            raise ValueError('no treasure card ' + repr(card))
        if count < 1:
            raise ValueError('no number of cards: ' + repr(count))
    if sum(deck.values()) != TREASURE_CARDS:
        raise ValueError('a deck has 84 cards, not ' + str(sum(deck.values())))
    return {card: deck[card] for card in CARDS if card in deck}


# ---------------------------------------------------------------------------------------------------------------------
# The bay


def ray(field, right, up):
    """VG-TRN-2: the at most six fields from this one on in one direction, nearest first."""
    column = COLUMNS.index(field[0])
    row = ROWS.index(field[1])
    fields = []
    for _ in range(FARTHEST):
        column += right
        row += up
        if column < 0 or column >= len(COLUMNS) or row < 0 or row >= len(ROWS):
            break    # not off the board
        fields.append(COLUMNS[column] + ROWS[row])
    return fields


RAYS = {field: [ray(field, -1, 0), ray(field, 1, 0), ray(field, 0, 1), ray(field, 0, -1)] for field in FIELDS}

# What lies on a field: EMPTY, COVERED (face down, never seen), or ['up', card], ['down', card].
EMPTY = 'empty'
COVERED = 'covered'


def in_field_order(fields):
    return [field for field in FIELDS if field in fields]


# ---------------------------------------------------------------------------------------------------------------------
# Cards as text


def sorted_cards(cards):
    return sorted(cards, key=PLACE_IN_ORDER.get)


def kinds_among(cards):
    """The different cards among these, in card order."""
    return sorted_cards(set(cards))


def cards_text(cards):
    """`pirate x2, red left lid`, in card order."""
    parts = []
    for card in kinds_among(cards):
        count = cards.count(card)
        parts.append(card if count == 1 else card + ' x' + str(count))
    return ', '.join(parts)


class Illegal(Exception):
    """An action that the rules do not allow now."""


# ---------------------------------------------------------------------------------------------------------------------
# The game


class Game:
    """One table of Vigo. Fields, cards and seats are the words of docs/notation.md."""

    def __init__(self, players=4, start='p1', lock_key_bonus=DEFAULT_BONUS, free_events=False, memory_aid=False, deck=None):
        # VG-SET-1: 2-6 players.
        if players not in (2, 3, 4, 5, 6):
            raise ValueError('players must be 2 to 6, not ' + repr(players))
        if not 0 <= lock_key_bonus <= 1000:
            raise ValueError('no lock-key bonus ' + repr(lock_key_bonus))
        self.players = players
        self.seats = ['p' + str(number) for number in range(1, players + 1)]
        if start != 'random' and start not in self.seats:
            raise ValueError('no start seat ' + repr(start))
        self.lock_key_bonus = lock_key_bonus    # VG-CHE-4
        self.free_events = free_events          # VG-VAR-1
        self.memory_aid = memory_aid            # VG-INF-1: changes views only
        self.deck = checked_deck(deck)          # VG-MAT-4
        # VG-SET-1: a ship of a different colour each.
        self.colour = {seat: COLOURS[number] for number, seat in enumerate(self.seats)}

        # VG-MAT-1: one card on each field, face down at the start.
        self.bay = {field: COVERED for field in FIELDS}
        self.never_seen = {event: COPIES_OF_AN_EVENT for event in EVENTS}
        self.never_seen.update(self.deck)
        assert sum(self.never_seen.values()) == len(FIELDS)

        self.round = 1
        self.sailing_ships = 0
        self.event_played = False
        self.landed = None
        self.took = None
        self.gone = []
        self.ship = {}
        self.stock = {seat: [] for seat in self.seats}
        self.ship_points = {seat: 0 for seat in self.seats}
        self.chest_points = {seat: 0 for seat in self.seats}
        self.reveal = []         # in field order
        self.doing = None        # 'take', 'dolphin', 'tidal wave', 'pirate', 'put back' or 'chest'
        self.doing_cards = []    # the card being put back, or the parts of the chest named so far

        # VG-SET-3: the start player is a setting or random.
        if start == 'random':
            self.phase = 'start'
            self.start = 'p1'
        else:
            self.phase = 'place'
            self.start = start
        self.turn = self.start

    def copy(self):
        other = copy.copy(self)
        other.bay = dict(self.bay)    # the ['up', card] in it are never changed, only replaced
        other.never_seen = dict(self.never_seen)
        other.gone = list(self.gone)
        other.ship = dict(self.ship)
        other.stock = {seat: list(cards) for seat, cards in self.stock.items()}
        other.ship_points = dict(self.ship_points)
        other.chest_points = dict(self.chest_points)
        other.reveal = list(self.reveal)
        other.doing_cards = list(self.doing_cards)
        return other

    # -- questions about the table ------------------------------------------------------------------------------------

    def left_of(self, seat):
        """The next seat clockwise."""
        return self.seats[(self.seats.index(seat) + 1) % self.players]

    def has_ship(self, field):
        return field in self.ship.values()

    def fields_without_ship(self):
        return [field for field in FIELDS if not self.has_ship(field)]

    def others(self, seat):
        return [other for other in self.seats if other != seat]

    def reachable(self, seat):
        # VG-TRN-2: 1-6 fields in a straight line, not over or onto a field with a ship.
        fields = []
        for line in RAYS[self.ship[seat]]:
            for field in line:
                if self.has_ship(field):
                    break
                fields.append(field)
        return fields

    def passed_over(self, seat, target):
        """VG-TRN-3: the fields strictly between the ship and its target."""
        for line in RAYS[self.ship[seat]]:
            if target in line:
                return line[:line.index(target)]
        raise AssertionError(target)

    def may_be_played(self, seat, event):
        # VG-EVT-3: a Pirate needs a victim with a card.
        if event == 'pirate' and not any(self.stock[other] for other in self.others(seat)):
            return False
        return event in self.stock[seat]

    def playable_events(self, seat):
        """The events that may be played in this phase."""
        if self.free_events:
            events = KEPT_EVENTS    # VG-VAR-1: any number at any moment
        elif self.phase == 'before':
            events = [] if self.event_played else KEPT_EVENTS    # VG-TRN-1: one
        elif self.phase == 'after' and len(self.stock[seat]) > MOST_KEPT:
            events = KEPT_EVENTS    # VG-TRN-7: with a tenth card
        elif self.phase == 'after' and self.took is not None:
            events = [self.took]    # VG-TRN-5: at once
        else:
            events = []
        return [event for event in events if self.may_be_played(seat, event)]

    # -- who acts -----------------------------------------------------------------------------------------------------

    def to_act(self):
        if self.phase == 'over':
            return []
        if self.phase == 'start' or self.reveal:
            return ['nature']
        return [self.turn]

    # -- legal actions ------------------------------------------------------------------------------------------------

    def legal(self, seat):
        """All legal actions of this seat (or of nature), as complete lines."""
        if seat not in self.to_act():
            return []
        if self.phase == 'start':
            ways = ['start ' + start for start in self.seats]    # VG-SET-3
        elif self.reveal:
            # VG-INF-1: any card nobody has seen can lie there; fields wait in field order.
            ways = ['reveal ' + self.reveal[0] + ' ' + card for card in kinds_among(self.never_seen)]
        elif self.doing is not None:
            ways = self.ways_to_go_on(seat)
        elif self.phase == 'place':
            ways = ['place ' + field for field in self.fields_without_ship()]    # VG-SET-2
        elif self.phase == 'before':
            ways = self.ways_before(seat)
        elif self.phase == 'landed':
            ways = self.ways_landed(seat)
        else:
            ways = self.ways_after(seat)
        return [seat + ' ' + way for way in ways]

    def ways_before(self, seat):
        ways = ['play ' + event for event in self.playable_events(seat)]    # VG-TRN-1
        targets = self.reachable(seat)
        if targets:
            ways += ['sail ' + field for field in targets]    # VG-TRN-2: compulsory
        else:
            ways.append('stay')    # VG-TRN-2: a ship that cannot move
        return ways

    def ways_landed(self, seat):
        ways = ['play ' + event for event in self.playable_events(seat)]    # VG-VAR-1
        # VG-TRN-4, VG-VAR-1: the card of the field where the move ended, while the ship stands there.
        if self.ship[seat] == self.landed and self.bay[self.landed] != EMPTY:
            ways.append('take')
        ways.append('leave')
        return ways

    def ways_after(self, seat):
        ways = ['play ' + event for event in self.playable_events(seat)]    # VG-TRN-5, VG-TRN-7, VG-VAR-1
        # VG-TRN-6, VG-CHE-1: a complete chest.
        shapes = [shape_of(card) for card in self.stock[seat]]
        if all(shape in shapes for shape in NEEDED):
            ways.append('chest')
        if len(self.stock[seat]) > MOST_KEPT:
            ways += ['put back ' + card for card in kinds_among(self.stock[seat])]    # VG-TRN-7: only with ten
        else:
            ways.append('end')    # VG-TRN-7: only with at most nine
        return ways

    def ways_to_go_on(self, seat):
        """The second and further actions of a chain."""
        if self.doing == 'dolphin':
            return ['dolphin to ' + field for field in self.fields_without_ship()]    # VG-EVT-1
        if self.doing == 'tidal wave':
            # VG-EVT-2
            return ['tidal wave row ' + row for row in ROWS] + ['tidal wave column ' + column for column in COLUMNS]
        if self.doing == 'pirate':
            # VG-EVT-3
            return ['pirate ' + victim + ' ' + card
                    for victim in self.others(seat) for card in kinds_among(self.stock[victim])]
        if self.doing == 'put back':
            # VG-TRN-7: an empty field without a ship.
            return ['put on ' + field for field in self.fields_without_ship() if self.bay[field] == EMPTY]
        assert self.doing == 'chest'
        ways = ['chest add ' + card for card in kinds_among(self.stock[seat]) if self.fits_chest(seat, card)]
        if len(self.doing_cards) >= len(NEEDED):
            ways.append('chest done')    # VG-CHE-1: complete
        return ways

    def fits_chest(self, seat, card):
        """May this card be named next?"""
        if card not in KINDS:
            return False
        named = self.doing_cards
        if named.count(card) == self.stock[seat].count(card):
            return False    # no further one in the stock
        if named and PLACE_IN_ORDER[card] < PLACE_IN_ORDER[named[-1]]:
            return False    # in card order
        shapes = [shape_of(other) for other in named]
        shape = shape_of(card)
        # VG-CHE-1: exactly one of each lid and bottom, which come first in card order …
        if len(named) < len(NEEDED):
            return shape == NEEDED[len(named)]
        # … then up to six middles …
        if shape == 'middle':
            return shapes.count('middle') < MOST_MIDDLES
        # … then keys. VG-CHE-2: of any colour, at most as many as there are locks.
        if shape == 'key':
            return shapes.count('key') < len([other for other in named if mark_of(other) == 'lock'])
        return False

    # -- carrying out -------------------------------------------------------------------------------------------------

    def apply(self, text):
        """Carries out one action line."""
        seat = text.split(' ')[0]
        if text not in self.legal(seat):
            raise Illegal(text)
        words = text.split(' ')[1:]
        verb = words[0]
        if verb == 'start':
            # VG-SET-3
            self.start = words[1]
            self.turn = self.start
            self.phase = 'place'
        elif verb == 'reveal':
            self.apply_reveal(words[1], ' '.join(words[2:]))
        elif verb == 'place':
            self.apply_place(seat, words[1])
        elif verb == 'sail':
            self.apply_sail(seat, words[1])
        elif verb == 'stay':
            self.phase = 'after'    # VG-TRN-2: turns nothing and takes no card
        elif verb == 'take':
            self.apply_take(seat)
        elif verb == 'leave':
            self.phase = 'after'    # VG-TRN-4: optional
        elif verb == 'play':
            self.apply_play(seat, ' '.join(words[1:]))
        elif verb == 'dolphin':
            # VG-EVT-1: to any free field; its card is not taken.
            self.ship[seat] = words[2]
            self.doing = None
            if self.phase == 'landed':
                self.phase = 'after'    # VG-VAR-1: only while the ship still stands where the move ended
        elif verb == 'tidal':
            self.apply_tidal_wave(words[2], words[3])
        elif verb == 'pirate':
            # VG-EVT-3
            card = ' '.join(words[2:])
            self.stock[words[1]].remove(card)
            self.stock[seat].append(card)
            self.doing = None
        elif verb == 'chest':
            self.apply_chest(seat, words[1:])
        elif verb == 'put':
            self.apply_put(seat, words[1:])
        else:
            assert verb == 'end'
            self.end_turn()

    def apply_reveal(self, field, card):
        self.never_seen[card] -= 1
        if self.never_seen[card] == 0:
            del self.never_seen[card]
        self.reveal.remove(field)
        if self.doing == 'take':
            self.doing = None
            self.bay[field] = ['down', card]    # it lay face down
            self.take(self.turn, field)
        else:
            self.bay[field] = ['up', card]    # VG-TRN-3, VG-EVT-2: turned up

    def apply_place(self, seat, field):
        # VG-SET-2: put the ship there and take the card. In the set-up nobody has seen any card of a field without a ship.
        assert self.bay[field] == COVERED
        self.ship[seat] = field
        self.reveal = [field]
        self.doing = 'take'

    def apply_sail(self, seat, target):
        fields = self.passed_over(seat, target)
        self.ship[seat] = target
        self.landed = target
        self.phase = 'after' if self.bay[target] == EMPTY else 'landed'
        # VG-TRN-3: the cards passed over are turned, not that of the target.
        self.turn_cards(fields)

    def turn_cards(self, fields):
        """Every card on these fields is turned; nature reveals those nobody has seen."""
        for field in fields:
            card = self.bay[field]
            if card == COVERED:
                self.reveal.append(field)
            elif card != EMPTY:
                side, name = card
                self.bay[field] = ['down' if side == 'up' else 'up', name]
        self.reveal = in_field_order(self.reveal)

    def apply_take(self, seat):
        # VG-TRN-4: face up or face down.
        if self.bay[self.landed] == COVERED:
            self.reveal = [self.landed]
            self.doing = 'take'
        else:
            self.take(seat, self.landed)

    def take(self, seat, field):
        """The card of this field, now known, is taken."""
        side, card = self.bay[field]
        if card == 'sailing ship' and self.sailing_ships == LAST_SHIP - 1:
            if side == 'down':
                self.bay[field] = ['up', card]    # VG-EVT-5: turned up, left, nothing taken; in the set-up too
            else:
                # VG-EVT-4: 60 for the sixth. VG-EVT-5, VG-END-1: the game ends at once.
                self.bay[field] = EMPTY
                self.sailing_ships += 1
                self.ship_points[seat] += 60
                self.end_game()
                return
        elif card == 'sailing ship':
            # VG-EVT-4: 10 points, never kept.
            self.bay[field] = EMPTY
            self.sailing_ships += 1
            self.ship_points[seat] += 10
        else:
            # VG-TRN-6, VG-SET-2: to the stock.
            self.bay[field] = EMPTY
            self.stock[seat].append(card)
            if card in EVENTS and self.phase == 'landed' and not self.free_events:
                self.took = card    # VG-TRN-5: may be played at once, but not in the set-up (VG-SET-2)
        if self.phase == 'place':
            self.next_to_place()
        else:
            self.phase = 'after'

    def next_to_place(self):
        # VG-SET-2: clockwise; VG-SET-3: then the start player takes the first turn.
        self.turn = self.left_of(self.turn)
        if self.turn == self.start:
            self.phase = 'before'

    def apply_play(self, seat, event):
        self.stock[seat].remove(event)
        self.gone.append(event)    # VG-TRN-5: to the box
        self.doing = event
        self.took = None
        if self.phase == 'before' and not self.free_events:
            self.event_played = True    # VG-TRN-1

    def apply_tidal_wave(self, kind, name):
        # VG-EVT-2: one row or one column; a card under a ship is not turned.
        if kind == 'row':
            fields = [field for field in FIELDS if field[1] == name]
        else:
            fields = [field for field in FIELDS if field[0] == name]
        self.turn_cards([field for field in fields if not self.has_ship(field)])
        self.doing = None

    def apply_chest(self, seat, words):
        if words == []:
            self.took = None    # VG-TRN-5: "at once" has passed
            self.doing = 'chest'
            self.doing_cards = []
        elif words[0] == 'add':
            self.doing_cards.append(' '.join(words[1:]))
        else:
            self.chest_points[seat] += self.chest_value(seat, self.doing_cards)
            # VG-CHE-6: a scored chest leaves the game.
            for card in self.doing_cards:
                self.stock[seat].remove(card)
                self.gone.append(card)
            self.doing = None
            self.doing_cards = []

    def chest_value(self, seat, cards):
        total = 0
        for card in cards:
            # VG-CHE-3: each part and each key.
            if colour_of(card) == self.colour[seat]:
                total += 40
            elif colour_of(card) == BROWN:
                total += 10
            else:
                total += 20
        for colour in COLOURS:
            # VG-CHE-4: each pair of a lock and a key of the same colour.
            locks = len([card for card in cards if colour_of(card) == colour and mark_of(card) == 'lock'])
            keys = len([card for card in cards if colour_of(card) == colour and shape_of(card) == 'key'])
            total += self.lock_key_bonus * min(locks, keys)
        # VG-CHE-5: times the largest number of equal treasures, 1 if none twice, at most 6.
        marks = [mark_of(card) for card in cards]
        most = max(marks.count(treasure) for treasure in TREASURES)
        return total * min(max(most, 1), 6)

    def apply_put(self, seat, words):
        if words[0] == 'back':
            self.took = None    # VG-TRN-5: "at once" has passed
            self.doing = 'put back'
            self.doing_cards = [' '.join(words[1:])]    # still in the stock
        else:
            # VG-TRN-7: face up.
            card = self.doing_cards[0]
            self.stock[seat].remove(card)
            self.bay[words[1]] = ['up', card]
            self.doing = None
            self.doing_cards = []

    def end_turn(self):
        self.event_played = False
        self.landed = None
        self.took = None
        following = self.left_of(self.turn)
        if following == self.start and self.round == ROUNDS:
            self.end_game()    # VG-END-4
            return
        if following == self.start:
            self.round += 1    # VG-SET-3: a round is one turn of each player
        self.turn = following
        self.phase = 'before'

    def end_game(self):
        self.phase = 'over'
        self.event_played = False
        self.landed = None
        self.took = None

    # -- the end of the game --------------------------------------------------------------------------------------------

    def left_over(self, seat):
        # VG-END-2
        total = 0
        for card in self.stock[seat]:
            if card == 'pirate':
                total -= 50
            elif card in EVENTS or shape_of(card) == 'key':
                total += 0
            elif colour_of(card) == self.colour[seat]:
                total += 20
            elif colour_of(card) == BROWN:
                total += 5
            else:
                total += 10
        return total

    def points(self):
        """{seat: {rule id: points}}, without zeros."""
        result = {}
        for seat in self.seats:
            entries = {}
            entries['VG-EVT-4'] = self.ship_points[seat]
            entries['VG-CHE-5'] = self.chest_points[seat]
            entries['VG-END-2'] = self.left_over(seat) if self.phase == 'over' else 0
            result[seat] = {rule: count for rule, count in entries.items() if count != 0}
        return result

    def scores(self):
        points = self.points()
        return {seat: sum(points[seat].values()) for seat in self.seats}

    def winners(self):
        # VG-END-3: the most points; equal points share the win.
        scores = self.scores()
        return [seat for seat in self.seats if scores[seat] == max(scores.values())]

    # -- the canonical position text --------------------------------------------------------------------------------------

    def position(self):
        lines = ['game vigo', 'rules 1', 'players ' + str(self.players)]
        lines += self.setting_lines()
        lines.append('phase ' + self.phase)
        lines.append('round ' + str(self.round))
        lines.append('turn ' + self.turn)
        lines.append('start ' + self.start)
        lines.append('sailing-ships ' + str(self.sailing_ships))
        if self.event_played:
            lines.append('event-played')
        if self.landed is not None:
            lines.append('landed ' + self.landed)
        if self.took is not None:
            lines.append('took ' + self.took)
        lines += self.bay_lines()
        if self.gone:
            lines.append('gone ' + cards_text(self.gone))
        for seat in self.seats:
            lines += self.seat_lines(seat)
        if self.reveal:
            lines.append('reveal ' + ' '.join(self.reveal))
        if self.doing is not None:
            lines.append(self.doing_line())
        return '\n'.join(lines)

    def setting_lines(self):
        lines = []
        if self.lock_key_bonus != DEFAULT_BONUS:
            lines.append('set lock-key-bonus ' + str(self.lock_key_bonus))
        if self.free_events:
            lines.append('set free-events on')
        if self.memory_aid:
            lines.append('set memory-aid on')
        if self.deck != DEFAULT_DECK:
            lines += ['deck ' + str(count) + ' ' + card for card, count in self.deck.items()]
        return lines

    def bay_lines(self):
        empty = []
        up = []
        down = []
        for field in FIELDS:
            card = self.bay[field]
            if card == EMPTY:
                empty.append(field)
            elif card == COVERED:
                continue
            elif card[0] == 'up':
                up.append('up ' + field + ' ' + card[1])
            else:
                down.append('down ' + field + ' ' + card[1])
        lines = ['empty ' + ' '.join(empty)] if empty else []
        return lines + up + down

    def seat_lines(self, seat):
        lines = []
        if seat in self.ship:
            lines.append(seat + ' ship ' + self.ship[seat])
        if self.stock[seat]:
            lines.append(seat + ' stock ' + cards_text(self.stock[seat]))
        if self.ship_points[seat]:
            lines.append(seat + ' ships ' + str(self.ship_points[seat]))
        if self.chest_points[seat]:
            lines.append(seat + ' chests ' + str(self.chest_points[seat]))
        return lines

    def doing_line(self):
        return ('doing ' + self.doing + ' ' + cards_text(self.doing_cards)).strip()


# ---------------------------------------------------------------------------------------------------------------------
# the games that another program prints, compared by harness.py

RULE_ORDER = ['VG-EVT-4', 'VG-CHE-5', 'VG-END-2']


def on_or_off(word):
    if word not in ('on', 'off'):
        raise ValueError('neither on nor off: ' + repr(word))
    return word == 'on'


def deck_of_groups(groups):
    """`2 red left lid`, `1 blue key`, … as a deck; None if there is none."""
    deck = {}
    for group in groups:
        count, card = group.split(' ', 1)
        if card in deck:
            raise ValueError('twice in the deck: ' + repr(card))
        deck[card] = int(count)
    return deck or None


def game_of_header(line):
    """`begin players 3 start p1 set free-events on deck 2 red left lid; deck 1 blue key; …`"""
    table, *groups = line.split(' deck ')
    for group in groups:
        if not group.endswith(';'):
            raise ValueError('no semicolon after ' + repr(group))
    options = {'deck': deck_of_groups([group[:-1] for group in groups])}
    words = table.split(' ')
    at = 1
    while at < len(words):
        name = words[at]
        if name == 'players':
            options['players'] = int(words[at + 1])
            at += 2
        elif name == 'start':
            options['start'] = words[at + 1]
            at += 2
        elif name == 'set' and words[at + 1] == 'lock-key-bonus':
            options['lock_key_bonus'] = int(words[at + 2])
            at += 3
        elif name == 'set' and words[at + 1] in ('free-events', 'memory-aid'):
            options[words[at + 1].replace('-', '_')] = on_or_off(words[at + 2])
            at += 3
        else:
            raise ValueError('unknown word ' + repr(name))
    for name in ('players', 'start'):
        if name not in options:
            raise ValueError('no ' + name)
    return Game(**options)


# ---------------------------------------------------------------------------------------------------------------------
# selfplay: random games with the oracle's own invariants

_SEAT = 'p[1-6]'
_FIELD = '[a-l][1-9]'
_EVENT = '(dolphin|tidal wave|pirate)'
_CARD = '(' + '|'.join(sorted(CARDS, key=len, reverse=True)) + ')'
ACTION_PATTERN = re.compile('|'.join([
    f'nature start {_SEAT}',
    f'nature reveal {_FIELD} {_CARD}',
    f'{_SEAT} (place|sail) {_FIELD}',
    f'{_SEAT} (stay|take|leave|end)',
    f'{_SEAT} play {_EVENT}',
    f'{_SEAT} dolphin to {_FIELD}',
    f'{_SEAT} tidal wave (row [1-9]|column [a-l])',
    f'{_SEAT} pirate {_SEAT} {_CARD}',
    f'{_SEAT} chest( add {_CARD}| done)?',
    f'{_SEAT} put back {_CARD}',
    f'{_SEAT} put on {_FIELD}',
]))
known_actions = set()    # those that match the pattern


def check_cards(game):
    # VG-MAT-1, VG-MAT-2: the 108 cards are somewhere.
    counts = dict(game.never_seen)
    seen = ['sailing ship'] * game.sailing_ships + game.gone
    for seat in game.seats:
        seen = seen + game.stock[seat]
        assert len(game.stock[seat]) <= MOST_KEPT + 1
        if seat != game.turn or game.phase in ('before', 'landed', 'place'):
            assert len(game.stock[seat]) <= MOST_KEPT
        assert 'sailing ship' not in game.stock[seat]    # VG-EVT-4
    seen = seen + [card[1] for card in game.bay.values() if card not in (EMPTY, COVERED)]
    for card in seen:
        counts[card] = counts.get(card, 0) + 1
    whole = {event: COPIES_OF_AN_EVENT for event in EVENTS}
    whole.update(game.deck)
    assert counts == whole and sum(whole.values()) == 108
    assert 'sailing ship' not in game.gone


def check_table(game):
    covered = [field for field in FIELDS if game.bay[field] == COVERED]
    assert sum(game.never_seen.values()) == len(covered)
    assert all(field in covered for field in game.reveal)
    assert game.reveal == in_field_order(game.reveal)
    assert len(set(game.ship.values())) == len(game.ship)
    assert game.phase in ('start', 'place') or len(game.ship) == game.players
    assert 1 <= game.round <= ROUNDS
    # VG-EVT-4: ten points each, 60 for the sixth.
    assert sum(game.ship_points.values()) == 10 * game.sailing_ships + (50 if game.sailing_ships == LAST_SHIP else 0)
    assert game.sailing_ships < LAST_SHIP or game.phase == 'over'    # VG-END-1
    assert not (game.free_events and (game.event_played or game.took))
    assert game.phase == 'after' or game.took is None
    assert game.took is None or game.took in game.stock[game.turn]
    if game.phase == 'landed':
        assert game.bay[game.landed] != EMPTY
        assert game.free_events or game.ship[game.turn] == game.landed
    if game.doing in (None, 'take', 'dolphin', 'tidal wave', 'pirate'):
        assert not game.doing_cards
    assert game.doing != 'take' or len(game.reveal) == 1


def check_position_text(game):
    lines = game.position().split('\n')
    assert lines[0] == 'game vigo' and len(set(lines)) == len(lines)
    for line in lines:
        assert line == ' '.join(line.split()), line


def check_actions(game):
    acting = game.to_act()
    assert (not acting) == (game.phase == 'over') and len(acting) <= 1
    for seat in acting:
        actions = game.legal(seat)
        assert actions and len(set(actions)) == len(actions)
        for action in actions:
            if action not in known_actions:
                assert ACTION_PATTERN.fullmatch(action), action
                known_actions.add(action)
            assert action.startswith(seat + ' ')


def check_end(game):
    assert game.sailing_ships == LAST_SHIP or game.round == ROUNDS
    assert game.doing is None and not game.reveal
    assert all(len(game.stock[seat]) <= MOST_KEPT for seat in game.seats)
    assert game.winners()
    for seat in game.winners():
        assert game.scores()[seat] == max(game.scores().values())


def random_action(game, rng):
    """Uniform over legal actions; nature by the number of cards."""
    seat = game.to_act()[0]
    if game.reveal:
        cards = list(game.never_seen)
        card = rng.choices(cards, [game.never_seen[card] for card in cards])[0]
        return 'nature reveal ' + game.reveal[0] + ' ' + card
    return rng.choice(game.legal(seat))


def selfplay(games, seed, options):
    rng = random.Random(seed)
    verbs = ['reveal', 'sail', 'stay', 'take', 'play', 'put back', 'chest done']
    counts = {verb: 0 for verb in verbs}
    steps = limits = rounds = 0
    longest = 0
    sums = {}
    for number in range(games):
        game = Game(**options)
        actions = []
        try:
            while True:
                check_cards(game)
                check_table(game)
                check_position_text(game)
                check_actions(game)
                if game.phase == 'over':
                    break
                action = random_action(game, rng)
                actions.append(action)
                game.apply(action)
            check_end(game)
        except AssertionError:
            print('broken invariant in game ' + str(number + 1) + ' after step ' + str(len(actions)))
            print('last actions: ' + '; '.join(actions[-12:]))
            print(game.position())
            raise
        steps += len(actions)
        longest = max(longest, len(actions))
        rounds += game.round
        limits += game.sailing_ships < LAST_SHIP
        for action in actions:
            for verb in verbs:
                counts[verb] += (action.split(' ', 1)[1] + ' ').startswith(verb + ' ')
        for seat in game.seats:
            sums[seat] = sums.get(seat, 0) + game.scores()[seat]
    free = 'on' if options['free_events'] else 'off'
    print(f"selfplay {games} games, players {options['players']}, free-events {free}, seed {seed}: invariants hold")
    print(f'  actions a game         {steps / games:.2f}   (longest {longest})')
    print(f'  rounds a game          {rounds / games:.2f}')
    print(f'  games to the limit     {limits} of {games}   (VG-END-4)')
    for verb in verbs:
        print(f"  {(verb + ' a game'):<22} {counts[verb] / games:.3f}")
    print('  mean scores            ' + ', '.join(f'{seat} {total / games:.2f}' for seat, total in sums.items()))
    return 0


# ---------------------------------------------------------------------------------------------------------------------
# replaying a record


def print_positions(path, every):
    """The position after every so many moves of a record and after the last."""
    with open(path, encoding='utf-8') as file:
        header, moves = file.read().split('\n\n', 1)
    lines = header.split('\n')
    table = [line for line in lines if line.split(' ')[0] in ('players', 'set', 'start')]
    deck = [line + ';' for line in lines if line.startswith('deck ')]
    game = game_of_header(' '.join(['begin'] + table + deck))
    moves = moves.splitlines()
    for number, move in enumerate(moves, 1):
        game.apply(move)
        if number % every == 0 or number == len(moves):
            print('after', number)
            print(game.position())
    return 0


# ---------------------------------------------------------------------------------------------------------------------
# command line


def add_table_options(parser, players):
    parser.add_argument('--players', type=int, default=players, choices=[2, 3, 4, 5, 6])
    parser.add_argument('--start', default='p1')
    parser.add_argument('--lock-key-bonus', type=int, default=DEFAULT_BONUS)
    parser.add_argument('--free-events', default='off', choices=['on', 'off'])
    parser.add_argument('--memory-aid', default='off', choices=['on', 'off'])


def table_options(arguments):
    return {'players': arguments.players, 'start': arguments.start, 'lock_key_bonus': arguments.lock_key_bonus,
            'free_events': on_or_off(arguments.free_events), 'memory_aid': on_or_off(arguments.memory_aid)}


def main():
    parser = argparse.ArgumentParser(description='An independent oracle for Vigo.')
    commands = parser.add_subparsers(dest='command', required=True)
    comparing = commands.add_parser('compare', help='replay the games that a program prints')
    comparing.add_argument('program', metavar='TRACE_PROGRAM')
    comparing.add_argument('arguments', metavar='ARGS', nargs=argparse.REMAINDER)
    counting = commands.add_parser('perft', help='count action sequences from the initial position')
    counting.add_argument('depth', type=int)
    add_table_options(counting, players=4)
    playing = commands.add_parser('selfplay', help='random games with invariants')
    playing.add_argument('--games', type=int, default=100)
    playing.add_argument('--seed', type=int, default=1)
    add_table_options(playing, players=4)
    replaying = commands.add_parser('replay', help='print positions of a recorded game')
    replaying.add_argument('record')
    replaying.add_argument('every', type=int)
    if sys.argv[1:2] == ['compare'] and len(sys.argv) > 2 and not sys.argv[2].startswith('-'):
        return harness.compare(sys.argv[2:], game_of_header, RULE_ORDER)    # as it stands: the program's own options are none of ours
    arguments = parser.parse_args()
    if arguments.command == 'perft':
        return harness.perft(arguments.depth, lambda: Game(**table_options(arguments)))
    if arguments.command == 'replay':
        return print_positions(arguments.record, arguments.every)
    return selfplay(arguments.games, arguments.seed, table_options(arguments))


if __name__ == '__main__':
    sys.exit(main())
