#!/usr/bin/env python3
"""nginx, Caddy and Apache before the server, each by the configuration of packaging/proxy: the page over HTTPS, games over wss, who comes
from where, what is too large, and a restart.

  proxy_test.py PROGRAM
"""
import base64
import http.client
import json
import os
import pathlib
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests/server'))
from proxies import Apache, Caddy, Nginx  # noqa: E402
from supervisor import Supervisor  # noqa: E402
from wire import Server, wait_until  # noqa: E402

PROGRAM = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else ROOT / 'build/release/src/springtide')
PAGE = '<!doctype html>\n<html>\n  <head>\n    <title>Springtide</title>\n  </head>\n  <body></body>\n</html>\n'
ANNA, BO = '127.0.0.2', '127.0.0.3'  # visitors, who come from other addresses than the proxy's
MANY = 20  # requests: each process of a proxy gets some
LISTED = 2  # tables in the lobby that one address may open here


class ProxyTest:
    """What holds for each of them."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.folder.chmod(0o755)  # Apache's workers are another user
        (self.folder / 'web').mkdir()
        (self.folder / 'web/index.html').write_text(PAGE)
        self.certificate, key = str(self.folder / 'games.pem'), str(self.folder / 'games.key')
        subprocess.run(['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj',
                        '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', self.certificate],
                       check=True, capture_output=True)
        self.supervisor = Supervisor()
        self.addCleanup(self.supervisor.close)
        self.server = self.serve()
        self.proxy = self.kind(self.folder, self.server.port, self.certificate, key)
        self.addCleanup(self.proxy.stop)
        self.assertTrue(wait_until(self.proxy.answers, 30), self.proxy.said())

    def serve(self):
        server = self.supervisor.serve(PROGRAM, str(self.folder / 'games.db'), '--web', str(self.folder / 'web'), '--trusted-proxies', '127.0.0.1',
                                       '--metrics-from', '127.0.0.1', '--lobby-tables-per-address', str(LISTED))
        self.addCleanup(lambda: server.process.poll() is None and server.kill())
        return server

    def ask(self, method, path, body=None, visitor=ANNA, headers=None, port=None):
        """Through the proxy: status, headers, text."""
        context = ssl.create_default_context(cafile=self.certificate)
        connection = http.client.HTTPSConnection('localhost', port or self.proxy.port, timeout=60, context=context, source_address=(visitor, 0))
        try:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read().decode(errors='replace')
        finally:
            connection.close()

    def handshake(self, origin):
        """The status of a WebSocket that a page of this origin opens."""
        context = ssl.create_default_context(cafile=self.certificate)
        context.set_alpn_protocols(['http/1.1'])
        with socket.create_connection(('127.0.0.1', self.proxy.port), 30) as plain, context.wrap_socket(plain, server_hostname='localhost') as line:
            key = base64.b64encode(os.urandom(16)).decode()
            line.sendall(f'GET /ws HTTP/1.1\r\nHost: localhost:{self.proxy.port}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                         f'Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n'.encode())
            return int(line.recv(4096).split()[1])

    def open(self, visitor, **headers):
        """The status of a table in the lobby that somebody new wants to open."""
        body = {'game': 'vineta', 'options': ['players 2'], 'chairs': [{'kind': 'player'}, {'kind': 'open'}], 'public': True}
        return self.ask('POST', '/api/tables', json.dumps(body), visitor, {'Authorization': 'Bearer ' + self.server.guest(), **headers})[0]

    # --- the way of a player ---

    def test_a_page_and_a_game(self):
        status, headers, text = self.ask('GET', '/')
        self.assertEqual(status, 200)
        self.assertIn('<title>Springtide</title>', text)
        report = str(self.folder / 'load.json')
        done = subprocess.run([PROGRAM, 'load', '--connect', f'https://localhost:{self.proxy.port}', '--tables', '2', '--seats', '2', '--interval', '20',
                               '--seconds', '3', '--verify', '--json', report], capture_output=True, text=True, timeout=120,
                              env={**os.environ, 'SSL_CERT_FILE': self.certificate})
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        journals = json.loads(pathlib.Path(report).read_text())['journals']
        self.assertEqual((journals['lost'], journals['doubled'], journals['unread']), (0, 0, 0))
        self.assertGreater(journals['acknowledged'], 10)

    def test_who_asks_for_http_is_sent_to_https(self):
        connection = http.client.HTTPConnection('127.0.0.1', self.proxy.plain, timeout=30)
        self.addCleanup(connection.close)
        connection.request('GET', '/table/x?y=1', headers={'Host': 'localhost'})
        answer = connection.getresponse()
        self.assertIn(answer.status, (301, 308))
        self.assertRegex(answer.getheader('location'), r'^https://localhost(:\d+)?/table/x\?y=1$')

    def test_a_page_may_connect_to_where_it_came_from_alone(self):
        self.assertEqual(self.handshake(f'https://localhost:{self.proxy.port}'), 101)
        self.assertEqual(self.handshake('https://elsewhere.example'), 403)

    def test_the_server_knows_that_players_have_https(self):
        table = self.server.table(self.server.guest())
        _, _, text = self.ask('GET', f'/table/{table}')
        self.assertIn(f'https://localhost:{self.proxy.port}/api/tables/{table}/picture', text)

    # --- who comes from where ---

    def test_each_visitor_has_limits_of_his_own(self):
        self.assertEqual([self.open(ANNA) for _ in range(LISTED + 1)], [201] * LISTED + [429])
        self.assertEqual(self.open(ANNA, **{'X-Forwarded-For': '192.0.2.7', 'X-Real-IP': '192.0.2.7'}), 429, 'who says he is another')
        self.assertEqual(self.open(BO), 201)

    def test_nobody_from_outside_reads_the_metrics(self):
        self.assertEqual(self.server.request('GET', '/metrics')[0], 200)
        self.assertEqual(self.ask('GET', '/metrics')[0], 403)
        self.assertEqual(self.ask('GET', '/metrics', headers={'X-Forwarded-For': '127.0.0.1'})[0], 403)

    def test_what_is_too_large_is_refused_and_what_is_not_comes_through(self):
        self.assertEqual(self.ask('POST', '/api/replays', 'x' * (1 << 20))[0], 400)  # not a record
        self.assertEqual(self.ask('POST', '/api/replays', 'x' * ((1 << 20) + 1))[0], 413)

    def test_the_doctor_is_content(self):
        settings = self.folder / 'springtide.conf'
        settings.write_text(f'store = {self.folder}/other.db\nlisten = 127.0.0.1:{self.server.port}\ntrusted-proxies = 127.0.0.1\nweb = {self.folder}/web\n')
        done = subprocess.run([PROGRAM, 'doctor', '--config', settings, '--url', f'https://localhost:{self.proxy.port}'], capture_output=True,
                              text=True, timeout=60, env={**os.environ, 'SSL_CERT_FILE': self.certificate})
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertRegex(done.stdout, r'(?m)^ok +address: .* leads to a server, with WebSockets$')
        self.assertRegex(done.stdout, r'(?m)^ok +proxy headers: ')

    # --- a restart ---

    def while_it_restarts(self, pause):
        """What somebody is answered who comes while the server is not there."""
        heard = []
        self.server.stop()
        visitor = threading.Thread(target=lambda: heard.append(self.ask('GET', '/api/lobby')[0]))
        visitor.start()
        time.sleep(pause)
        self.assertEqual(heard, [])
        self.server.start()
        visitor.join(60)
        return heard

    def test_sockets_that_are_kept_bridge_a_restart(self):
        self.assertEqual(self.while_it_restarts(0.5), [200])

    def forget_sockets(self):
        for each in self.supervisor.kept.values():
            each.close()
        self.supervisor.kept.clear()

    def test_after_a_crash_everybody_gets_through_again_at_once(self):
        self.server.kill()
        self.forget_sockets()
        self.supervisor.keeps = False
        self.meanwhile()
        self.server.start()
        self.assertEqual({self.ask('GET', '/api/lobby')[0] for _ in range(MANY)}, {200})

    def meanwhile(self):
        self.assertLessEqual({self.ask('GET', '/api/lobby')[0] for _ in range(MANY)}, {502, 503})


class NginxTest(ProxyTest, unittest.TestCase):
    kind = Nginx


class ApacheTest(ProxyTest, unittest.TestCase):
    kind = Apache


class CaddyTest(ProxyTest, unittest.TestCase):
    """Which waits by itself for a server that is not there."""
    kind = Caddy

    def meanwhile(self):
        pass

    def test_a_restart_is_bridged_without_kept_sockets(self):
        self.forget_sockets()
        self.supervisor.keeps = False
        self.assertEqual(self.while_it_restarts(0.5), [200])


if __name__ == '__main__':
    unittest.main()
