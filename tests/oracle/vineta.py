#!/usr/bin/env python3
"""An independent oracle for Vineta: the rules page, read literally, in plain Python.

Written from the rules page (ids VN-*, ED-*, RU-*) and docs/notation.md alone, never from the engine, so that a difference
between the two means that one of them misreads the page. Slow and simple on purpose.

  vineta.py compare TRACE_PROGRAM [ARGS...]    replays every game the program prints; exit 1 at the first difference
  vineta.py perft DEPTH [--players N --edition E --start S]
  vineta.py selfplay --games N --seed S --players N --edition E
"""

import argparse
import copy
import random
import re
import sys

import harness

# ---------------------------------------------------------------------------------------------------------------------
# Material

# VN-MAT-1: nine districts in three rings of three; written in board order.
OUTER = ['G0', 'G1', 'G2']
UPPER = ['Y0', 'Y1', 'Y2']
CENTRE = ['R0', 'R1', 'R2']
DISTRICTS = OUTER + UPPER + CENTRE

# VN-MAT-2: seven tribes with seven houses each; written in tribe order.
TRIBES = ['amber', 'ice', 'fern', 'straw', 'tide', 'rust', 'heather']
HOUSES_OF_A_TRIBE = 7

# VN-MAT-3: every god has the same 30 cards; written in card order.
COPIES = {
    'flood 1': 5, 'flood 2': 6, 'flood 3': 4, 'flood 4': 1,
    'changing wind': 3, 'calm sea': 1, 'intervention': 1, 'one more': 1, 'one less': 1,
    'false hope': 3, 'rescue': 1, 'relocation': 1, 'panic': 1, 'quarantine': 1,
}
CARDS = list(COPIES)
WAVES = {'flood 1': 1, 'flood 2': 2, 'flood 3': 3, 'flood 4': 4}
ALL_CARDS = [card for card in CARDS for _ in range(COPIES[card])]
assert len(ALL_CARDS) == 30
assert sum(WAVES.get(card, 0) for card in ALL_CARDS) == 33

HAND = 7      # VN-SET-6, VN-TRN-3
ROUNDS = 8    # VN-RND-1
TURNS = 3     # VN-RND-2
LAST_TURN = 30  # RU-3

# ED-1 … ED-4: what each edition says.
EDITIONS = {
    'nl': {'own-house': 1, 'tie-tower': 'passes', 'panic': 'all', 'capture': 'in-order'},
    'de': {'own-house': 1, 'tie-tower': 'passes', 'panic': 'all', 'capture': 'in-order'},
    'en': {'own-house': 2, 'tie-tower': 'stays', 'panic': 'all', 'capture': 'owner-picks'},
    'fr': {'own-house': 1, 'tie-tower': 'passes', 'panic': 'one-each', 'capture': 'in-order'},
}
SWITCH_VALUES = {
    'own-house': [1, 2, 3],
    'tie-tower': ['passes', 'stays'],
    'panic': ['all', 'one-each'],
    'capture': ['in-order', 'owner-picks'],
    'placement': ['in-turn', 'random'],
}

# ---------------------------------------------------------------------------------------------------------------------
# The board


def borders_of_outer(i):
    # VN-MAP-1: G_i borders Y_i and Y_(i-1), and its own ring.
    return [OUTER[(i + 1) % 3], OUTER[(i + 2) % 3], UPPER[i], UPPER[(i - 1) % 3]]


def borders_of_upper(i):
    # VN-MAP-1: Y_i borders G_i, G_(i+1), R_i and R_(i+1), and its own ring.
    return [UPPER[(i + 1) % 3], UPPER[(i + 2) % 3], OUTER[i], OUTER[(i + 1) % 3], CENTRE[i], CENTRE[(i + 1) % 3]]


def borders_of_centre(i):
    # VN-MAP-1: R_i borders Y_i and Y_(i-1), and its own ring.
    return [CENTRE[(i + 1) % 3], CENTRE[(i + 2) % 3], UPPER[i], UPPER[(i - 1) % 3]]


BORDERS = {}
for _i in range(3):
    BORDERS[OUTER[_i]] = borders_of_outer(_i)
    BORDERS[UPPER[_i]] = borders_of_upper(_i)
    BORDERS[CENTRE[_i]] = borders_of_centre(_i)
for _here in DISTRICTS:
    for _there in BORDERS[_here]:
        assert _here in BORDERS[_there]


def touches_ocean(district, sunk):
    # VN-MAP-2: outer, or at least one bordering district has sunk.
    return district in OUTER or any(neighbour in sunk for neighbour in BORDERS[district])


# ---------------------------------------------------------------------------------------------------------------------
# Lists as text


def cards_text(cards):
    """`flood 1 x2, calm sea`, in card order."""
    parts = []
    for card in CARDS:
        count = cards.count(card)
        if count == 1:
            parts.append(card)
        elif count > 1:
            parts.append(card + ' x' + str(count))
    return ', '.join(parts)


def houses_text(houses):
    """`amber 2, fern 1`, in tribe order."""
    return ', '.join(tribe + ' ' + str(houses.count(tribe)) for tribe in TRIBES if tribe in houses)


def in_board_order(districts):
    return [district for district in DISTRICTS if district in districts]


def in_tribe_order(houses):
    """The different tribes among these houses."""
    return [tribe for tribe in TRIBES if tribe in houses]


def in_card_order(cards):
    """The different cards among these."""
    return [card for card in CARDS if card in cards]


class Illegal(Exception):
    """An action that the rules do not allow now."""


# ---------------------------------------------------------------------------------------------------------------------
# The game


class Game:
    """One table of Vineta. Cards, districts, tribes and seats are the words of docs/notation.md."""

    def __init__(self, players=4, edition='nl', start='p1', own_house=None, tie_tower=None, panic=None, capture=None,
                 placement=None):
        # VN-SET-1: 2-6 players.
        if players not in (2, 3, 4, 5, 6):
            raise ValueError('players must be 2 to 6, not ' + repr(players))
        if edition not in EDITIONS:
            raise ValueError('no edition ' + repr(edition))
        self.players = players
        self.seats = ['p' + str(number) for number in range(1, players + 1)]
        if start != 'random' and start not in self.seats:
            raise ValueError('no start seat ' + repr(start))
        self.edition = edition
        self.set_switches(own_house, tie_tower, panic, capture, placement)

        # VN-SET-1: players + 1 tribes, but 4 with 2 players. RU-10: the first ones of the fixed order.
        tribe_count = 4 if players == 2 else players + 1
        self.tribes_in_play = TRIBES[:tribe_count]

        self.round = 1
        self.turn = 1
        self.tie_breaks = 0
        self.sunk = []
        self.quarantine = []
        self.supply = [tribe for tribe in self.tribes_in_play for _ in range(HOUSES_OF_A_TRIBE)]
        self.box = []
        self.houses = {district: [] for district in DISTRICTS}
        # A row: {'district', 'by', 'floods': [(owner, card)] from the bottom up, 'interventions': [(owner, '+7' or '-7')]}.
        self.rows = []
        self.tribe = {}
        self.district = {}
        self.hand = {seat: [] for seat in self.seats}
        # VN-SET-3: all 30 cards in the pile; its order is nature's secret.
        self.pile = {seat: list(ALL_CARDS) for seat in self.seats}
        self.discard = {seat: [] for seat in self.seats}
        self.front = {seat: [] for seat in self.seats}
        self.chosen = {seat: None for seat in self.seats}
        self.captured = {seat: [] for seat in self.seats}
        self.shuffles = {seat: 0 for seat in self.seats}
        self.doing = None
        self.is_set_up = False   # becomes true when the first hands have been drawn
        self.drawing = None      # the seat that draws now

        # VN-SET-4: the start player gets disk and tower.
        if start == 'random':
            self.phase = 'start'
            self.tower = 'p1'
            self.disk = 'p1'
        else:
            self.phase = 'tribes'
            self.tower = start
            self.disk = start

    def set_switches(self, own_house, tie_tower, panic, capture, placement):
        edition = EDITIONS[self.edition]
        self.own_house = edition['own-house'] if own_house is None else own_house    # ED-1
        self.tie_tower = edition['tie-tower'] if tie_tower is None else tie_tower    # ED-2
        self.panic = edition['panic'] if panic is None else panic                    # ED-3
        # §8: ED-1 other than 1 forces "the owner picks" in ED-4.
        self.implied_capture = 'owner-picks' if self.own_house != 1 else edition['capture']
        self.capture = self.implied_capture if capture is None else capture          # ED-4
        if self.own_house != 1:
            self.capture = 'owner-picks'
        # VN-VAR-1: no rulebook has it, so it is the same for every edition.
        self.placement = 'in-turn' if placement is None else placement
        for name, value in (('own-house', self.own_house), ('tie-tower', self.tie_tower),
                            ('panic', self.panic), ('capture', self.capture), ('placement', self.placement)):
            if value not in SWITCH_VALUES[name]:
                raise ValueError('no value ' + repr(value) + ' of ' + name)

    def copy(self):
        other = copy.copy(self)
        other.sunk = list(self.sunk)
        other.quarantine = list(self.quarantine)
        other.supply = list(self.supply)
        other.box = list(self.box)
        other.houses = {district: list(houses) for district, houses in self.houses.items()}
        other.rows = [{'district': row['district'], 'by': row['by'], 'floods': list(row['floods']),
                       'interventions': list(row['interventions'])} for row in self.rows]
        other.tribe = dict(self.tribe)
        other.district = dict(self.district)
        other.hand = {seat: list(cards) for seat, cards in self.hand.items()}
        other.pile = {seat: list(cards) for seat, cards in self.pile.items()}
        other.discard = {seat: list(cards) for seat, cards in self.discard.items()}
        other.front = {seat: list(cards) for seat, cards in self.front.items()}
        other.chosen = dict(self.chosen)
        other.captured = {seat: list(houses) for seat, houses in self.captured.items()}
        other.shuffles = dict(self.shuffles)
        other.doing = copy.deepcopy(self.doing)
        return other

    # -- questions about the table ------------------------------------------------------------------------------------

    def left_of(self, seat):
        """The next seat clockwise."""
        return self.seats[(self.seats.index(seat) + 1) % self.players]

    def clockwise_from(self, seat):
        first = self.seats.index(seat)
        return self.seats[first:] + self.seats[:first]

    def standing(self):
        """The districts that have not sunk, in board order."""
        return [district for district in DISTRICTS if district not in self.sunk]

    def coast(self):
        """VN-MAP-2: the districts that stand and touch the ocean, in board order."""
        return [district for district in self.standing() if touches_ocean(district, self.sunk)]

    def endangered(self):
        """VN-HOP-1: the districts that hold a chip, in board order. RU-1: an emptied row keeps its chip there."""
        return in_board_order([row['district'] for row in self.rows])

    def row_against(self, district):
        for row in self.rows:
            if row['district'] == district:
                return row
        return None

    def has_chip(self, seat):
        """VN-FLD-1: the chip is still at home."""
        return all(row['by'] != seat for row in self.rows)

    def rows_with_flood(self):
        return [row for row in self.rows if row['floods']]

    def waves(self, row):
        # VN-SCO-1: flood cards plus or minus Interventions.
        total = sum(WAVES[card] for owner, card in row['floods'])
        for owner, effect in row['interventions']:
            total += 7 if effect == '+7' else -7
        return total

    def round_length(self):
        # VN-RND-2, VN-LEN-1: 3 + Cards More - Cards Less + tie-break turns.
        more = sum(self.front[seat].count('one more') for seat in self.seats)
        less = sum(self.front[seat].count('one less') for seat in self.seats)
        return TURNS + more - less + self.tie_breaks

    def may_leave(self, district):
        # RU-5: sunk districts are never a source. VN-QUA-1, VN-QUA-2, RU-7: nor are those in quarantine.
        return district not in self.sunk and district not in self.quarantine

    # -- who acts -----------------------------------------------------------------------------------------------------

    def to_act(self):
        if self.phase in ('start', 'tribes', 'districts', 'draw'):
            return ['nature']
        if self.phase == 'place' and self.placement == 'random':
            return ['nature']    # VN-VAR-1: no player places a house
        if self.phase == 'place':
            # VN-SET-5: from the start player on, clockwise.
            placed = len(self.tribes_in_play) * HOUSES_OF_A_TRIBE - len(self.supply)
            return [self.clockwise_from(self.tower)[placed % self.players]]
        if self.phase == 'choose':
            # VN-TRN-1: all players simultaneously.
            return [seat for seat in self.seats if self.chosen[seat] is None]
        if self.phase == 'play':
            # VN-TRN-2: from the tower holder clockwise.
            return [seat for seat in self.clockwise_from(self.tower) if self.chosen[seat] is not None][:1]
        if self.phase == 'capture':
            # VN-SCO-3, ED-4: the owner of the next card of the sinking row.
            owner, card = self.row_against(self.doing['district'])['floods'][self.doing['next'] - 1]
            return [owner]
        return []

    # -- legal actions ------------------------------------------------------------------------------------------------

    def legal(self, seat):
        """All legal actions of this seat (or of nature), as complete lines."""
        if seat not in self.to_act():
            return []
        if self.phase == 'start':
            return ['nature start ' + start for start in self.seats]    # VN-SET-4
        if self.phase == 'tribes':
            return self.legal_tribes()
        if self.phase == 'districts':
            return self.legal_districts()
        if self.phase == 'draw':
            # VN-SET-6, VN-TRN-3: any card of the pile can come.
            return ['nature draw ' + self.drawing + ' ' + card for card in in_card_order(self.pile[self.drawing])]
        if self.phase == 'place':
            # VN-SET-5: any tribe that still has houses in supply, any district. VN-VAR-1: so for nature.
            return [seat + ' place ' + tribe + ' ' + district
                    for tribe in in_tribe_order(self.supply) for district in DISTRICTS]
        if self.phase == 'choose':
            return [seat + ' choose ' + card for card in in_card_order(self.hand[seat])]    # VN-TRN-1
        if self.phase == 'capture':
            return [seat + ' capture ' + tribe for tribe in in_tribe_order(self.houses[self.doing['district']])]    # ED-4
        card = self.chosen[seat]
        ways = self.ways_to_play(seat, card)
        if not ways:
            ways = ['lapse']    # RU-4: only a card that cannot be carried out lapses
        return [(seat + ' ' + card + ' ' + way).strip() for way in ways]

    def legal_tribes(self):
        # VN-SET-2: the house tiles of the tribes in play, one to each player.
        seat = self.seats[len(self.tribe)]
        free = [tribe for tribe in self.tribes_in_play if tribe not in self.tribe.values()]
        return ['nature deal ' + seat + ' tribe ' + tribe for tribe in free]

    def legal_districts(self):
        # VN-SET-2: all nine district tiles, one to each player.
        seat = self.seats[len(self.district)]
        free = [district for district in DISTRICTS if district not in self.district.values()]
        return ['nature deal ' + seat + ' district ' + district for district in free]

    def ways_to_play(self, seat, card):
        """What can follow `p1 CARD ` now; empty if the card cannot be carried out."""
        if card in WAVES:
            return self.ways_flood(seat)
        if card == 'changing wind':
            return self.ways_changing_wind()
        if card == 'calm sea':
            # VN-CLM-1: any one flood card of any row.
            return ['discard ' + place for place in self.flood_places()]
        if card == 'intervention':
            # VN-INT-1: +7 or -7 for a row with at least one flood card.
            return [row['district'] + ' ' + effect for row in self.rows_with_flood() for effect in ('+7', '-7')]
        if card in ('one more', 'one less'):
            return ['']    # VN-LEN-1: nothing to decide
        if card == 'false hope':
            return self.ways_false_hope()
        if card == 'rescue':
            return self.ways_rescue()
        if card == 'relocation':
            return self.ways_relocation()
        if card == 'panic':
            return self.ways_panic()
        assert card == 'quarantine'
        # VN-QUA-1, RU-7: any district, also one already in quarantine. RU-5: not a sunk one.
        return list(self.standing())

    def ways_flood(self, seat):
        ways = []
        # VN-FLD-1: a new row on a district at the ocean, threatened by nobody, with the own chip.
        if self.has_chip(seat):
            for district in self.coast():
                if self.row_against(district) is None:
                    ways.append('start ' + district)
        # VN-FLD-2: to the end of any open row. RU-1: emptied ones too.
        for row in self.rows:
            ways.append('add ' + row['district'])
        return ways

    def flood_places(self):
        """Every flood card on the table as `G1 2`: row and place from the bottom."""
        return [row['district'] + ' ' + str(number + 1) for row in self.rows for number in range(len(row['floods']))]

    def ways_changing_wind(self):
        if self.doing is not None:
            # VN-WND-1: to the end of another row. RU-1: an emptied row is a row.
            return ['to ' + row['district'] for row in self.rows if row['district'] != self.doing['district']]
        if len(self.rows) >= 2:
            # VN-WND-1: any one flood card of any row.
            return ['take ' + place for place in self.flood_places()]
        # VN-WND-2: only one row, one flood card of it is discarded; no flood card, nothing.
        return ['discard ' + place for place in self.flood_places()]

    def from_to(self, sources, targets):
        # RU-5: source and destination differ.
        # RU-4: a source without a house, or in quarantine, could not be carried out.
        return ['from ' + source + ' to ' + target for source in sources
                if self.may_leave(source) and self.houses[source]
                for target in targets if target != source]

    def ways_false_hope(self):
        if self.doing is not None:
            return ['move ' + tribe for tribe in in_tribe_order(self.houses[self.doing['from']])]
        if self.endangered():
            return self.from_to(self.standing(), self.endangered())    # VN-HOP-1
        return self.from_to(self.standing(), self.standing())          # VN-HOP-2, RU-6: no chip anywhere

    def ways_rescue(self):
        if self.doing is not None:
            return ['move ' + houses for houses in self.rescue_houses(self.houses[self.doing['from']])]
        if self.endangered():
            return self.from_to(self.endangered(), self.standing())    # VN-RES-1
        return self.from_to(self.standing(), self.standing())          # VN-RES-2, RU-6: no chip anywhere

    def rescue_houses(self, houses):
        # VN-RES-1: two houses, or one if there is only one.
        if len(houses) == 1:
            return [houses[0]]
        pairs = []
        for first in TRIBES:
            for second in TRIBES[TRIBES.index(first):]:
                needed = 2 if first == second else 1
                if houses.count(first) >= needed and houses.count(second) >= needed:
                    pairs.append(first + ' ' + second)
        return pairs

    def ways_relocation(self):
        # VN-REL-1: any two districts, empty or not. RU-5: not sunk. RU-7: neither side in quarantine.
        free = [district for district in self.standing() if self.may_leave(district)]
        return [free[i] + ' ' + free[j] for i in range(len(free)) for j in range(i + 1, len(free))]

    def panic_targets(self, source):
        # VN-PAN-1: other districts. RU-5: not sunk. RU-7: quarantine does not stop arrivals.
        return [district for district in self.standing() if district != source]

    def ways_panic(self):
        if self.doing is not None:
            source = self.doing['from']
            # VN-PAN-1: different districts. ED-3: none gets a second before each has one.
            targets = [target for target in self.panic_targets(source) if target not in self.doing['used']]
            if not targets:
                targets = self.panic_targets(source)
            return ['move ' + tribe + ' to ' + target
                    for tribe in in_tribe_order(self.houses[source]) for target in targets]
        # RU-4: a district without houses would be a way to decline. RU-7: not from quarantine.
        return ['from ' + source for source in self.standing() if self.may_leave(source) and self.houses[source]]

    # -- carrying out an action ---------------------------------------------------------------------------------------

    def apply(self, text):
        """Carries out one action, given as a complete line. Raises Illegal if it is not legal now."""
        seat = text.split(' ')[0]
        if text not in self.legal(seat):
            raise Illegal(text)
        words = text.split(' ')
        if self.phase == 'start':
            self.tower = words[2]    # VN-SET-4
            self.disk = words[2]
            self.phase = 'tribes'
        elif self.phase == 'tribes':
            self.tribe[words[2]] = words[4]    # VN-SET-2
            if len(self.tribe) == self.players:
                self.phase = 'districts'
        elif self.phase == 'districts':
            self.district[words[2]] = words[4]    # VN-SET-2
            if len(self.district) == self.players:
                self.phase = 'place'
        elif self.phase == 'place':
            self.apply_place(words[2], words[3])
        elif self.phase == 'draw':
            self.apply_draw(words[2], ' '.join(words[3:]))
        elif self.phase == 'choose':
            self.apply_choose(seat, ' '.join(words[2:]))
        elif self.phase == 'play':
            self.apply_play(seat, text)
        else:
            self.apply_capture(seat, words[2])

    def apply_place(self, tribe, district):
        # VN-SET-5
        self.supply.remove(tribe)
        self.houses[district].append(tribe)
        if not self.supply:
            self.go_on_drawing()    # VN-SET-6

    def apply_draw(self, seat, card):
        self.pile[seat].remove(card)
        self.hand[seat].append(card)
        self.go_on_drawing()

    def apply_choose(self, seat, card):
        # VN-TRN-1
        self.hand[seat].remove(card)
        self.chosen[seat] = card
        if all(self.chosen[other] is not None for other in self.seats):
            self.phase = 'play'

    def apply_play(self, seat, text):
        card = self.chosen[seat]
        way = text[len(seat + ' ' + card):].strip().split(' ')
        if way == ['lapse']:
            self.card_is_done(seat, 'discard')    # RU-4
        elif card in WAVES:
            self.play_flood(seat, card, way)
        elif card == 'changing wind':
            self.play_changing_wind(seat, way)
        elif card == 'calm sea':
            self.discard_flood(way[1], int(way[2]))    # VN-CLM-1
            self.card_is_done(seat, 'discard')
        elif card == 'intervention':
            # VN-INT-1; VN-ACT-1: lies beside the row to the end of the round.
            self.row_against(way[0])['interventions'].append((seat, way[1]))
            self.card_is_done(seat, 'row')
        elif card in ('one more', 'one less'):
            self.card_is_done(seat, 'front')    # VN-LEN-1, VN-ACT-1
        elif card == 'false hope' or card == 'rescue':
            self.play_move(seat, card, way)
        elif card == 'relocation':
            # VN-REL-1
            one, other = way
            self.houses[one], self.houses[other] = self.houses[other], self.houses[one]
            self.card_is_done(seat, 'discard')
        elif card == 'panic':
            self.play_panic(seat, way)
        else:
            assert card == 'quarantine'
            # VN-QUA-1, RU-7: a second one on the same district has no further effect.
            if way[0] not in self.quarantine:
                self.quarantine.append(way[0])
            self.card_is_done(seat, 'discard')

    def play_flood(self, seat, card, way):
        if way[0] == 'start':
            # VN-FLD-1: the chip goes into the district.
            self.rows.append({'district': way[1], 'by': seat, 'floods': [], 'interventions': []})
        # VN-FLD-2
        self.row_against(way[1])['floods'].append((seat, card))
        self.card_is_done(seat, 'row')

    def play_changing_wind(self, seat, way):
        if way[0] == 'take':
            # VN-WND-1: the card stays in its row until it is put down.
            self.doing = {'district': way[1], 'number': int(way[2])}
            return
        if way[0] == 'to':
            # VN-WND-1: to the end of another row; it keeps its owner.
            flood = self.row_against(self.doing['district'])['floods'].pop(self.doing['number'] - 1)
            self.row_against(way[1])['floods'].append(flood)
        else:
            self.discard_flood(way[1], int(way[2]))    # VN-WND-2
        self.card_is_done(seat, 'discard')

    def discard_flood(self, district, number):
        """One flood card of a row goes to the discard pile of its owner. RU-1: the row stays open."""
        owner, card = self.row_against(district)['floods'].pop(number - 1)
        self.discard[owner].append(card)

    def play_move(self, seat, card, way):
        if way[0] == 'from':
            self.doing = {'from': way[1], 'to': way[3]}
            return
        # VN-HOP-1: one house. VN-RES-1: two houses, or the only one.
        for tribe in way[1:]:
            self.houses[self.doing['from']].remove(tribe)
            self.houses[self.doing['to']].append(tribe)
        self.card_is_done(seat, 'discard')

    def play_panic(self, seat, way):
        if way[0] == 'from':
            source = way[1]
            left = min(3, len(self.houses[source]))    # VN-PAN-1
            if self.panic == 'one-each':
                left = min(left, len(self.panic_targets(source)))    # ED-3 (fr)
            self.doing = {'from': source, 'left': left, 'used': []}
            return
        tribe = way[1]
        target = way[3]
        self.houses[self.doing['from']].remove(tribe)
        self.houses[target].append(tribe)
        self.doing['left'] -= 1
        if target not in self.doing['used']:
            self.doing['used'].append(target)
        if self.doing['left'] == 0:
            self.card_is_done(seat, 'discard')

    def card_is_done(self, seat, where):
        """The revealed card leaves the player's place, and the next player reveals."""
        card = self.chosen[seat]
        self.chosen[seat] = None
        self.doing = None
        if where == 'discard':
            self.discard[seat].append(card)    # VN-ACT-1, RU-4
        elif where == 'front':
            self.front[seat].append(card)    # VN-ACT-1
        else:
            assert where == 'row'
        if all(self.chosen[other] is None for other in self.seats):
            self.go_on_drawing()    # VN-TRN-3; RU-9: before scoring

    # -- drawing, end of a turn, end of a round -------------------------------------------------------------------------

    def go_on_drawing(self):
        """Finds the next seat that draws; if nobody needs to, the game goes on."""
        self.phase = 'draw'
        for seat in self.seats:
            if not self.hand[seat] and not self.pile[seat]:
                # VN-TRN-4: pile used up and all hand cards played: the own discard pile becomes the pile.
                self.pile[seat] = self.discard[seat]
                self.discard[seat] = []
                self.shuffles[seat] += 1
            # VN-TRN-3: back up to 7 cards, as far as the pile reaches.
            if len(self.hand[seat]) < HAND and self.pile[seat]:
                self.drawing = seat
                return
        self.drawing = None
        if not self.is_set_up:
            self.is_set_up = True
            self.phase = 'choose'
        else:
            self.end_turn()

    def end_turn(self):
        # VN-RND-2: after each complete turn the round is scored if the turns played reach the length.
        if self.turn >= self.round_length():
            self.score_round()
        else:
            self.next_turn(tower_passes=True)    # VN-TRN-5, RU-8

    def next_turn(self, tower_passes):
        if tower_passes:
            self.tower = self.left_of(self.tower)
        self.turn += 1
        self.phase = 'choose'

    def score_round(self):
        # VN-SCO-1: the row with the most waves; VN-INT-2: zero or fewer will do.
        # RU-1: a row without a flood card is ignored.
        rows = self.rows_with_flood()
        if rows:
            most = max(self.waves(row) for row in rows)
            highest = [row for row in rows if self.waves(row) == most]    # in the order they were started
        else:
            highest = []
        if len(highest) == 1:
            self.share_out(highest[0])
        elif self.turn < LAST_TURN:
            # VN-SCO-2, and RU-2 for no row at all: one further turn. ED-2: the tower before it.
            self.tie_breaks += 1
            self.next_turn(tower_passes=(self.tie_tower == 'passes'))
        elif highest:
            self.share_out(highest[0])    # RU-3: the one started first
        else:
            # RU-3: the first coast district in board order; no card, so nobody captures.
            district = self.coast()[0]
            self.box += self.houses[district]
            self.houses[district] = []
            self.sink(district)

    def share_out(self, row):
        district = row['district']
        if self.capture == 'owner-picks' and self.houses[district]:
            # ED-4: the card's owner picks, one at a time.
            self.phase = 'capture'
            self.doing = {'district': district, 'next': 1}
            return
        # VN-SCO-3, VN-SCO-4: one at a time, from the bottom card up, starting over. ED-4: in tribe order.
        houses = [tribe for tribe in TRIBES for _ in range(self.houses[district].count(tribe))]
        number = 0
        for tribe in houses:
            owner, card = row['floods'][number]
            self.captured[owner].append(tribe)
            number += 1
            if number == len(row['floods']):
                number = 0
        self.houses[district] = []
        self.sink(district)

    def apply_capture(self, seat, tribe):
        district = self.doing['district']
        self.houses[district].remove(tribe)
        self.captured[seat].append(tribe)
        # VN-SCO-3: from the bottom card up, starting over while houses remain.
        self.doing['next'] += 1
        if self.doing['next'] > len(self.row_against(district)['floods']):
            self.doing['next'] = 1
        if not self.houses[district]:
            self.doing = None
            self.sink(district)

    def sink(self, district):
        self.sunk.append(district)
        # VN-SCO-5: cards on the table to their owners' discard piles; chips home; quarantine ends.
        for row in self.rows:
            for owner, card in row['floods']:
                self.discard[owner].append(card)
            for owner, effect in row['interventions']:
                self.discard[owner].append('intervention')
        self.rows = []
        for seat in self.seats:
            self.discard[seat] += self.front[seat]
            self.front[seat] = []
        self.quarantine = []
        # VN-SCO-6, RU-8: the tower passes, but not with 3 players; the disk goes under it.
        if self.players != 3:
            self.tower = self.left_of(self.tower)
        self.disk = self.tower
        self.turn = 1
        self.tie_breaks = 0
        if self.round == ROUNDS:
            self.phase = 'over'    # VN-RND-1, VN-END-1
        else:
            self.round += 1
            self.phase = 'choose'

    # -- the end of the game --------------------------------------------------------------------------------------------

    def last_district(self):
        assert self.phase == 'over' and len(self.standing()) == 1    # VN-END-1
        return self.standing()[0]

    def own_on_last(self, seat):
        return self.houses[self.last_district()].count(self.tribe[seat])

    def points(self):
        """{seat: {rule id: points}}, without zeros."""
        last = self.last_district()
        result = {}
        for seat in self.seats:
            own = self.captured[seat].count(self.tribe[seat])
            others = len(self.captured[seat]) - own
            entries = {}
            entries['VN-END-2'] = 3 * self.own_on_last(seat)
            entries['VN-END-3'] = 1 * others
            entries['ED-1'] = self.own_house * own
            entries['VN-END-4'] = 0
            if self.district[seat] == last:
                # VN-END-4: by ring.
                if last in CENTRE:
                    entries['VN-END-4'] = 2
                elif last in UPPER:
                    entries['VN-END-4'] = 4
                else:
                    entries['VN-END-4'] = 7
            result[seat] = {rule: count for rule, count in entries.items() if count != 0}
        return result

    def scores(self):
        points = self.points()
        return {seat: sum(points[seat].values()) for seat in self.seats}

    def winners(self):
        # VN-END-5: most points; then most houses of the own tribe on the last district; then several winners.
        scores = self.scores()
        best = max(scores.values())
        leaders = [seat for seat in self.seats if scores[seat] == best]
        most = max(self.own_on_last(seat) for seat in leaders)
        return [seat for seat in leaders if self.own_on_last(seat) == most]

    # -- the canonical position text --------------------------------------------------------------------------------------

    def position(self):
        lines = ['game vineta', 'rules 1', 'players ' + str(self.players), 'edition ' + self.edition]
        lines += self.switch_lines()
        lines.append('phase ' + self.phase)
        lines.append('round ' + str(self.round))
        lines.append('turn ' + str(self.turn))
        lines.append('tie-breaks ' + str(self.tie_breaks))
        lines.append('tower ' + self.tower)
        lines.append('disk ' + self.disk)
        if self.sunk:
            lines.append('sunk ' + ' '.join(in_board_order(self.sunk)))
        if self.quarantine:
            lines.append('quarantine ' + ' '.join(in_board_order(self.quarantine)))
        if self.supply:
            lines.append('supply ' + houses_text(self.supply))
        if self.box:
            lines.append('box ' + houses_text(self.box))
        for district in DISTRICTS:
            if self.houses[district]:
                lines.append('houses ' + district + ' ' + houses_text(self.houses[district]))
        for row in self.rows:
            lines.append(self.row_line(row))
        for seat in self.seats:
            lines += self.seat_lines(seat)
        if self.doing is not None:
            lines.append(self.doing_line())
        return '\n'.join(lines)

    def switch_lines(self):
        edition = EDITIONS[self.edition]
        lines = []
        if self.own_house != edition['own-house']:
            lines.append('set own-house ' + str(self.own_house))
        if self.tie_tower != edition['tie-tower']:
            lines.append('set tie-tower ' + self.tie_tower)
        if self.panic != edition['panic']:
            lines.append('set panic ' + self.panic)
        if self.capture != self.implied_capture:
            lines.append('set capture ' + self.capture)
        if self.placement != 'in-turn':
            lines.append('set placement ' + self.placement)
        return lines

    def row_line(self, row):
        parts = [owner + ' ' + str(WAVES[card]) for owner, card in row['floods']]
        for seat in self.seats:
            for owner, effect in row['interventions']:
                if owner == seat:
                    parts.append(owner + ' ' + effect)
        if not parts:
            parts = ['none']
        return 'row ' + row['district'] + ' by ' + row['by'] + ': ' + ', '.join(parts)

    def seat_lines(self, seat):
        lines = []
        if seat in self.tribe:
            lines.append(seat + ' tribe ' + self.tribe[seat])
        if seat in self.district:
            lines.append(seat + ' district ' + self.district[seat])
        if self.phase in ('draw', 'choose', 'play', 'capture', 'over'):
            lines.append(seat + ' hand ' + (cards_text(self.hand[seat]) or 'none'))
        if self.discard[seat]:
            lines.append(seat + ' discard ' + cards_text(self.discard[seat]))
        if self.front[seat]:
            lines.append(seat + ' front ' + cards_text(self.front[seat]))
        if self.chosen[seat] is not None:
            lines.append(seat + ' chosen ' + self.chosen[seat])
        if self.captured[seat]:
            lines.append(seat + ' captured ' + houses_text(self.captured[seat]))
        if self.shuffles[seat]:
            lines.append(seat + ' shuffles ' + str(self.shuffles[seat]))
        return lines

    def doing_line(self):
        doing = self.doing
        if self.phase == 'capture':
            return 'doing capture ' + doing['district'] + ' next ' + str(doing['next'])
        card = self.chosen[self.to_act()[0]]
        if card == 'changing wind':
            return 'doing changing wind take ' + doing['district'] + ' ' + str(doing['number'])
        if card == 'panic':
            line = 'doing panic from ' + doing['from'] + ' left ' + str(doing['left'])
            if doing['used']:
                line += ' used ' + ' '.join(in_board_order(doing['used']))
            return line
        return 'doing ' + card + ' from ' + doing['from'] + ' to ' + doing['to']


# ---------------------------------------------------------------------------------------------------------------------
# the games that another program prints, compared by harness.py

RULE_ORDER = ['VN-END-2', 'VN-END-3', 'ED-1', 'VN-END-4']


def game_of_header(line):
    """`begin players 4 edition nl start p1 set own-house 2`"""
    words = line.split(' ')
    options = {}
    at = 1
    while at < len(words):
        name = words[at]
        if name == 'players':
            options['players'] = int(words[at + 1])
            at += 2
        elif name in ('edition', 'start'):
            options[name] = words[at + 1]
            at += 2
        elif name == 'set' and words[at + 1] in SWITCH_VALUES:
            value = words[at + 2]
            options[words[at + 1].replace('-', '_')] = int(value) if words[at + 1] == 'own-house' else value
            at += 3
        else:
            raise ValueError('unknown word ' + repr(name))
    for name in ('players', 'edition', 'start'):
        if name not in options:
            raise ValueError('no ' + name)
    return Game(**options)


# ---------------------------------------------------------------------------------------------------------------------
# selfplay: random games with the oracle's own invariants

_SEAT = 'p[1-6]'
_DISTRICT = '[GYR][0-2]'
_TRIBE = '(' + '|'.join(TRIBES) + ')'
_CARD = '(' + '|'.join(CARDS) + ')'
ACTION_PATTERN = re.compile('|'.join([
    f'nature start {_SEAT}',
    f'nature deal {_SEAT} tribe {_TRIBE}',
    f'nature deal {_SEAT} district {_DISTRICT}',
    f'nature draw {_SEAT} {_CARD}',
    f'({_SEAT}|nature) place {_TRIBE} {_DISTRICT}',
    f'{_SEAT} choose {_CARD}',
    f'{_SEAT} flood [1-4] (start|add) {_DISTRICT}',
    f'{_SEAT} changing wind (take|discard) {_DISTRICT} [1-9][0-9]*',
    f'{_SEAT} changing wind to {_DISTRICT}',
    f'{_SEAT} calm sea discard {_DISTRICT} [1-9][0-9]*',
    f'{_SEAT} intervention {_DISTRICT} [+-]7',
    f'{_SEAT} one (more|less)',
    f'{_SEAT} (false hope|rescue) from {_DISTRICT} to {_DISTRICT}',
    f'{_SEAT} false hope move {_TRIBE}',
    f'{_SEAT} rescue move {_TRIBE}( {_TRIBE})?',
    f'{_SEAT} relocation {_DISTRICT} {_DISTRICT}',
    f'{_SEAT} panic from {_DISTRICT}',
    f'{_SEAT} panic move {_TRIBE} to {_DISTRICT}',
    f'{_SEAT} quarantine {_DISTRICT}',
    f'{_SEAT} {_CARD} lapse',
    f'{_SEAT} capture {_TRIBE}',
]))


def reachable_sunk_sets():
    """Every set of at most eight sunk districts that rounds can lead to."""
    known = [frozenset()]
    seen = set(known)
    for sunk in known:
        if len(sunk) == ROUNDS:
            continue
        for district in DISTRICTS:
            if district not in sunk and touches_ocean(district, sunk):
                after = sunk | {district}
                if after not in seen:
                    seen.add(after)
                    known.append(after)
    return known


def check_map():
    # VN-MAP-2: exactly 357 sets; with more than one district left at least two touch the ocean.
    sets = reachable_sunk_sets()
    assert len(sets) == 357, len(sets)
    for sunk in sets:
        standing = [district for district in DISTRICTS if district not in sunk]
        if len(standing) > 1:
            assert len([district for district in standing if touches_ocean(district, sunk)]) >= 2


def check_cards(game):
    # VN-MAT-3: the 30 cards of every god are somewhere.
    for seat in game.seats:
        cards = game.hand[seat] + game.pile[seat] + game.discard[seat] + game.front[seat]
        if game.chosen[seat] is not None:
            cards = cards + [game.chosen[seat]]
        for row in game.rows:
            cards = cards + [card for owner, card in row['floods'] if owner == seat]
            cards = cards + ['intervention' for owner, effect in row['interventions'] if owner == seat]
        assert sorted(cards) == sorted(ALL_CARDS), seat
        assert len(game.hand[seat]) <= HAND
        if game.phase in ('choose', 'play') and game.pile[seat]:
            held = len(game.hand[seat]) + (1 if game.chosen[seat] is not None else 0)
            assert held == HAND or game.phase == 'play' and held == HAND - 1
        if game.phase == 'choose':
            assert game.hand[seat] or game.chosen[seat] is not None    # RU-9


def check_houses(game):
    # VN-MAT-2: seven houses of every tribe in play are somewhere.
    houses = game.supply + game.box
    for district in DISTRICTS:
        houses = houses + game.houses[district]
    for seat in game.seats:
        houses = houses + game.captured[seat]
    assert len(houses) == {2: 28, 3: 28, 4: 35, 5: 42, 6: 49}[game.players]    # VN-SET-1
    for tribe in game.tribes_in_play:
        assert houses.count(tribe) == HOUSES_OF_A_TRIBE


def check_table(game):
    assert len(set(game.sunk)) == len(game.sunk)
    for district in game.sunk:
        assert not game.houses[district] and district not in game.quarantine and game.row_against(district) is None
    assert len({row['district'] for row in game.rows}) == len(game.rows)
    assert len({row['by'] for row in game.rows}) == len(game.rows)
    for row in game.rows:
        assert touches_ocean(row['district'], game.sunk)
    if game.phase == 'over':
        assert game.round == ROUNDS and len(game.sunk) == ROUNDS and not game.rows and not game.quarantine
        assert (game.turn, game.tie_breaks) == (1, 0) and game.disk == game.tower
    else:
        assert len(game.sunk) == game.round - 1
        # VN-TRN-5, RU-8, ED-2: one pass a turn, or none before a tie-break turn.
        passes = game.turn - 1 - (game.tie_breaks if game.tie_tower == 'stays' else 0)
        assert game.tower == game.clockwise_from(game.disk)[passes % game.players]
    if game.doing is not None and 'used' in game.doing:
        targets = game.panic_targets(game.doing['from'])
        assert 1 <= game.doing['left'] <= 3 and len(game.doing['used']) <= len(targets)


def check_position_text(game):
    lines = game.position().split('\n')
    assert lines[0] == 'game vineta' and len(set(lines)) == len(lines)
    for line in lines:
        assert line == ' '.join(line.split()), line


def check_actions(game):
    acting = game.to_act()
    assert (not acting) == (game.phase == 'over')
    assert acting == [seat for seat in game.seats + ['nature'] if seat in acting]
    for seat in acting:
        actions = game.legal(seat)
        assert actions and len(set(actions)) == len(actions)
        for action in actions:
            assert action.startswith(seat + ' ') and ACTION_PATTERN.fullmatch(action), action


def check_end(game):
    last = game.last_district()
    kept = len(game.houses[last]) + len(game.box) + sum(len(game.captured[seat]) for seat in game.seats)
    assert kept == len(game.tribes_in_play) * HOUSES_OF_A_TRIBE
    assert game.winners()
    for seat in game.winners():
        assert game.scores()[seat] == max(game.scores().values())


def random_action(game, rng):
    """Uniform over seats to act, then over legal actions; nature by the number of cards or houses."""
    seat = rng.choice(game.to_act())
    if game.phase == 'place' and seat == 'nature':
        return 'nature place ' + rng.choice(game.supply) + ' ' + rng.choice(DISTRICTS)
    if game.phase == 'draw':
        return 'nature draw ' + game.drawing + ' ' + rng.choice(game.pile[game.drawing])
    return rng.choice(game.legal(seat))


def selfplay(games, seed, options):
    check_map()
    rng = random.Random(seed)
    counts = {'steps': 0, 'choose': 0, 'nature': 0, 'turns': 0, 'rounds': 0, 'ties': 0, 'lapses': 0,
              'captures': 0, 'shuffles': 0, 'points': 0}
    longest = 0
    for number in range(games):
        game = Game(**options)
        actions = []
        try:
            while True:
                check_cards(game)
                check_houses(game)
                check_table(game)
                check_position_text(game)
                check_actions(game)
                if game.phase == 'over':
                    break
                action = random_action(game, rng)
                phase, turn_before, ties_before = game.phase, game.turn, game.tie_breaks
                sunk_before = len(game.sunk)
                actions.append(action)
                game.apply(action)
                counts['steps'] += 1
                counts['choose'] += phase == 'choose'
                counts['nature'] += action.startswith('nature ')
                counts['captures'] += phase == 'capture'
                counts['lapses'] += action.endswith(' lapse')
                if len(game.sunk) > sunk_before:
                    counts['rounds'] += 1
                    counts['turns'] += turn_before
                    counts['ties'] += ties_before
                    longest = max(longest, turn_before)
            check_end(game)
        except AssertionError:
            print('broken invariant in game ' + str(number + 1) + ' after step ' + str(len(actions)))
            print('last actions: ' + '; '.join(actions[-12:]))
            print(game.position())
            raise
        counts['shuffles'] += sum(game.shuffles.values())
        counts['points'] += sum(game.scores().values())
    print(f"selfplay {games} games, players {options['players']}, edition {options['edition']}, seed {seed}: invariants hold")
    print(f"  choose actions a game  {counts['choose'] / games:.2f}")
    print(f"  nature moves a game    {counts['nature'] / games:.2f}")
    print(f"  turns a round          {counts['turns'] / counts['rounds']:.4f}   (longest {longest})")
    print(f"  steps a game           {counts['steps'] / games:.2f}")
    print(f"  tie-breaks a round     {counts['ties'] / counts['rounds']:.4f}")
    print(f"  lapses a game          {counts['lapses'] / games:.3f}")
    print(f"  capture actions a game {counts['captures'] / games:.2f}")
    print(f"  shuffles a game        {counts['shuffles'] / games:.3f}")
    print(f"  points a seat          {counts['points'] / games / options['players']:.3f}")
    return 0


# ---------------------------------------------------------------------------------------------------------------------
# replaying a record


def print_positions(path, every):
    """The position after every so many moves of a record and after the last."""
    with open(path, encoding='utf-8') as file:
        header, moves = file.read().split('\n\n', 1)
    table = [line for line in header.split('\n') if line.split(' ')[0] in ('players', 'edition', 'set', 'start')]
    game = game_of_header(' '.join(['begin'] + table))
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
    parser.add_argument('--edition', default='nl', choices=list(EDITIONS))
    parser.add_argument('--start', default='p1')
    parser.add_argument('--own-house', type=int, choices=SWITCH_VALUES['own-house'])
    parser.add_argument('--tie-tower', choices=SWITCH_VALUES['tie-tower'])
    parser.add_argument('--panic', choices=SWITCH_VALUES['panic'])
    parser.add_argument('--capture', choices=SWITCH_VALUES['capture'])
    parser.add_argument('--placement', choices=SWITCH_VALUES['placement'])


def table_options(arguments):
    names = ['players', 'edition', 'start', 'own_house', 'tie_tower', 'panic', 'capture', 'placement']
    return {name: getattr(arguments, name) for name in names}


def main():
    parser = argparse.ArgumentParser(description='An independent oracle for Vineta.')
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
