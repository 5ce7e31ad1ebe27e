"""A small client for tests: HTTP with JSON, and a WebSocket of its own hand. Standard library only."""
import base64
import http.client
import json
import os
import re
import socket
import struct
import subprocess
import tempfile
import time

PROTOCOL = 1
SECRET = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'  # a player's part of the deal
WITNESSES = []  # told of every answer and message: answered(method, path, status, content), told(message)


class Server:
    """A running `springtide serve` on a free port, on one store or a list of them; kill() is SIGKILL, stop() is graceful."""

    def __init__(self, program, store, *flags, environment=None, port=0, log=None, wrapper=(), sockets=()):
        stores = [part for each in (store if isinstance(store, list) else [store]) for part in ('--store', str(each))]
        self.command = [*wrapper, program, 'serve', *stores, '--bot-pause-least', '10ms', '--bot-pause-most', '12ms',
                        '--request-rate', '10000 burst 20000', '--connection-rate', '10000 burst 20000', '--connections-per-address', '5000',
                        '--message-rate', '10000 burst 20000', '--guest-rate', '10000 burst 20000', '--analysis-rate', '10000 burst 20000', *flags]
        self.environment = {**os.environ, **(environment or {})}
        self.port = port
        self.sockets = sockets  # that it inherits
        self.log_path = log  # where its log goes, to be read while it runs
        self.start()

    def start(self):
        # A file and no pipe: nobody reads while it runs, and a pipe that is full stops whoever logs.
        self.logged = open(self.log_path, 'a+', encoding='utf-8') if self.log_path else tempfile.TemporaryFile('a+', encoding='utf-8')
        self.process = subprocess.Popen([*self.command, '--listen', f'127.0.0.1:{self.port}'], stdout=subprocess.PIPE,
                                        stderr=None if os.environ.get('SHOW_LOG') else self.logged, text=True, env=self.environment, pass_fds=self.sockets)
        line = self.process.stdout.readline()
        found = re.match(r'listening on http://127\.0\.0\.1:(\d+)', line)
        if not found:
            self.close()
            raise RuntimeError(f'the server does not start: {line!r} {self.log}')
        self.port = int(found.group(1))

    def kill(self):
        self.process.kill()
        self.close()

    def stop(self):
        self.process.terminate()
        return self.close()

    def close(self):
        code = self.process.wait(30)
        self.logged.seek(0)
        self.log = self.logged.read()
        self.logged.close()
        self.process.stdout.close()
        return code

    def request(self, method, path, body=None, token=None, address=None):
        """Status and answer: JSON if it is some, the bytes of a picture, else the text. The address is believed of a trusted proxy."""
        connection = http.client.HTTPConnection('127.0.0.1', self.port, timeout=30)
        text = body if isinstance(body, (str, bytes)) or body is None else json.dumps(body)
        headers = {**({'Authorization': 'Bearer ' + token} if token else {}), **({'X-Forwarded-For': address} if address else {})}
        connection.request(method, path, text, headers)
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        kind = answer.getheader('content-type') or ''
        content = content if 'image' in kind else json.loads(content) if 'json' in kind else content.decode()
        for witness in WITNESSES:
            witness.answered(method, path, answer.status, content)
        return answer.status, content

    def guest(self, name='Anna'):
        status, answer = self.request('POST', '/api/guests', {'name': name})
        assert status == 201, answer
        return answer['token']

    def table(self, token, chairs=('player', 'bot'), game='vineta', **wishes):
        chairs = [{'kind': chair} if chair != 'bot' else {'kind': 'bot', 'level': 1} for chair in chairs]
        body = {'game': game, 'options': [f'players {len(chairs)}'], 'chairs': chairs, **wishes}
        status, answer = self.request('POST', '/api/tables', body, token)
        assert status == 201, answer
        return answer['table']


class Socket:
    """A WebSocket, and the last word of the server on what was watched over it."""

    def __init__(self, server, token=None, hello=True, timeout=30):
        self.socket = socket.create_connection(('127.0.0.1', server.port), timeout)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f'GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                             f'Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n').encode())
        self.buffer = b''
        while b'\r\n\r\n' not in self.buffer:
            self.buffer += self.socket.recv(4096)
        head, self.buffer = self.buffer.split(b'\r\n\r\n', 1)
        assert b' 101 ' in head, head
        self.raw = []  # every text received, in order
        if hello:
            self.send({'type': 'hello', 'version': PROTOCOL, **({'token': token} if token else {})})
            self.welcome = self.receive()

    def send(self, message):
        text = message if isinstance(message, bytes) else json.dumps(message).encode()
        mask = os.urandom(4)
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b'\xfe' + struct.pack('>H', len(text)) if len(text) < 1 << 16 else (
            b'\xff' + struct.pack('>Q', len(text)))
        self.socket.sendall(b'\x81' + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(text)))

    def _take(self, size):
        while len(self.buffer) < size:
            more = self.socket.recv(1 << 16)
            if not more:
                raise ConnectionError('closed')
            self.buffer += more
        taken, self.buffer = self.buffer[:size], self.buffer[size:]
        return taken

    def receive(self):
        """The next text; pings are passed over, a close raises."""
        while True:
            first, second = self._take(2)
            size = second & 127
            if size == 126:
                size = struct.unpack('>H', self._take(2))[0]
            elif size == 127:
                size = struct.unpack('>Q', self._take(8))[0]
            content = self._take(size)
            if first & 15 == 8:
                raise ConnectionError(f'closed with {struct.unpack(">H", content[:2])[0] if content else 0}: {content[2:].decode()}')
            if first & 15 == 1:
                self.raw.append(content.decode())
                message = json.loads(content)
                for witness in WITNESSES:
                    witness.told(message)
                return message

    def receive_until(self, is_it):
        while True:
            message = self.receive()
            if is_it(message):
                return message

    def answer(self, message):
        """Sends a command and gives its acknowledgement or refusal; updates on the way are kept in self.update."""
        self.send(message)
        while True:
            got = self.receive()
            if got['type'] == 'update':
                self.update = got
            elif got['type'] in ('acknowledged', 'refused') and got.get('id') == message.get('id'):
                return got

    def watch(self, table, **have):
        self.send({'type': 'watch', 'table': table, **({'have': have} if have else {})})
        self.update = self.receive_until(lambda message: message['type'] in ('update', 'refused'))
        return self.update

    def close(self):
        self.socket.close()


def play_out(socket, table, seat='p1', choose=lambda legal: legal[0], most=10_000):
    """Plays the seat to the end of the game; gives the last update and the ids that were acknowledged."""
    acknowledged, sent = [], None
    update = socket.update
    for number in range(most):
        if update['life'] not in ('open', 'playing'):
            return update, acknowledged
        key = (update['decision'], json.dumps(update.get('legal')))
        if seat in update.get('to_act', []) and update.get('legal') and key != sent:
            entry = choose(update['legal'])
            sent = key
            socket.send({'type': 'act', 'table': table, 'id': f'{seat}-{update["seq"]}', 'seat': seat, 'decision': update['decision'],
                         'actions': entry.get('actions') or [entry['text']]})
        message = socket.receive()
        if message['type'] == 'acknowledged':
            acknowledged.append(message['id'])
        if message['type'] == 'update' and message['viewer'] == seat:
            update = message
    raise AssertionError('the game does not end')


def wait_until(is_true, seconds=10):
    end = time.time() + seconds
    while time.time() < end:
        if is_true():
            return True
        time.sleep(0.02)
    return False
