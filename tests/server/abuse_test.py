#!/usr/bin/env python3
"""Each abuse is refused while others keep playing: a real server with its default limits.

  abuse_test.py PROGRAM

The players are at one address, every attacker at another. With SPRINGTIDE_TIMING=1, on a machine that does nothing else, it
measures how long they wait as well.
"""
import base64
import http.client
import json
import os
import random
import re
import select
import socket
import struct
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from wire import PROTOCOL, SECRET, Server, Socket, wait_until  # noqa: E402

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else 'build/springtide'
HEADER_SECONDS = 10  # the default of header-timeout
IS_TIMED = os.environ.get('SPRINGTIDE_TIMING') == '1'
PATIENCE = 1.0  # what players may have to wait at most while somebody else misbehaves
LORIS = 20


class DefaultServer(Server):
    """With the limits that a server has if nobody says otherwise; but its players may say what they like: it is timed."""

    def start(self):
        self.command = [*self.command[:4], '--phrases-per-minute', '100000']
        super().start()
        self.watcher = http.client.HTTPConnection('127.0.0.1', self.port, timeout=30, source_address=('127.0.0.20', 0))

    def metric(self, name):
        self.watcher.request('GET', '/metrics')
        return int(re.search(rf'^{re.escape(name)} (\d+)$', self.watcher.getresponse().read().decode(), re.MULTILINE).group(1))

    def reaches(self, name, is_reached, seconds=60):
        end = time.monotonic() + seconds
        while not is_reached(self.metric(name)):
            if time.monotonic() > end:
                return False
            time.sleep(0.1)  # it has limits, too
        return True

    def stop(self):
        self.watcher.close()
        return super().stop()


def raw(server, address, receive_buffer=None):
    """A connection from an address of its own."""
    connection = socket.socket()
    if receive_buffer:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    connection.settimeout(60)
    connection.bind((address, 0))
    connection.connect(('127.0.0.1', server.port))
    return connection


def answer_to(connection):
    """All that comes until the server closes."""
    text = b''
    try:
        while more := connection.recv(1 << 16):
            text += more
    except ConnectionResetError:
        pass
    return text


def frame(first, payload, mask=b'mask'):
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b'\xfe' + struct.pack('>H', len(payload))
    return bytes([first]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


class Attacker(Socket):
    """A WebSocket from another address than the players'."""

    def __init__(self, server, address, token=None, hello=True, receive_buffer=None):
        self.socket = raw(server, address, receive_buffer)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f'GET /ws HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                             f'Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n').encode())
        self.buffer = b''
        while b'\r\n\r\n' not in self.buffer:
            self.buffer += self.socket.recv(1)
        assert b' 101 ' in self.buffer, self.buffer
        self.buffer, self.raw = b'', []
        if hello:
            self.send({'type': 'hello', 'version': PROTOCOL, **({'token': token} if token else {})})
            self.welcome = self.receive()

    def end(self):
        """How the server closes the connection: its code, or 0 if it hangs up."""
        try:
            while True:
                self.receive()
        except ConnectionError as error:
            found = re.match(r'closed with (\d+)', str(error))
            return int(found.group(1)) if found else 0


class Game:
    """Two who play on whatever happens, and notice what they miss."""

    def __init__(self, server):
        self.server, self.acknowledged, self.number = server, [], 0
        self.tokens = [server.guest(name) for name in ('Anna', 'Bo')]
        self.table = server.table(self.tokens[0], ['player', 'open'])
        self.players = {'p1': Socket(server, self.tokens[0]), 'p2': Socket(server, self.tokens[1])}
        for player in self.players.values():
            player.watch(self.table)
        self.command('p2', type='sit', seat='p2', name='Bo', secret=SECRET)
        self.command('p1', type='start', secret=SECRET)
        self.settle()

    def command(self, seat, /, **members):
        self.number += 1
        message = {**members, 'table': self.table, 'id': f'{seat}-{self.number}'}
        answer = self.players[seat].answer(message)
        assert answer['type'] == 'acknowledged', answer
        self.acknowledged.append(message['id'])
        return message

    def settle(self):
        for player in self.players.values():
            player.send({'type': 'ping', 'table': self.table})
            while (message := player.receive())['type'] != 'pong':
                if message['type'] == 'update':
                    player.update = message

    def play_on(self):
        """A word and a move; gives the move, and how long the slower of them took."""
        begun = time.monotonic()
        self.command('p1', type='say', seat='p1', phrase='hello')
        self.players['p2'].receive_until(lambda message: any(event['kind'] == 'said' for event in message.get('events', [])))
        said = time.monotonic()
        self.settle()
        seat = self.players['p1'].update['to_act'][0]
        update = self.players[seat].update
        move = self.command(seat, type='act', seat=seat, decision=update['decision'], actions=[update['legal'][0]['text']])
        self.settle()
        return move, max(said - begun, time.monotonic() - said)

    def state(self):
        return [player.update['seq'] for player in self.players.values()], self.players['p1'].update['view']

    def lost(self):
        """Ends the game; gives the acknowledged commands that its journal has not, or has twice."""
        self.command('p1', type='resign', seat='p1')
        _, journal = self.server.request('GET', f'/api/tables/{self.table}/journal')
        ids = [json.loads(line)['id'] for line in journal.splitlines()[1:]]
        return [each for each in self.acknowledged if ids.count(each) != 1]

    def close(self):
        for player in self.players.values():
            player.close()


class AbuseTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.server = DefaultServer(PROGRAM, os.path.join(cls.folder.name, 'store.db'))
        cls.addClassCleanup(cls.server.process.kill)  # whatever goes wrong
        cls.begun = time.monotonic()
        cls.loris = [raw(cls.server, '127.0.0.2') for _ in range(LORIS)]
        for each in cls.loris:
            each.sendall(b'GET /api/lobby HTTP/1.1\r\nHost: h\r\n')
        cls.game = Game(cls.server)

    # Whatever was done to it, the server is there, lost nothing, keeps no dead connection, and stops in good order.
    @classmethod
    def tearDownClass(cls):
        assert cls.server.request('GET', '/readyz')[0] == 200
        assert cls.server.reaches('springtide_websockets', lambda count: count == 2), cls.server.metric('springtide_websockets')
        cls.game.play_on()
        lost, played = cls.game.lost(), len(cls.game.acknowledged)
        cls.game.close()
        code = cls.server.stop()
        cls.folder.cleanup()
        assert not lost and played > 20 and code == 0, (lost, played, code)
        assert '"level":"error"' not in cls.server.log, cls.server.log

    def setUp(self):
        for each in self.loris:
            try:
                each.sendall(b'X')  # slowly, and never the end of a header
            except OSError:
                pass
        self.before = self.game.state()

    def tearDown(self):
        self.assertEqual(self.game.state(), self.before, 'the abuse has changed a game')
        self.assert_prompt(self.game.play_on()[1])

    def assert_prompt(self, seconds):
        if IS_TIMED:
            self.assertLess(seconds, PATIENCE)

    def attack(self, address, *arguments, **named):
        attacker = Attacker(self.server, address, *arguments, **named)
        self.addCleanup(attacker.close)
        return attacker

    # --- bytes ---

    def test_garbage_on_the_port(self):
        noise = random.Random(5)
        for bytes_sent in (b'\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03' + noise.randbytes(508), b'SSH-2.0-OpenSSH_9.2\r\n',
                           b'\0' * 4096, noise.randbytes(20_000), b'GET ' + b'a' * 9000, b'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
                           b'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', b'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: h\r\n\r\n'):
            connection = raw(self.server, '127.0.0.3')
            try:
                connection.sendall(bytes_sent)
                connection.shutdown(socket.SHUT_WR)
            except OSError:
                pass  # hung up on already
            self.assertRegex(answer_to(connection), rb'^(HTTP/1\.1 4(00|31) |$)')
            connection.close()

    def test_oversized(self):
        self.assertEqual(self.server.metric('springtide_limits_met_total{limit="message_size"}'), 0)
        for size, code in ((16 << 10, None), ((16 << 10) + 1, 1009), (60_000, 1009)):
            attacker = self.attack('127.0.0.4')
            attacker.socket.sendall(frame(0x81, b'"' + b'x' * (size - 2) + b'"'))
            if code:
                self.assertEqual(attacker.end(), code)
            else:
                self.assertEqual(attacker.receive()['code'], 'bad-message')
        # Announced, not sent: nothing is kept ready for it.
        attacker = self.attack('127.0.0.4')
        attacker.socket.sendall(b'\x81\xff' + struct.pack('>Q', 1 << 40) + b'mask' + b'x' * (17 << 10))
        self.assertEqual(attacker.end(), 1009)
        for head, status in ((b'Content-Length: 2000000', 413), (b'X: ' + b'x' * 9000, 431)):
            connection = raw(self.server, '127.0.0.4')
            connection.sendall(b'POST /api/replays HTTP/1.1\r\nHost: h\r\n' + head + b'\r\n\r\n')
            self.assertTrue(answer_to(connection).startswith(b'HTTP/1.1 %d ' % status))
            connection.close()

    def test_malformed_frames(self):
        text = b'{"type":"ping"}'
        for code, bytes_sent in ((1002, frame(0xc1, text)), (1002, b'\x81\x0f' + text), (1002, frame(0x83, text)), (1002, frame(0x80, text)),
                                 (1002, frame(0x09, b'')), (1002, frame(0x89, b'x' * 126)), (1002, frame(0x01, b'a') + frame(0x81, b'b')),
                                 (1007, frame(0x81, b'\xc3\x28')), (1003, frame(0x82, text)), (1002, frame(0x88, b'\x03'))):
            attacker = self.attack('127.0.0.5')
            attacker.socket.sendall(bytes_sent)
            self.assertEqual(attacker.end(), code, bytes_sent)

    def test_malformed_messages_are_refused_and_the_connection_stays(self):
        attacker = self.attack('127.0.0.5', self.server.guest('Mallory'))
        for text in (b'', b'{', b'[]', b'null', b'{"type":"act"}', b'{"type":1}', b'{"type":"ping"}{"type":"ping"}', b'[' * 17 + b']' * 17,
                     b'{"type":"ping","type":"ping"}', b'{"type":"\\ud800"}', b'{"type":"hello","version":1e400}', b'\xef\xbb\xbf{"type":"ping"}',
                     json.dumps({'type': 'watch', 'table': 'x' * 65}).encode(), json.dumps({'type': 'tick', 'table': self.game.table, 'id': '1'}).encode()):
            attacker.send(text)
            self.assertEqual(attacker.receive()['code'], 'bad-message', text)
        attacker.send({'type': 'ping'})
        self.assertEqual(attacker.receive()['type'], 'pong')

    # --- too many, too much, too slow ---

    def test_a_flood_of_messages(self):
        for first, payload in ((0x81, b'{"type":"ping"}'), (0x89, b''), (0x81, b'no message')):
            attacker = self.attack('127.0.0.6')
            attacker.socket.sendall(frame(first, payload) * 200)
            self.assertEqual(attacker.end(), 1008)

    def test_a_broken_frame_after_a_flood_leaves_no_connection_behind(self):
        open_before = self.server.metric('springtide_websockets')
        for pings in (60, 61, 62, 70):
            for broken in (frame(0xf1, b''), frame(0x81, b'\xff'), frame(0x83, b'x')):
                attacker = self.attack('127.0.0.6', hello=False)
                attacker.socket.sendall(frame(0x89, b'x') * pings + broken)
                attacker.end()
                attacker.close()
        self.assertTrue(self.server.reaches('springtide_websockets', lambda count: count <= open_before))

    def test_many_connections_from_one_address(self):
        connections = [raw(self.server, '127.0.0.7') for _ in range(130)]
        # Which of them are let in is a matter of luck; those say nothing. Some of the others may be cut off without a word.
        self.assertTrue(wait_until(lambda: len(select.select(connections, [], [], 0)[0]) >= 25, 60))
        answered = select.select(connections, [], [], 0)[0]
        self.assertLessEqual(len(answered), 30)
        for connection in answered:
            self.assertIn(answer_to(connection)[:12], (b'', b'HTTP/1.1 429'))
        self.attack('127.0.0.8').close()  # others come in
        for connection in connections:
            connection.close()
        self.assertTrue(wait_until(self.may_connect, 60))

    def may_connect(self):
        connection = raw(self.server, '127.0.0.7')
        connection.sendall(b'GET /healthz HTTP/1.0\r\n\r\n')
        answer = answer_to(connection)
        connection.close()
        return answer.startswith(b'HTTP/1.1 200 ')

    def test_a_flood_of_guests(self):
        """One address cannot come as everybody; who comes from another does not notice."""
        codes = []
        connection = http.client.HTTPConnection('127.0.0.1', self.server.port, timeout=60, source_address=('127.0.0.11', 0))
        for _ in range(70):
            connection.request('POST', '/api/guests', '{"name":"Mallory"}')
            answer = connection.getresponse()
            codes.append((answer.status, json.loads(answer.read()).get('code')))
        connection.close()
        self.assertEqual(codes[0], (201, None))
        self.assertIn((429, 'too-many-guests'), codes)
        self.assertGreaterEqual(codes.count((201, None)), 60)
        self.server.guest('Cleo')

    def test_a_reader_who_never_reads(self):
        """Somebody with many seats asks for everything again and again, within the rate, and takes nothing of it."""
        limit = 'springtide_limits_met_total{limit="outgoing_queue"}'
        self.assertEqual(self.server.metric(limit), 0)
        token = self.server.guest('Anna')
        table = self.server.table(token, ['player'] + ['open'] * 5)
        anna = Socket(self.server, token)
        self.addCleanup(anna.close)
        anna.watch(table)
        reader = self.attack('127.0.0.9', self.server.guest('Mallory'), receive_buffer=4096)
        for i in range(2, 7):
            self.assertEqual(reader.answer({'type': 'sit', 'table': table, 'id': f'{i}', 'seat': f'p{i}', 'name': 'Mallory', 'secret': SECRET})['type'], 'acknowledged')
        self.assertEqual(anna.answer({'type': 'start', 'table': table, 'id': 'start', 'secret': SECRET})['type'], 'acknowledged')
        waits = []
        for i in range(600):  # the system takes something, too, before anything waits at the server
            reader.send({'type': 'watch', 'table': table})
            if i % 10 == 0:
                waits.append(self.wait_for_answer(anna, {'type': 'say', 'table': table, 'id': f's{i}', 'seat': 'p1', 'phrase': 'one-moment'}))
            if i > 40:
                time.sleep(0.06)
            if i % 10 == 9 and self.server.metric(limit) > 0:
                break
        self.assertTrue(self.server.reaches(limit, lambda count: count == 1))
        waits.append(self.wait_for_answer(anna, {'type': 'say', 'table': table, 'id': 'last', 'seat': 'p1', 'phrase': 'goodbye'}))
        self.assert_prompt(max(waits))
        anna.send({'type': 'ping', 'table': table})
        anna.receive_until(lambda message: message['type'] == 'pong')
        said = [event for event in anna.watch(table)['events'] if event['kind'] == 'said']
        self.assertEqual(len(said), len(waits))

    def wait_for_answer(self, player, command):
        begun = time.monotonic()
        self.assertEqual(player.answer(command)['type'], 'acknowledged')
        return time.monotonic() - begun

    def test_slow_loris(self):
        """Headers that never end are answered when their time is over, however steadily they come."""
        for each in self.loris:
            each.settimeout(HEADER_SECONDS + 60)
        answers = [answer_to(each) for each in self.loris]
        taken = time.monotonic() - self.begun
        self.assertEqual([answer[:13] for answer in answers], [b'HTTP/1.1 408 '] * LORIS)
        self.assertGreater(taken, HEADER_SECONDS - 1)
        if IS_TIMED:
            self.assertLess(taken, HEADER_SECONDS + 3)
        for each in self.loris:
            each.close()

    # --- other people's seats ---

    def test_replayed(self):
        """What a player sent, sent again by somebody else, or later."""
        move, _ = self.game.play_on()
        self.before = self.game.state()
        self.assertEqual(self.attack('127.0.0.10').answer(move)['code'], 'no-token')
        mallory = self.attack('127.0.0.10', self.server.guest('Mallory'))
        self.assertEqual(mallory.answer(move)['code'], 'not-your-seat')
        own = self.game.players[move['seat']]
        self.assertEqual(own.answer({**move, 'id': 'again'})['code'], 'outdated')
        self.assertEqual(own.answer(move)['type'], 'acknowledged')  # known already, and not done twice
        self.game.settle()

    def test_unknown_and_withdrawn_tokens(self):
        attacker = self.attack('127.0.0.11', hello=False)
        token = self.server.guest('Carla')
        self.assertEqual(self.server.request('DELETE', '/api/sessions', None, token)[0], 200)
        wrong = [token, token[:-1], token + 'x', token.upper(), 'x' * 64, "' OR 1=1 --", self.game.tokens[0][:-1] + '?', self.game.table]
        for each in wrong:
            attacker.send({'type': 'hello', 'version': PROTOCOL, 'token': each})
            self.assertEqual(attacker.receive()['code'], 'bad-token', each)
        # It is still nobody, and stays who it says it is.
        for token, answer in ((None, 'welcome'), (self.game.tokens[0], 'refused')):
            attacker.send({'type': 'hello', 'version': PROTOCOL, **({'token': token} if token else {})})
            self.assertEqual(attacker.receive()['type'], answer)
        self.assertEqual(attacker.answer({'type': 'say', 'table': self.game.table, 'id': '1', 'seat': 'p1', 'phrase': 'ouch'})['code'], 'no-token')

    def test_cross_table(self):
        """Who sits at two tables cannot answer the one at the other."""
        token = self.server.guest('Dora')
        tables = [self.server.table(token, ['player', 'player'], game) for game in ('vineta', 'vigo')]
        dora = self.attack('127.0.0.12', token)
        updates = []
        for table in tables:
            dora.watch(table)
            self.assertEqual(dora.answer({'type': 'start', 'table': table, 'id': 'start', 'secret': SECRET})['type'], 'acknowledged')
            dora.send({'type': 'ping', 'table': table})
            started = []
            while (message := dora.receive())['type'] != 'pong':
                started.append(message)
            updates.append(next(each for each in started if each.get('legal')))
        for here, there in ((0, 1), (1, 0)):
            update = updates[here]
            act = {'type': 'act', 'table': tables[there], 'id': 'x', 'seat': update['viewer'], 'decision': updates[there]['decision'],
                   'actions': [update['legal'][0]['text']]}
            self.assertIn(dora.answer(act)['code'], ('unreadable', 'not-your-turn', 'illegal'))
        self.assertEqual(dora.answer({**act, 'table': self.game.table})['code'], 'not-your-seat')


if __name__ == '__main__':
    unittest.main()
