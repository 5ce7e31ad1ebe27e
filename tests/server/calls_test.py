#!/usr/bin/env python3
"""Being called: the real server against a push service that reads what it is given.

  calls_test.py PROGRAM    the program under test, whose hooks can kill it; SPRINGTIDE_TIMING=1: how quick, with many devices
"""
import contextlib
import json
import multiprocessing
import os
import random
import sqlite3
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from push_service import Browser, PushProcess, PushService, sender_in  # noqa: E402
from wire import SECRET, Server, Socket, wait_until  # noqa: E402

PROGRAM = sys.argv.pop(1) if __name__ == '__main__' and len(sys.argv) > 1 else 'build/release/tests/springtide_under_test'
TIMING = os.environ.get('SPRINGTIDE_TIMING') == '1'
SOAK = os.environ.get('SPRINGTIDE_SOAK') == '1'
LONG = 120  # seconds: nothing is measured here
SENT = 1  # a call's state in the store
A_WHILE = 1.5  # in which a letter that must not come would have come


class Game:
    """Two people at a table: Anna looks at it, Bo does not. Anna is to move."""

    def __init__(self, server, anna=None, bo=None):
        self.server, self.number = server, 0
        self.tokens = {'p1': anna.token if anna else server.guest('Anna'), 'p2': bo or server.guest('Bo')}
        self.table = server.table(self.tokens['p1'], ['player', 'open'], options=['players 2', 'start p1'])
        self.anna = anna or Socket(server, self.tokens['p1'])
        self.anna.watch(self.table)
        sitting = Socket(server, self.tokens['p2'])
        self.command(sitting, type='sit', seat='p2', name='Bo', secret=SECRET)
        sitting.close()

    def command(self, socket, **message):
        self.number += 1
        answer = socket.answer({'table': self.table, 'id': str(self.number), **message})
        assert answer['type'] == 'acknowledged', answer
        return answer

    def start(self):
        self.command(self.anna, type='start', secret=SECRET)
        return self

    def look(self, socket):
        """The last that was said of the table."""
        for message in ({'type': 'watch', 'table': self.table}, {'type': 'ping', 'table': self.table}):
            socket.send(message)
        heard, socket.update = [], None
        while (message := socket.receive())['type'] != 'pong':
            heard.append(message)
            if message['type'] == 'update' and message['table'] == self.table:
                socket.update = message
            if message['type'] == 'table' and message['table'] == self.table:
                socket.here = [seat['seat'] for seat in message['seats'] if seat['here']]
        assert socket.update, heard
        return socket.update

    def act(self, socket, seat):
        """The first thing that the seat may do, as long as it is to act."""
        while seat in self.look(socket)['to_act']:
            first = socket.update['legal'][0]
            self.command(socket, type='act', seat=seat, decision=socket.update['decision'], actions=first.get('actions') or [first['text']])

    def move(self):
        """Anna moves, and Bo is to move."""
        self.act(self.anna, 'p1')
        assert self.anna.update['to_act'] == ['p2'], self.anna.update['to_act']
        return self

    def answer(self):
        """Bo moves, somewhere, and is gone: until the server has noticed that, he is not called."""
        bo = Socket(self.server, self.tokens['p2'])
        self.act(bo, 'p2')
        bo.close()
        assert wait_until(lambda: self.look(self.anna) and self.anna.here == ['p1'], LONG)


class Calling(unittest.TestCase):
    push_service = PushService

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.service = self.push_service(folder.name)
        self.addCleanup(self.service.close)

    def serve(self, *flags, **environment):
        server = Server(PROGRAM, os.path.join(self.folder, 'store.db'), *self.service.flags(), *flags, environment=environment)
        self.addCleanup(lambda: server.process.poll() is None and server.kill())
        return server

    @staticmethod
    def anna(server, token):
        anna = Socket(server, token)
        anna.token = token
        return anna

    def subscribe(self, server, token, path='/push/bo', **more):
        browser = Browser(self.service, path)
        status, answer = server.request('POST', '/api/calls/devices', {**browser.subscription, **more}, token)
        self.assertEqual(status, 201, answer)
        return browser

    def started(self, server):
        game = Game(server).start()
        self.assertTrue(wait_until(lambda: [state for _, state in self.calls(game.table)] == [SENT], LONG))
        return game

    def begun(self, server, path='/push/bo', **more):
        """A game of which Bo has heard before he has this device."""
        game = self.started(server)
        return game, self.subscribe(server, game.tokens['p2'], path, **more)

    def calls(self, table):
        """Seats and states of its calls in the store."""
        with contextlib.closing(sqlite3.connect(os.path.join(self.folder, 'store.db'))) as store:
            return store.execute('SELECT seat, state FROM calls WHERE table_id = ?', (table,)).fetchall()

    def come(self, path, count):
        """The letters, once there are so many, and no more."""
        self.assertTrue(wait_until(lambda: len(self.service.at(path)) >= count, LONG), f'{len(self.service.at(path))} of {count}')
        time.sleep(A_WHILE)
        self.assertEqual(len(self.service.at(path)), count)
        return self.service.at(path)

    def none_comes(self, path):
        time.sleep(A_WHILE)
        self.assertEqual(self.service.at(path), [])


    # --- somebody who means ill ---

    def besieged(self):
        """A server that calls another service too, where nobody behaves."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        bad = PushService(folder.name, 'Bad CA')
        self.addCleanup(bad.close)
        with open(self.service.ca, 'a', encoding='utf-8') as trusted, open(bad.ca, encoding='utf-8') as own:
            trusted.write(own.read())

        def never_ends(handler):
            handler.wfile.write(b'HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\n')
            while True:
                handler.wfile.write(b'x' * 65536)

        bad.answers.update({'/slow': lambda handler: time.sleep(30), '/huge': never_ends, '/redirect': 307})
        return self.serve('--webhook-hosts', bad.host, '--tables-per-player', '5000', '--tables-per-connection', '5000'), bad

    def besiege(self, server, bad):
        """An account with as many webhooks as there may be, called to many tables, that subscribes again and again."""
        mallory = server.guest('Mallory')
        for i in range(20):
            path = ('/slow', '/huge', '/redirect')[i % 3]
            self.assertEqual(server.request('POST', '/api/calls/webhooks', {'url': bad.address + path, 'shape': 'json'}, mallory)[0], 201)
        games = [Game(server, bo=mallory) for _ in range(30 if SOAK or TIMING else 5)]
        for game in games:
            game.start().move()
        body = dict(Browser(self.service, '/push/bo').subscription)
        for i in range(10_000 if SOAK or TIMING else 200):
            endpoint = f'{self.service.address}/push/{i}'
            self.assertEqual(server.request('POST', '/api/calls/devices', {**body, 'endpoint': endpoint}, mallory)[0], 201)
        self.assertEqual(len(server.request('GET', '/api/calls/devices', None, mallory)[1]['devices']), 1)


class Pings:
    """Somebody who asks, again and again, from a process of its own, and waits for each answer."""

    def __init__(self, server, game):
        fork = multiprocessing.get_context('fork')
        self.is_over, self.results = fork.Event(), fork.SimpleQueue()
        self.process = fork.Process(target=self._run, args=(server, game.tokens['p1'], game.table), daemon=True)
        self.process.start()

    def _run(self, server, token, table):
        player, sent, times = Socket(server, token), 0, []
        player.watch(table)
        while not self.is_over.is_set():
            begun, sent = time.monotonic(), sent + 1
            player.send({'type': 'ping', 'table': table})
            player.receive_until(lambda message: message['type'] == 'pong')
            times.append(time.monotonic() - begun)
            time.sleep(0.01)
        self.results.put((sent, times))

    def end(self):
        """How many were sent, and how long each answer took."""
        self.is_over.set()
        return self.results.get()


class CallsTest(Calling):
    # --- notices ---

    def test_a_move_calls_who_is_absent_once_and_another_takes_it_back(self):
        server = self.serve()
        game, browser = self.begun(server)
        game.move()
        letter = self.come(browser.path, 1)[0]
        self.assertEqual(browser.read(letter.body), {'kind': 'turn', 'table': game.table, 'game': 'vineta'})
        key = server.request('GET', '/api/calls/key')[1]['key']
        self.assertEqual(sender_in(letter.headers['authorization'], self.service.address), key)
        self.assertEqual((letter.headers['content-encoding'], letter.headers['ttl']), ('aes128gcm', str(24 * 3600)))
        self.assertRegex(letter.headers['topic'], r'^[0-9a-f]{32}$')
        game.answer()
        withdrawn = self.come(browser.path, 2)[1]
        self.assertEqual(browser.read(withdrawn.body), {'kind': 'withdrawn', 'table': game.table, 'game': 'vineta'})
        self.assertEqual(withdrawn.headers['topic'], letter.headers['topic'])
        game.move()
        self.assertEqual(browser.read(self.come(browser.path, 3)[2].body)['kind'], 'turn')

    def test_a_game_that_begins_calls_who_sits_there(self):
        server = self.serve()
        game = Game(server)
        browser = self.subscribe(server, game.tokens['p2'])
        game.start()
        self.assertEqual(browser.read(self.come(browser.path, 1)[0].body)['kind'], 'begin')
        game.move()
        self.assertEqual(browser.read(self.come(browser.path, 2)[1].body)['kind'], 'turn')
        self.assertEqual(len({letter.headers['topic'] for letter in self.service.at(browser.path)}), 1)

    def test_who_looks_on_is_not_called_and_nothing_is_written(self):
        server = self.serve()
        game = Game(server)
        browser = self.subscribe(server, game.tokens['p2'])
        bo = Socket(server, game.tokens['p2'])
        bo.watch(game.table)
        game.start().move()
        self.none_comes(browser.path)
        self.assertEqual(self.calls(game.table), [])
        bo.close()

    def test_who_goes_while_it_is_his_move_is_called_but_not_who_loads_the_page_anew(self):
        server = self.serve()
        games = {}
        for path in ('/push/gone', '/push/back'):
            game = games[path] = Game(server)
            self.subscribe(server, game.tokens['p2'], path)
            bo = Socket(server, game.tokens['p2'])
            bo.watch(game.table)
            game.start().move()
            bo.close()
        back = Socket(server, games['/push/back'].tokens['p2'])
        back.watch(games['/push/back'].table)
        self.come('/push/gone', 1)
        self.assertEqual(self.service.at('/push/back'), [])
        self.assertEqual(self.calls(games['/push/back'].table), [])
        back.close()

    def test_every_device_is_called_but_in_its_quiet_hours(self):
        server = self.serve()
        other = server.guest('Other')
        minute = int(time.time() // 60) % 1440
        quiet = {'from': (minute - 5) % 1440, 'until': (minute + 60) % 1440, 'zone': 0}
        loud = {'from': (minute + 60) % 1440, 'until': (minute + 120) % 1440, 'zone': 0}
        game, browser = self.begun(server, quiet=quiet)
        stranger = self.subscribe(server, other, '/push/other')
        game.move()
        self.none_comes(browser.path)
        self.assertEqual(self.service.at(stranger.path), [])
        game.answer()
        self.assertEqual(server.request('PUT', '/api/calls/devices/this', {'quiet': loud}, game.tokens['p2'])[1]['quiet'], loud)
        game.move()
        self.assertEqual(browser.read(self.come(browser.path, 1)[0].body)['kind'], 'turn')

    def test_a_call_that_waits_comes_when_the_quiet_hours_are_changed(self):
        server = self.serve()
        minute = int(time.time() // 60) % 1440
        quiet = {'from': (minute - 5) % 1440, 'until': (minute + 60) % 1440, 'zone': 0}
        game, browser = self.begun(server, quiet=quiet)
        game.move()
        self.none_comes(browser.path)
        longer = {**quiet, 'until': (minute + 120) % 1440}
        server.request('PUT', '/api/calls/devices/this', {'quiet': longer}, game.tokens['p2'])
        self.none_comes(browser.path)
        server.request('PUT', '/api/calls/devices/this', {}, game.tokens['p2'])
        self.assertEqual(browser.read(self.come(browser.path, 1)[0].body)['kind'], 'turn')

    # --- what push services answer ---

    def test_a_subscription_that_is_gone_is_forgotten(self):
        server = self.serve()
        game, browser = self.begun(server)
        self.service.answers[browser.path] = 410
        game.move()
        self.come(browser.path, 1)
        self.assertEqual(server.request('GET', '/api/calls/devices', None, game.tokens['p2'])[1]['devices'], [])

    def test_a_service_that_is_down_is_tried_again(self):
        server = self.serve()
        game, browser = self.begun(server)
        self.service.answers[browser.path] = [503, 429]
        game.move()
        letters = self.come(browser.path, 3)
        self.assertEqual(browser.read(letters[2].body)['kind'], 'turn')
        self.assertEqual(len({letter.headers['topic'] for letter in letters}), 1)

    def test_a_redirect_is_not_followed_and_not_tried_again(self):
        server = self.serve()
        game, browser = self.begun(server)
        self.service.answers[browser.path] = 307
        game.move()
        self.come(browser.path, 1)
        self.assertEqual(self.service.at('/elsewhere'), [])
        self.assertEqual(len(server.request('GET', '/api/calls/devices', None, game.tokens['p2'])[1]['devices']), 1)

    def test_a_slow_one_and_a_huge_answer_hold_up_nobody(self):
        server = self.serve()
        ended = []

        def never_ends(handler):
            try:
                handler.wfile.write(b'HTTP/1.1 201 Created\r\ncontent-length: 1000000000\r\n\r\n')
                while True:
                    handler.wfile.write(b'x' * 65536)
            finally:
                ended.append(handler.path)

        self.service.answers['/push/slow'] = lambda handler: time.sleep(30)
        self.service.answers['/push/huge'] = never_ends
        for game, _ in [self.begun(server, path) for path in ('/push/slow', '/push/huge', '/push/bo')]:
            game.move()
        self.come('/push/bo', 1)
        self.assertTrue(wait_until(lambda: ended == ['/push/huge'], LONG))
        self.come('/push/huge', 1)  # it was taken

    # --- addresses that users give ---

    def test_only_allowed_hosts_are_called_and_nobody_at_home(self):
        server = Server(PROGRAM, os.path.join(self.folder, 'store.db'), '--call-hosts', self.service.host, '--call-ca', self.service.ca)
        self.addCleanup(server.kill)
        game, browser = self.begun(server)  # an allowed name that leads home
        for endpoint in ('https://localhost/push', 'http://' + self.service.host + '/', 'https://push.example/', 'https://127.0.0.1/', 'nonsense'):
            status, answer = server.request('POST', '/api/calls/devices', {**browser.subscription, 'endpoint': endpoint}, game.tokens['p2'])
            self.assertEqual((status, answer['code']), (403, 'host-not-allowed'), endpoint)
        game.move()
        self.none_comes(browser.path)
        self.assertIn('springtide_calls_total{fate="refused"} 1', server.request('GET', '/metrics')[1])

    def test_a_certificate_of_somebody_else_is_not_trusted(self):
        server = Server(PROGRAM, os.path.join(self.folder, 'store.db'), '--call-hosts', self.service.host, '--call-private', 'on')
        self.addCleanup(server.kill)
        game, browser = self.begun(server)
        game.move()
        self.assertTrue(wait_until(lambda: 'fate="later"} 0' not in server.request('GET', '/metrics')[1], LONG))
        self.assertEqual(self.service.at(browser.path), [])

    def test_of_ten_thousand_subscriptions_one_a_session_is_kept(self):
        server = self.serve()
        game, _ = self.begun(server)
        count = 10_000 if SOAK else 300
        body = dict(Browser(self.service, '/push/bo').subscription)
        for i in range(count):
            status, _ = server.request('POST', '/api/calls/devices', {**body, 'endpoint': f'{self.service.address}/push/{i}'}, game.tokens['p2'])
            self.assertEqual(status, 201)
        self.assertEqual(len(server.request('GET', '/api/calls/devices', None, game.tokens['p2'])[1]['devices']), 1)
        game.move()
        self.come(f'/push/{count - 1}', 1)
        self.assertEqual(len(self.service.letters), 1)

    def test_an_account_has_twenty_devices_at_most_and_none_without_a_session(self):
        server = self.serve()
        login = {'login': 'bo', 'password': 'a good long password'}
        first = server.guest('Bo')
        self.assertEqual(server.request('POST', '/api/accounts', login, first)[0], 201)
        tokens = [first] + [server.request('POST', '/api/sessions', login)[1]['token'] for _ in range(21)]
        for i, token in enumerate(tokens):
            self.subscribe(server, token, f'/push/{i}')
        devices = server.request('GET', '/api/calls/devices', None, first)[1]['devices']
        self.assertEqual(len(devices), 20)
        self.assertEqual(server.request('DELETE', '/api/sessions/this', None, tokens[-1])[0], 200)
        self.assertEqual(len(server.request('GET', '/api/calls/devices', None, first)[1]['devices']), 19)

    # --- webhooks ---

    def test_webhooks_are_told_of_a_players_calls_or_of_a_tables(self):
        server = self.serve('--webhook-hosts', self.service.host)
        game, _ = self.begun(server)
        for token, path, more in ((game.tokens['p2'], '/own', {'shape': 'json'}), (game.tokens['p1'], '/table', {'shape': 'chat', 'table': game.table}),
                                  (game.tokens['p1'], '/other', {'shape': 'json'})):
            status, answer = server.request('POST', '/api/calls/webhooks', {'url': self.service.address + path, **more}, token)
            self.assertEqual(status, 201, answer)
        game.move()
        self.assertEqual(json.loads(self.come('/own', 1)[0].body), {'kind': 'turn', 'table': game.table, 'game': 'vineta', 'seat': 'p2'})
        sentence = f"Vineta, table {game.table}: it is p2's move."
        self.assertEqual(json.loads(self.come('/table', 1)[0].body), {'text': sentence, 'content': sentence})
        self.assertEqual(self.service.at('/other'), [])

    def test_a_webhook_is_for_allowed_hosts_and_own_tables(self):
        server = self.serve('--webhook-hosts', self.service.host)
        game = Game(server)
        stranger = server.guest('Mallory')
        for body, code in (({'url': self.service.address, 'shape': 'json', 'table': game.table}, 'not-your-seat'),
                           ({'url': 'https://push.example/', 'shape': 'json'}, 'host-not-allowed'),
                           ({'url': self.service.address, 'shape': 'poem'}, 'bad-message')):
            self.assertEqual(server.request('POST', '/api/calls/webhooks', body, stranger)[1]['code'], code)
        for i in range(21):
            status, answer = server.request('POST', '/api/calls/webhooks', {'url': f'{self.service.address}/{i}', 'shape': 'json'}, stranger)
        self.assertEqual((status, answer['code']), (429, 'too-many-webhooks'))
        own = server.request('GET', '/api/calls/webhooks', None, stranger)[1]
        self.assertEqual(({each['url'] for each in own['webhooks']}, own['hosts']),
                         ({f'{self.service.address}/{i}' for i in range(20)}, [self.service.host]))

    def test_a_webhook_never_leads_home(self):
        server = Server(PROGRAM, os.path.join(self.folder, 'store.db'), '--webhook-hosts', f'{self.service.host}, 127.0.0.1', '--call-ca', self.service.ca)
        self.addCleanup(server.kill)
        game = self.started(server)
        for url in (self.service.address + '/named', 'https://127.0.0.1/numbered'):  # allowed by mistake
            self.assertEqual(server.request('POST', '/api/calls/webhooks', {'url': url, 'shape': 'json'}, game.tokens['p2'])[0], 201)
        for url in ('https://[::1]/', 'https://10.0.0.1/', 'https://169.254.169.254/latest', 'https://2130706433/', 'https://0x7f000001/'):
            self.assertEqual(server.request('POST', '/api/calls/webhooks', {'url': url, 'shape': 'json'}, game.tokens['p2'])[1]['code'], 'host-not-allowed', url)
        game.move()
        self.assertTrue(wait_until(lambda: 'springtide_calls_total{fate="refused"} 2' in server.request('GET', '/metrics')[1], LONG))
        self.assertEqual(self.service.letters, [])

    def test_receivers_that_misbehave_starve_nobody(self):
        server, bad = self.besieged()
        game, browser = self.begun(server)
        pings = Pings(server, game)
        self.besiege(server, bad)
        game.move()
        self.come(browser.path, 1)
        self.assertTrue(wait_until(lambda: {letter.path for letter in bad.letters} >= {'/slow', '/huge', '/redirect'}, LONG))
        self.assertEqual(bad.at('/elsewhere'), [])
        sent, times = pings.end()
        self.assertEqual(len(times), sent)
        self.assertGreater(sent, 20)

    # --- kills ---

    def test_a_call_outlives_its_server(self):
        for step, most in (('after commit', 1), ('call taken', 1), ('call sent', 2)):
            with self.subTest(step=step):
                self.killed_at(step, most)

    def test_who_looked_on_when_the_server_died_is_called_though_nobody_comes_back(self):
        server = self.serve()
        game = Game(server)
        browser = self.subscribe(server, game.tokens['p2'])
        bo = Socket(server, game.tokens['p2'])
        bo.watch(game.table)
        game.start().move()
        server.kill()
        server.start()
        self.assertEqual(browser.read(self.come(browser.path, 1)[0].body)['kind'], 'turn')

    def test_kills_at_random_moments_lose_no_call(self):
        count, kills = (400, 60) if SOAK else (30, 5)
        server = self.serve('--tables-per-player', '5000', '--tables-per-connection', '5000')
        token = server.guest('Anna')
        games = [Game(server, anna=self.anna(server, token)) for _ in range(count)]
        for game in games:
            game.start()
        self.assertTrue(wait_until(lambda: all(state == SENT for game in games for _, state in self.calls(game.table)), LONG))
        browsers = [self.subscribe(server, game.tokens['p2'], f'/push/{i}') for i, game in enumerate(games)]
        chance, moved, killed = random.Random(1), [], 0
        for i, game in enumerate(games):
            game.move()
            moved.append(time.time())
            if (i + 1) * kills // count == killed:
                continue
            killed += 1
            time.sleep(chance.uniform(0, 1.2))  # some calls wait, some are on their way, some have come
            server.kill()
            server.start()
            anna = self.anna(server, token)
            for each in games:
                each.anna = anna
        self.assertEqual(killed, kills)
        late = [max(self.come_once(browser)) - then for browser, then in zip(browsers, moved)]
        letters = sum(len(self.service.at(browser.path)) for browser in browsers)
        print(f'{count} calls and {kills} kills: none lost, {letters - count} doubled, the latest after {max(late):.1f} s')
        self.assertLessEqual(letters - count, count)

    def come_once(self, browser):
        """When its letters came, of which there is one at least; all are of one call."""
        self.assertTrue(wait_until(lambda: self.service.at(browser.path), LONG), browser.path)
        letters = self.service.at(browser.path)
        self.assertEqual({browser.read(letter.body)['kind'] for letter in letters}, {'turn'})
        self.assertEqual(len({letter.headers['topic'] for letter in letters}), 1)
        return [letter.time for letter in letters]

    def killed_at(self, step, most):
        """Killed once Anna has moved: the call arrives after all, at most once more than it should."""
        path = '/push/' + step.replace(' ', '-')
        server = self.serve()
        game = Game(server)
        browser = self.subscribe(server, game.tokens['p2'], path)
        game.start()
        self.come(path, 1)  # of the beginning
        game.anna.close()
        server.stop()
        server.environment['SPRINGTIDE_CRASH_AT'] = step
        server.start()
        game.anna = Socket(server, game.tokens['p1'])
        with self.assertRaises((ConnectionError, OSError)):
            game.move()
            while True:
                game.anna.receive()  # until it dies
        server.close()
        server.environment.pop('SPRINGTIDE_CRASH_AT')
        server.start()
        self.assertTrue(wait_until(lambda: len(self.service.at(path)) >= 2, LONG))
        time.sleep(A_WHILE)
        letters = self.service.at(path)[1:]
        self.assertLessEqual(len(letters), most)
        self.assertEqual({browser.read(letter.body)['kind'] for letter in letters}, {'turn'})
        self.assertEqual(len({letter.headers['topic'] for letter in self.service.at(path)}), 1)
        server.stop()


class InTime(Calling):
    """With a thousand devices: from a move that was acknowledged to the push service."""

    push_service = PushProcess

    def test_calls_are_quick(self):
        server = self.serve('--tables-per-player', '5000', '--tables-per-connection', '5000')
        anna = self.anna(server, server.guest('Anna'))
        games = [Game(server, anna=anna) for _ in range(1000)]
        for i, game in enumerate(games):
            self.subscribe(server, game.tokens['p2'], f'/push/{i}')
            game.start()
        self.assertTrue(wait_until(lambda: len(self.service.arrivals()) >= 1000, LONG))
        begun, moved = time.time(), []
        for game in games:
            game.move()
            moved.append(time.time())
        self.assertTrue(wait_until(lambda: len(self.service.arrivals()) >= 2000, LONG))
        came = {path: at for path, at in self.service.arrivals() if at >= begun}
        delays = sorted(came[f'/push/{i}'] - moved[i] for i in range(len(games)))
        print(f'from the move to the push service: median {delays[500]:.2f} s, p95 {delays[950]:.2f} s, longest {delays[-1]:.2f} s')
        self.assertLess(delays[950], 2)

    def test_receivers_that_misbehave_hold_up_nobody(self):
        server, bad = self.besieged()
        pings = Pings(server, self.begun(server)[0])
        self.besiege(server, bad)
        times = sorted(pings.end()[1])
        p99 = times[len(times) * 99 // 100] * 1000
        print(f'{len(times)} pings beside slow and huge answers and 10,000 subscriptions: p99 {p99:.1f} ms, longest {times[-1] * 1000:.1f} ms')
        self.assertLess(p99, 50)


if __name__ == '__main__':
    unittest.main(defaultTest='InTime' if TIMING else 'CallsTest')
