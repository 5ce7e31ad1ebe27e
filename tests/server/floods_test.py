#!/usr/bin/env python3
"""While one address does its worst, a player elsewhere notices nothing: pings come back, and bots answer as they always do.

  floods_test.py PROGRAM    on a machine that does nothing else

A server with its default limits. The attackers are processes of low priority, as if they were on other machines: they want
all that the server has to give, not this machine.
"""
import contextlib
import http.client
import json
import multiprocessing
import os
import random
import sys
import tempfile
import time
import unittest
import warnings

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from abuse_test import PROGRAM, Attacker, DefaultServer, frame  # noqa: E402  (it takes the program from the arguments)
from wire import SECRET, Server, Socket, wait_until  # noqa: E402

SECONDS = 15  # of each abuse
PING_EVERY = 0.07  # within the rate of a connection
MOST_PING = 0.05  # at the 99th percentile
GOLDEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../golden')


def as_json(body):
    return body if isinstance(body, (str, bytes)) or body is None else json.dumps(body)


class Flood:
    """What one process of the attacker does until it is ended."""

    def __init__(self, port, address, act):
        self.port, self.address, self.act = port, address, act

    def __call__(self):
        os.nice(19)
        warnings.simplefilter('ignore', ResourceWarning)  # whoever is turned away at the door leaves a socket
        while True:
            with contextlib.suppress(OSError, http.client.HTTPException, AssertionError, KeyError, TypeError):
                self.act(self)
            time.sleep(0.02)  # it was turned away

    def http(self):
        return contextlib.closing(http.client.HTTPConnection('127.0.0.1', self.port, timeout=60, source_address=(self.address, 0)))

    def ask(self, connection, method, path, body=None, token=None):
        connection.request(method, path, as_json(body), {'Authorization': 'Bearer ' + token} if token else {})
        answer = connection.getresponse()
        content = answer.read()
        if answer.status in (429, 503):
            time.sleep(0.05)  # there is nothing to gain by asking sooner
        return json.loads(content) if 'json' in (answer.getheader('content-type') or '') and len(content) < 1 << 16 else content

    def guest(self, connection):
        return self.ask(connection, 'POST', '/api/guests', {'name': 'Mallory'})['token']

    def socket(self, token=None):
        return contextlib.closing(Attacker(self, self.address, token))


def record():
    with open(os.path.join(GOLDEN, 'vigo-rules-1-6.record'), encoding='utf-8') as file:
        return file.read()


# --- the abuses ---

def replays(flood):
    with flood.http() as connection:
        while True:
            flood.ask(connection, 'POST', '/api/replays', record())


def imports_of(journal):
    def act(flood):
        with flood.http() as connection:
            token = flood.guest(connection)
            for _ in range(60):
                flood.ask(connection, 'POST', '/api/journals', journal, token)
    return act


def sign_ups(flood):
    with flood.http() as connection:
        while True:
            token = flood.guest(connection)
            flood.ask(connection, 'POST', '/api/accounts', {'login': f'm {random.random()}', 'password': 'ebb and flow'}, token)


def wrong_passwords(flood):
    with flood.http() as connection:
        while True:
            flood.ask(connection, 'POST', '/api/sessions', {'login': random.choice(['anna', 'nobody']), 'password': f'{random.random()}'})


def bots(flood):
    """As many tables as one may have; whoever sits there leaves, so that all of them are played by bots of the highest level."""
    with flood.http() as connection:
        token = flood.guest(connection)
        with flood.socket(token) as socket:
            for number in range(50):
                chairs = [{'kind': 'bot', 'level': 6}] * 6
                if number >= 10:
                    chairs[0] = {'kind': 'player'}
                wishes = {'game': 'vineta', 'options': ['players 6'], 'chairs': chairs}
                table = flood.ask(connection, 'POST', '/api/tables', wishes, token)['table']
                socket.send({'type': 'start', 'table': table, 'id': 's', 'secret': SECRET})
                socket.send({'type': 'leave', 'table': table, 'id': 'l', 'seat': 'p1'})
                time.sleep(0.1)
            time.sleep(SECONDS)


def analyses(flood):
    with flood.http() as connection:
        while True:
            token = flood.guest(connection)
            for _ in range(5):
                flood.ask(connection, 'POST', '/api/analyses', record(), token)


def crowd(flood, stack):
    """A game of six seats in one player's hands, begun, whose past is told to all; and many connections of that player."""
    with flood.http() as connection:
        token = flood.guest(connection)
        wishes = {'game': 'vigo', 'options': ['players 6', 'set memory-aid on'], 'chairs': [{'kind': 'player'}] * 6}
        table = flood.ask(connection, 'POST', '/api/tables', wishes, token)['table']
    sockets = [stack.enter_context(flood.socket(token)) for _ in range(20)]
    sockets[0].send({'type': 'start', 'table': table, 'id': 's', 'secret': SECRET})
    return table, sockets


def says(flood):
    with contextlib.ExitStack() as stack:
        table, sockets = crowd(flood, stack)
        for each in sockets:
            each.send({'type': 'watch', 'table': table, 'spectator': True})
        for number in range(10_000):
            for i, each in enumerate(sockets):
                each.send({'type': 'say', 'table': table, 'id': f'{i} {number}', 'seat': 'p1', 'phrase': 'hello'})
            for each in sockets:
                each.receive()
            time.sleep(0.05)


def empty_frames(flood):
    with flood.socket() as socket:
        socket.socket.sendall(frame(0x01, b'{') + frame(0x00, b'') * 100_000)
        socket.end()


def odd_tables(flood):
    with flood.socket() as socket:
        for number in range(10_000):
            table = ''.join(chr(random.choice([32, 47, 92, 0x1F600, 0x10FFFD, 0x4E2D, 34])) for _ in range(10)) + str(number)
            socket.send({'type': random.choice(['watch', 'ping', 'unwatch']), 'table': table})
            socket.send({'type': 'history', 'table': table, 'viewer': 'p1', 'before': 100})
            time.sleep(0.1)  # as fast as one may


def everything_again(flood):
    """Watches, steps and pages of a long game, from as many connections as it takes."""
    with contextlib.ExitStack() as stack:
        table, sockets = crowd(flood, stack)
        for _ in range(10_000):
            for each in sockets:
                each.send({'type': 'watch', 'table': table, 'spectator': True})
                each.send({'type': 'history', 'table': table, 'viewer': 'p1', 'before': 1000})
            for each in sockets:
                for _ in range(9):
                    each.receive()
            time.sleep(0.1)


def in_and_out(flood):
    """Into the lobby and out of it, from as many connections as it takes."""
    with contextlib.ExitStack() as stack:
        _, sockets = crowd(flood, stack)
        for _ in range(10_000):
            for each in sockets:
                for kind in ('lobby', 'unlobby'):
                    each.send({'type': kind})
            time.sleep(0.1)


class FloodsTest(unittest.TestCase):
    attackers = 0

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        store = os.path.join(cls.folder.name, 'store.db')
        cls.journal = cls.finished_game(store)
        cls.server = DefaultServer(PROGRAM, store)
        cls.addClassCleanup(cls.server.process.kill)
        cls.token = cls.server.guest('Anna')
        status, _ = cls.server.request('POST', '/api/accounts', {'login': 'anna', 'password': 'spring tide'}, cls.token)
        assert status == 201
        cls.usual = cls.measured()
        print(f'usually: bots {cls.usual[1]:.3f} s, pings {cls.usual[0] * 1000:.1f} ms at p99')

    @classmethod
    def tearDownClass(cls):
        assert cls.server.stop() == 0

    @staticmethod
    def finished_game(store):
        """The journal of a long game, played by quick bots."""
        server = Server(PROGRAM, store)
        token = server.guest()
        table = server.table(token, ['bot'] * 6, game='vigo')
        socket = Socket(server, token)
        socket.answer({'type': 'start', 'table': table, 'id': 's', 'secret': SECRET})
        assert wait_until(lambda: server.request('GET', f'/api/tables/{table}/journal')[0] == 200, 600)
        journal = server.request('GET', f'/api/tables/{table}/journal')[1]
        socket.close()
        assert server.stop() == 0
        return journal

    @classmethod
    def measured(cls):
        """The 99th percentile of pings, and how long bots take on the average, for a player who does nothing but play."""
        chairs = [{'kind': 'player'}, {'kind': 'bot', 'level': 4}]
        _, answer = cls.server.request('POST', '/api/tables', {'game': 'vineta', 'options': ['players 2'], 'chairs': chairs}, cls.token)
        table = answer['table']
        player = Socket(cls.server, cls.token)
        player.watch(table)
        player.answer({'type': 'start', 'table': table, 'id': 'start', 'secret': SECRET})
        player.send({'type': 'watch', 'table': table})
        pings, answers, asked, waiting, number = [], [], None, None, 0
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            sent = time.monotonic()
            player.send({'type': 'ping'})
            while (message := player.receive())['type'] != 'pong':
                if message['type'] != 'update' or message['viewer'] != 'p1':
                    continue
                if waiting and any(event.get('move', {}).get('seat') == 'p2' for event in message['events']):
                    answers.append(time.monotonic() - waiting)
                    waiting = None
                if message.get('to_act') == ['p2']:
                    waiting = waiting or time.monotonic()
                elif 'p1' in message.get('to_act', []) and message.get('legal') and message['decision'] != asked:
                    asked, number = message['decision'], number + 1
                    entry = message['legal'][0]
                    player.send({'type': 'act', 'table': table, 'id': f'a{number}', 'seat': 'p1', 'decision': asked,
                                 'actions': entry.get('actions') or [entry['text']]})
            pings.append(time.monotonic() - sent)
            time.sleep(PING_EVERY)
        player.answer({'type': 'resign', 'table': table, 'id': 'resign', 'seat': 'p1'})
        player.close()
        assert len(answers) > 3 and len(pings) > 100, (len(answers), len(pings))
        return sorted(pings)[int(len(pings) * 0.99)], sum(answers) / len(answers)

    def under(self, act, processes=2):
        FloodsTest.attackers += 1
        address = f'127.0.1.{self.attackers}'
        floods = [multiprocessing.Process(target=Flood(self.server.port, address, act), daemon=True) for _ in range(processes)]
        for each in floods:
            each.start()
        time.sleep(2)  # until it is in full swing
        try:
            ping, bot = self.measured()
        finally:
            for each in floods:
                each.kill()
                each.join()
        print(f'{self.id().split(".")[-1]}: bots {bot:.3f} s, pings {ping * 1000:.1f} ms at p99')
        self.assertLess(ping, MOST_PING)
        self.assertLess(bot, 2 * self.usual[1])

    def test_replays(self):
        self.under(replays, processes=6)

    def test_imports(self):
        self.under(imports_of(self.journal))

    def test_sign_ups(self):
        self.under(sign_ups)
        begun = time.monotonic()
        self.assertEqual(self.server.request('POST', '/api/sessions', {'login': 'anna', 'password': 'spring tide'})[0], 200)
        self.assertLess(time.monotonic() - begun, 1)

    def test_wrong_passwords(self):
        self.under(wrong_passwords)

    def test_bots(self):
        self.under(bots, processes=8)

    def test_analyses(self):
        self.under(analyses)

    def test_says(self):
        self.under(says)

    def test_empty_frames(self):
        self.under(empty_frames)

    def test_odd_tables(self):
        self.under(odd_tables, processes=8)

    def test_in_and_out(self):
        self.under(in_and_out)

    def test_everything_again(self):
        self.under(everything_again)


if __name__ == '__main__':
    unittest.main()
