#!/usr/bin/env python3
"""The lobby: what is open and what can be watched, who is here, told as it changes; and what it does not tell.

  with_postgres.sh lobby_test.py PROGRAM
"""
import json
import os
import re
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else 'build/release/src/springtide'
from friends_test import Described, Someone  # noqa: E402  (it takes the program from the arguments)
from wire import SECRET, WITNESSES, Server, Socket, play_out, wait_until  # noqa: E402


class Visitor:
    """Somebody in the lobby, and what it looks like to him by now."""

    def __init__(self, test, server, token=None):
        self.socket = Socket(server, token)
        test.addCleanup(self.socket.close)
        self.tables, self.here, self.friends, self.messages = {}, None, None, 0
        self.socket.send({'type': 'lobby'})
        self.until(lambda: self.messages)

    def take(self, message):
        if message['type'] == 'friends':
            self.friends = message['here']
        if message['type'] != 'lobby':
            return
        self.messages += 1
        if message.get('whole'):
            self.tables = {}
        for each in message['tables']:
            self.tables[each['table']] = each
        for table in message.get('gone', []):
            del self.tables[table]  # nothing is gone that was never there
        self.here = message.get('here', self.here)

    def until(self, is_true, seconds=15):
        self.socket.socket.settimeout(seconds)
        end = time.time() + seconds
        while not is_true():
            assert time.time() < end, (self.tables, self.here, self.friends)
            self.take(self.socket.receive())

    def sees(self, table, life='open'):
        self.until(lambda: self.tables.get(table, {}).get('life') == life)

    def misses(self, table):
        self.until(lambda: table not in self.tables)


class Host:
    """Somebody who opens tables, and sits at them."""

    def __init__(self, test, server, name='Emil', token=None):
        self.server, self.token = server, token or server.guest(name)
        self.socket = Socket(server, self.token)
        test.addCleanup(self.socket.close)
        self.number = 0

    def open(self, chairs=('player', 'open'), **wishes):
        return self.server.table(self.token, chairs, public=True, **wishes)

    def say(self, table, **command):
        self.number += 1
        answer = self.socket.answer({**command, 'table': table, 'id': str(self.number)})
        assert answer['type'] == 'acknowledged', answer

    def start(self, table):
        self.say(table, type='start', secret=SECRET)


class LobbyTest(unittest.TestCase):
    def setUp(self):
        witness = Described()
        WITNESSES.append(witness)
        self.addCleanup(lambda: WITNESSES.remove(witness))

    def serve(self, *flags):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        server = Server(PROGRAM, os.path.join(folder.name, 'store.db'), *flags)
        self.addCleanup(server.kill)
        return server

    # --- tables ---

    def test_a_table_appears_fills_is_watched_and_goes(self):
        server = self.serve()
        host = Host(self, server)
        before = host.open()
        visitor = Visitor(self, server)
        self.assertEqual(list(visitor.tables), [before])
        table = host.open(('player', 'open', 'open'), clock={'kind': 'correspondence', 'move': 86_400_000})
        visitor.sees(table)
        row = visitor.tables[table]
        self.assertEqual((row['summary']['game'], row['summary']['clock']['kind']), ('vineta', 'correspondence'))
        host.say(table, type='bot', seat='p2', level=1)
        visitor.until(lambda: visitor.tables[table]['summary']['seats'][1]['kind'] == 'bot')
        guest = Host(self, server, 'Bo')
        guest.say(table, type='sit', seat='p3', name='Bo', secret=SECRET)
        visitor.misses(table)  # full, and not begun
        guest.say(table, type='stand', seat='p3')
        visitor.sees(table)
        host.say(table, type='bot', seat='p3', level=1)
        host.start(table)
        visitor.sees(table, 'playing')
        host.say(table, type='resign', seat='p1')
        visitor.misses(table)
        self.assertEqual(list(visitor.tables), [before])
        listed = server.request('GET', '/api/lobby')[1]
        self.assertEqual([each['table'] for each in listed['tables']], [before])
        self.assertEqual(listed['tables'][0], visitor.tables[before])

    def test_what_is_not_for_all_is_not_there(self):
        server = self.serve()
        host = Host(self, server)
        visitor = Visitor(self, server)
        hidden = server.table(host.token, ('player', 'open'))
        alone = host.open(('player', 'bot'), spectators=False)
        host.start(alone)
        seen = host.open()
        visitor.sees(seen)
        self.assertEqual(list(visitor.tables), [seen])
        self.assertNotIn(hidden, json.dumps(visitor.socket.raw))
        self.assertNotIn(alone, json.dumps(visitor.socket.raw))

    def test_moves_are_no_news(self):
        server = self.serve()
        host = Host(self, server)
        visitor = Visitor(self, server)
        table = host.open(('player', 'bot'))
        host.start(table)
        visitor.sees(table, 'playing')
        told = visitor.messages
        host.socket.watch(table)
        play_out(host.socket, table)
        visitor.misses(table)
        self.assertLessEqual(visitor.messages - told, 2)  # that it is over, and how many are here
        self.assertLess(max(len(text) for text in visitor.socket.raw), 2000)

    def test_one_is_told_once_a_second_whatever_one_says(self):
        server = self.serve()
        host = Host(self, server)
        table = host.open()
        visitor = Visitor(self, server)
        began = time.time()
        for _ in range(300):
            visitor.socket.send({'type': 'unlobby'})
            visitor.socket.send({'type': 'lobby'})
            visitor.socket.send({'type': 'lobby'})
        last = host.open()
        visitor.sees(last)
        self.assertIn(table, visitor.tables)
        self.assertLessEqual(visitor.messages, 2 + time.time() - began)
        self.assertIn('springtide_lobby_visitors 1', server.request('GET', '/metrics')[1])
        visitor.socket.send({'type': 'unlobby'})
        self.assertTrue(wait_until(lambda: 'springtide_lobby_visitors 0' in server.request('GET', '/metrics')[1]))
        host.open()
        visitor.socket.send({'type': 'ping'})
        visitor.socket.receive_until(lambda message: message['type'] == 'pong')
        time.sleep(2.5)
        visitor.socket.send({'type': 'ping'})
        self.assertEqual(visitor.socket.receive()['type'], 'pong')  # nothing else has come
        early = Socket(server, hello=False)
        early.send({'type': 'lobby'})
        self.assertEqual(early.receive()['code'], 'no-hello')
        early.close()

    # --- people ---

    def test_how_many_are_here(self):
        server = self.serve()
        visitor = Visitor(self, server)
        self.assertEqual(visitor.here, 1)
        token = server.guest('Bo')
        both = [Socket(server, token), Socket(server, token)]
        visitor.until(lambda: visitor.here == 2)  # Bo once, however many connections
        nobody = Socket(server)
        visitor.until(lambda: visitor.here == 3)
        for each in (*both, nobody):
            each.close()
        visitor.until(lambda: visitor.here == 1)
        self.assertEqual(server.request('GET', '/api/lobby')[1]['here'], 1)

    def test_friends_see_one_another_if_they_like(self):
        server = self.serve()
        anna, bela, carl = (Someone(self, server, name) for name in ('Anna', 'Bela', 'Carl'))
        visitor = Visitor(self, server, anna.token)
        visitor.until(lambda: visitor.friends == [])
        line = Socket(server, bela.token)
        Visitor(self, server, carl.token)
        anna.follow(bela)
        anna.follow(carl)
        self.assertFalse(any('here' in each for each in anna.friends()['follows']))
        bela.follow(anna)
        visitor.until(lambda: visitor.friends == [bela.person])
        self.assertEqual([(each['name'], each.get('here')) for each in anna.friends()['follows']], [('Bela', True), ('Carl', None)])
        bela.ask('PUT', '/api/me', {'shown': False})  # the page is something else
        self.assertEqual(bela.ask('PUT', '/api/me', {'here_shown': False})['here_shown'], False)
        visitor.until(lambda: visitor.friends == [])
        self.assertNotIn('here', anna.friends()['follows'][0])
        self.assertEqual(bela.ask('GET', '/api/me/data')['here_shown'], False)
        bela.ask('PUT', '/api/me', {'here_shown': True})
        visitor.until(lambda: visitor.friends == [bela.person])
        line.close()
        visitor.until(lambda: visitor.friends == [])
        again = Socket(server, bela.token)
        visitor.until(lambda: visitor.friends == [bela.person])
        bela.block(anna)
        visitor.until(lambda: visitor.friends == [])
        bela.unblock(anna)
        bela.follow(anna)
        visitor.until(lambda: visitor.friends == [bela.person])
        bela.ask('DELETE', '/api/friends/' + anna.person)
        visitor.until(lambda: visitor.friends == [])
        again.close()
        status, answer = server.request('PUT', '/api/me', {'here_shown': False}, server.guest('Gast'))
        self.assertEqual((status, answer['code']), (400, 'accounts-only'))

    def test_a_block_takes_a_table_out_of_an_open_lobby(self):
        server = self.serve()
        anna, bela = (Someone(self, server, name) for name in ('Anna', 'Bela'))
        table = anna.open(public=True)
        visitor, other = Visitor(self, server, bela.token), Visitor(self, server)
        visitor.sees(table)
        anna.block(bela)
        visitor.misses(table)
        self.assertEqual(bela.ask('GET', '/api/lobby')['tables'], [])
        self.assertIn(table, json.dumps(server.request('GET', '/api/lobby')[1]))
        self.assertIn(table, other.tables)
        anna.unblock(bela)
        visitor.sees(table)

    # --- secrecy ---

    def told_to_bela(self, how):
        """A world in which Anna is here and has tables that Bela cannot sit down at; what he is told of all that."""
        server = self.serve()
        anna, bela, dora = (Someone(self, server, name) for name in ('Anna', 'Bela', 'Dora'))
        emil = Host(self, server)
        bela.follow(anna)
        anna.follow(bela)
        visitor = Visitor(self, server, bela.token)
        visitor.until(lambda: visitor.friends == [])
        ids = []
        if how == 'blocks':
            anna.block(bela)
        elif how == 'follows nobody':
            anna.ask('DELETE', '/api/friends/' + bela.person)
        elif how == 'is not seen':
            anna.ask('PUT', '/api/me', {'here_shown': False})
        host = Host(self, server, token=anna.token)  # she is here now
        def marked():
            ids.append(emil.open())
            visitor.sees(ids[-1])
        marked()
        kept = {'kind': 'open'} if how in ('blocks', 'welcomes') else {'kind': 'open', 'held_for': dora.person}
        first, second = (anna.ask('POST', '/api/tables', {'game': 'vineta', 'options': ['players 2'], 'public': True,
                                                          'chairs': [{'kind': 'player'}, kept]})['table'] for _ in range(2))
        ids.extend((first, second))
        marked()
        host.say(second, type='bot', seat='p2', level=1)
        marked()
        host.say(first, type='bot', seat='p2', level=1)
        marked()
        host.start(first)
        visitor.sees(first, 'playing')  # that is for all to see
        host.say(first, type='resign', seat='p1')
        visitor.misses(first)
        host.socket.close()
        marked()
        friends = bela.friends()
        if how == 'is not seen':
            friends['follows'][0]['follows_you'] = False  # the only thing that differs, and no secret
            friends['followers'] = []
        text = '\n'.join([*visitor.socket.raw, json.dumps(bela.ask('GET', '/api/lobby')), json.dumps(friends)])
        for number, each in enumerate([*ids, anna.person, bela.person, dora.person]):
            text = text.replace(each, f'ID{number}')
        text = re.sub(r'"created": ?\d+', '"created":0', re.sub(r'"here": ?\d+,?', '', text))  # when, and how many were here just then
        return [line for line in text.split('\n') if line != '{"type":"lobby","tables":[]}']

    def test_twins_a_block_a_kept_seat_and_somebody_who_is_not_seen(self):
        worlds = {how: self.told_to_bela(how) for how in ('blocks', 'follows nobody', 'is not seen')}
        self.assertEqual(worlds['blocks'], worlds['follows nobody'])
        self.assertEqual(worlds['blocks'], worlds['is not seen'])
        self.assertNotEqual(worlds['blocks'], self.told_to_bela('welcomes'))  # it would show

    def test_the_lobby_tells_of_a_game_what_everybody_may_see(self):
        """Two games that differ in their deal alone, and in what is chosen in secret: the lobby tells the same of both."""
        server = self.serve('--lessons', 'on')
        told = []
        for card in ('flood 2', 'panic'):
            host, guest = Host(self, server, 'Anna'), Host(self, server, 'Bo')
            visitor = Visitor(self, server)
            position = f'game vineta\nplayers 2\nphase choose\nturn 2\nhouses G0 amber 2, ice 2\nhouses R2 rest\np1 hand {card}, fill\np2 hand flood 3, fill\n'
            table = server.table(host.token, ('player', 'open'), public=True, position=position, lesson=True)
            visitor.sees(table)
            guest.say(table, type='sit', seat='p2', name='Bo', secret=SECRET)
            visitor.misses(table)
            host.start(table)
            visitor.sees(table, 'playing')
            host.socket.watch(table)
            decision = host.socket.update['decision']
            host.say(table, type='act', seat='p1', decision=decision, actions=[f'p1 choose {card}'])
            host.say(table, type='resign', seat='p1')
            visitor.misses(table)
            texts = [re.sub(r'"created":\d+', '', re.sub(r'"here":\d+,?', '', text.replace(table, 'TABLE'))) for text in visitor.socket.raw]
            told.append([text for text in texts if text != '{"type":"lobby","tables":[]}'])
            visitor.socket.close()
        self.assertEqual(*told)
        self.assertNotIn('flood 2', json.dumps(told))

    # --- several nodes ---

    def test_two_nodes_have_one_lobby(self):
        store = os.environ['SPRINGTIDE_TEST_POSTGRES']
        one, two = (Server(PROGRAM, store) for _ in range(2))
        for each in (one, two):
            self.addCleanup(lambda each=each: each.process.poll() is None and each.kill())
        anna, bela = Someone(self, one, 'Anna'), Someone(self, two, 'Bela')
        anna.follow(bela)
        bela.follow(anna)
        visitor = Visitor(self, one, anna.token)
        host = Host(self, two)
        table = host.open()
        visitor.sees(table)
        host.say(table, type='bot', seat='p2', level=1)
        visitor.misses(table)
        host.start(table)
        visitor.sees(table, 'playing')
        line = Socket(two, bela.token)
        self.addCleanup(line.close)
        visitor.until(lambda: visitor.friends == [bela.person] and visitor.here == 3)
        self.assertTrue(anna.friends()['follows'][0]['here'])
        bela.ask('PUT', '/api/me', {'here_shown': False})  # at the other node
        visitor.until(lambda: visitor.friends == [])
        bela.ask('PUT', '/api/me', {'here_shown': True})
        visitor.until(lambda: visitor.friends == [bela.person])
        hers = anna.open(public=True)
        there = Visitor(self, two, bela.token)
        there.sees(hers)
        anna.block(bela)  # at the other node
        there.misses(hers)
        visitor.until(lambda: visitor.friends == [])
        anna.unblock(bela)
        anna.follow(bela)
        visitor.until(lambda: visitor.friends == [bela.person])
        two.kill()
        visitor.until(lambda: visitor.friends == [] and visitor.here == 1, 25)
        self.assertIn(table, visitor.tables)  # that is in the store, and goes on here


if __name__ == '__main__':
    unittest.main()
