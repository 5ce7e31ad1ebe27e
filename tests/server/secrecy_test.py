#!/usr/bin/env python3
"""Two tables that differ only in what a seat may not know tell that seat the same, byte for byte, over the real socket.

  secrecy_test.py PROGRAM UNDER_TEST

UNDER_TEST is the program with its hooks: told to leak, it must be caught.
"""
import os
import re
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from wire import SECRET, Server, Socket  # noqa: E402

UNDER_TEST = sys.argv.pop(2) if len(sys.argv) > 2 else 'build/release/tests/springtide_under_test'
PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else 'build/springtide'


class Match:
    """One table of a pair: everybody connected, a spectator too, and all they are told."""

    def __init__(self, server, tokens, game, players, position, script):
        self.server, self.tokens = server, tokens
        wishes = {'position': position} if position else {'options': [f'players {players}', 'start p1']}
        self.table = server.table(tokens[0], ['open'] * players, game, script=script, lesson=True, **wishes)
        self.sockets = {}
        for i in range(players):
            seat = f'p{i + 1}'
            self.enter(seat, tokens[i])
            self.command(seat, 'sit', {'type': 'sit', 'seat': seat, 'name': seat, 'secret': SECRET})
        self.enter('spectator', None)
        self.command('p1', 'start', {'type': 'start', 'secret': SECRET})

    def enter(self, viewer, token):
        socket = self.sockets[viewer] = Socket(self.server, token)
        socket.watch(self.table)
        socket.table = self.table

    def command(self, seat, number, members):
        """Carries it out and waits until everyone has heard of it."""
        answer = self.sockets[seat].answer({**members, 'table': self.table, 'id': number})
        self.settle()
        return answer['type']

    def settle(self):
        for socket in self.sockets.values():
            socket.send({'type': 'ping', 'table': self.table})
            while (message := socket.receive())['type'] != 'pong':
                if message['type'] == 'update':
                    socket.update = message

    def act(self, seat, number, action):
        return self.command(seat, number, {'type': 'act', 'seat': seat, 'decision': self.sockets[seat].update['decision'],
                                           'actions': [action]})

    def look_again(self, viewer, have):
        """What a client asks for that comes back: what it misses, the steps since its last decision, and what its cards would do."""
        self.sockets[viewer].send({'type': 'watch', 'table': self.table, **({'have': {viewer: have}} if have else {})})
        if viewer != 'spectator':
            self.sockets[viewer].send({'type': 'steps', 'table': self.table, 'seat': viewer})
            self.sockets[viewer].send({'type': 'ahead', 'table': self.table, 'seat': viewer})
        self.settle()

    def record(self, seat):
        return self.server.request('GET', f'/api/tables/{self.table}/record?seat={seat}', None, self.tokens[int(seat[1]) - 1])

    def told(self, viewer):
        """Every text, without what no two tables have in common: id, commitment and times. Of heads it stays when they move."""
        heads = {}
        texts = [text.replace(self.table, 'TABLE') for text in self.sockets[viewer].raw]
        texts = [re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":"HASH"', text) for text in texts]
        texts = [re.sub(r'"head":"([0-9a-f]{64})"', lambda found: f'"head":{heads.setdefault(found[1], len(heads))}', text) for text in texts]
        return [re.sub(r'"time":\d{13}\b', '"time":0', text) for text in texts]

    def close(self):
        for socket in self.sockets.values():
            socket.close()


class Pair:
    """The two tables, and what is done at both. `{a|b}` in a text is a in the one and b in the other."""

    def __init__(self, server, tokens, game, players, position='', script=()):
        self.number = 0
        self.matches = [Match(server, tokens, game, players, self.side(i, position), [self.side(i, line) for line in script])
                        for i in range(2)]

    @staticmethod
    def side(i, text):
        return re.sub(r'\{([^{}|]*)\|([^{}|]*)\}', lambda found: found.group(i + 1), text)

    def act(self, seat, action, only=None):
        """A move that both accept, or one that only one of the tables is given."""
        self.number += 1
        for i, match in enumerate(self.matches):
            if only in (None, i):
                answer = match.act(seat, f'{self.number}', self.side(i, action))
                assert answer == 'acknowledged', (action, match.sockets[seat].raw[-2][:300])
            else:
                match.settle()

    def probe(self, seat, action):
        self.number += 1
        for match in self.matches:
            assert match.act(seat, f'{self.number}', action) == 'refused', action

    def do(self, seat, **members):
        self.number += 1
        for match in self.matches:
            assert match.command(seat, f'{self.number}', {'seat': seat, **members}) == 'acknowledged', members

    def look_again(self, have=0):
        for match in self.matches:
            for viewer in match.sockets:
                match.look_again(viewer, have)

    def differs_for(self, viewer):
        """The first difference in what the viewer was told, or nothing."""
        one, other = (match.told(viewer) for match in self.matches)
        for i, (a, b) in enumerate(zip(one, other)):
            if a != b:
                at = next((j for j, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
                return f'{viewer}, text {i}: …{a[max(at - 60, 0):at + 60]}… but …{b[max(at - 60, 0):at + 60]}…'
        return f'{viewer}: {len(one)} texts but {len(other)}' if len(one) != len(other) else None

    def leak(self, hidden):
        """The first difference for anybody but the seat whose secrets differ. That seat must see one."""
        assert hidden is None or self.differs_for(hidden), 'the two tables are the same'
        viewers = [viewer for viewer in self.matches[0].sockets if viewer != hidden]
        return next((found for found in map(self.differs_for, viewers) if found), None)

    def close(self):
        for match in self.matches:
            match.close()


# --- Vineta ---

def swapped(text):
    """The same with the first two seats exchanged."""
    return re.sub(r'\bp[12]\b', lambda found: 'p2' if found.group() == 'p1' else 'p1', text)


CHOOSING = '''game vineta
players 2
phase choose
turn 2
tower p1
houses R2 rest
row G0 by p2: p2 1
p1 tribe amber
p1 district G0
p1 hand flood 2, flood 3, fill
p2 tribe {ice|straw}
p2 district {G1|R2}
p2 hand flood 4, {fill|panic, quarantine, calm sea, fill}
'''


def choices(server, tokens, is_swapped):
    """A whole turn: hands, tiles and piles differ, then choices, then what is drawn."""
    turned = swapped if is_swapped else lambda text: text
    draws = [turned('nature draw p1 one more'), turned('nature draw p2 {rescue|relocation}')]
    pair = Pair(server, tokens, 'vineta', 2, turned(CHOOSING), sorted(draws))  # cards are drawn in seat order
    own, hidden = turned('p1'), turned('p2')
    pair.probe(own, f'{own} choose quarantine')
    pair.look_again()
    pair.act(hidden, hidden + ' choose {flood 1|panic}')
    pair.look_again(have=2)
    pair.act(hidden, hidden + ' choose calm sea', only=1)  # changed, at one of the tables
    pair.look_again(have=3)
    pair.act(hidden, f'{hidden} choose flood 4')
    pair.act(own, f'{own} choose flood 3')  # the last: the tower's card is revealed
    pair.probe(own, f'{hidden} flood 4 add G0')
    pair.act(own, f'{own} flood 3 start G1')
    pair.act(hidden, f'{hidden} flood 4 add G0')
    for match in pair.matches:  # each has drawn
        assert 'nature draw' in match.sockets[own].raw[-2], match.sockets[own].raw[-2][:300]
    pair.act(hidden, hidden + ' choose {flood 1|relocation}')
    pair.look_again(have=5)
    return pair, hidden


PLAYING = '''game vineta
players 4
phase play
tower p1
houses G0 amber 2, ice 2
houses R2 rest
p1 tribe amber
p1 district G0
p1 chosen panic
p2 tribe tide
p2 district G1
p2 chosen flood 1
p3 tribe {straw|fern}
p3 district {R1|Y2}
p3 hand {fill|rescue, one less, fill}
p3 chosen {flood 2|false hope}
p4 tribe ice
p4 district R0
p4 chosen flood 2
'''


def card_play(server, tokens):
    """Four players; a card play with steps taken back and a question, before the third seat's card is revealed."""
    pair = Pair(server, tokens, 'vineta', 4, PLAYING)
    pair.act('p1', 'p1 panic from G0')
    pair.act('p1', 'p1 panic move amber to Y1')
    pair.look_again(have=4)
    pair.do('p1', type='take-back')
    for step in ('from G0', 'move amber to Y1', 'move ice to Y0', 'move ice to R2'):
        pair.act('p1', 'p1 panic ' + step)
    pair.do('p1', type='ask', wish='undo')
    pair.do('p3', type='vote', consents=False)
    pair.do('p3', type='say', phrase='sorry')
    pair.probe('p3', 'p3 choose flood 1')
    pair.look_again()
    return pair, 'p3'


CHOOSING_FOUR = '''game vineta
players 4
phase choose
turn 2
houses R2 rest
p1 tribe {amber|straw}
p1 district {G0|R2}
p1 hand {flood 2, fill|flood 2, panic, rescue, fill}
p2 tribe ice
p2 district G1
p3 tribe fern
p3 district G2
p4 tribe tide
p4 district Y0
'''


def four_choices(server, tokens):
    """The host's secrets differ, and a choice that is changed at one table."""
    pair = Pair(server, tokens, 'vineta', 4, CHOOSING_FOUR)
    pair.act('p1', 'p1 choose {flood 2|panic}')
    pair.look_again(have=5)
    pair.act('p1', 'p1 choose {flood 1|flood 2}', only=0)
    for seat in ('p2', 'p3'):
        pair.act(seat, f'{seat} choose flood 1')
    pair.act('p2', 'p2 choose flood 2')
    pair.look_again()
    return pair, 'p1'


def deal(server, tokens, players):
    """From the beginning: the deal differs for the second seat. Only such a game has a record."""
    tribes = ['fern', '{ice|amber}', 'straw', 'tide'][:players]
    districts = ['G1', '{R2|Y0}', 'R0', 'Y2'][:players]
    script = [f'nature deal p{i + 1} tribe {tribe}' for i, tribe in enumerate(tribes)]
    script += [f'nature deal p{i + 1} district {district}' for i, district in enumerate(districts)]
    pair = Pair(server, tokens, 'vineta', players, script=script)
    for i in range(players + 3):
        turn = pair.matches[0].sockets['p1'].update['to_act'][0]
        pair.act(turn, f'{turn} place fern G{i % 3}')
        if i == players:
            pair.look_again(have=3)
    return pair, 'p2'


# --- Vigo ---

SAILING = '''game vigo
players 2
{aid}phase before
turn p1
up d4 red left lid
down e4 {{pirate|dolphin}}
down c5 {{blue right lid|red key}}
p1 ship c4
p1 stock blue right lid
p2 ship l9
'''


def sailing(server, tokens, aid=''):
    """What lies face down and was seen by all is nobody's to be told without the memory aid."""
    pair = Pair(server, tokens, 'vigo', 2, SAILING.format(aid=aid), ['nature reveal b4 green left lid'])
    pair.look_again()
    pair.probe('p1', 'p1 sail d5')
    pair.act('p1', 'p1 sail b4')
    pair.look_again(have=3)
    pair.act('p1', 'p1 take')
    pair.look_again()
    return pair, None


class SecrecyTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def serve(self, program, **environment):
        server = Server(program, os.path.join(self.folder.name, 'store.db'), '--lessons', 'on', environment=environment)
        self.addCleanup(server.stop)
        return server, [server.guest(f'p{i + 1}') for i in range(4)]

    def leak(self, played):
        pair, hidden = played
        found = pair.leak(hidden)
        pair.close()
        return found

    def test_a_choice_a_hand_and_a_draw_make_no_difference_to_others(self):
        table = self.serve(PROGRAM)
        for is_swapped in (False, True):
            self.assertIsNone(self.leak(choices(*table, is_swapped)))

    def test_nor_do_they_among_four(self):
        table = self.serve(PROGRAM)
        self.assertIsNone(self.leak(card_play(*table)))
        self.assertIsNone(self.leak(four_choices(*table)))

    def test_nor_does_a_deal_and_a_seats_record_over_http(self):
        table = self.serve(PROGRAM)
        for players in (2, 4):
            pair, hidden = deal(*table, players)
            for i in range(players):
                seat = f'p{i + 1}'
                (status, one), (_, other) = (match.record(seat) for match in pair.matches)
                self.assertEqual(status, 200, one)
                (self.assertNotEqual if seat == hidden else self.assertEqual)(one, other)
            self.assertIsNone(self.leak((pair, hidden)))

    def test_what_lies_face_down_in_vigo_makes_none_without_the_memory_aid(self):
        table = self.serve(PROGRAM)
        self.assertIsNone(self.leak(sailing(*table)))
        self.assertIsNotNone(self.leak(sailing(*table, aid='set memory-aid on\n')))  # there it must be told

    def test_a_leak_is_found(self):
        """The saboteur sends everyone what the first seat sees. Without it, the same program tells nothing."""
        self.assertIsNone(self.leak(choices(*self.serve(UNDER_TEST), True)))
        with tempfile.TemporaryDirectory() as folder:
            server = Server(UNDER_TEST, os.path.join(folder, 'store.db'), '--lessons', 'on', environment={'SPRINGTIDE_SABOTAGE': 'leak'})
            try:
                found = self.leak(choices(server, [server.guest(f'p{i + 1}') for i in range(4)], True))
            finally:
                server.stop()
        self.assertIsNotNone(found)
        self.assertRegex(found, '^(p2|spectator), text')


if __name__ == '__main__':
    unittest.main()
