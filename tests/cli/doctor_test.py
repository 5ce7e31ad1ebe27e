#!/usr/bin/env python3
"""`springtide doctor`: what is well, what is not, and what to do about it; and what `serve` says of itself.

  with_postgres.sh doctor_test.py PROGRAM
"""
import http.server
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../server'))
from wire import Server  # noqa: E402

PROGRAM = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else 'build/release/src/springtide')


class Answers(http.server.BaseHTTPRequestHandler):
    """A proxy that hands on requests, and knows nothing of WebSockets."""
    protocol_version = 'HTTP/1.1'

    def do_GET(self):
        self.send_response(200 if self.path == '/healthz' else 404)
        self.send_header('Content-Length', '0')
        self.end_headers()

    def log_message(self, *_):
        pass


class DoctorTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.launcher = []
        self.settings = {'store': self.path('games.db'), 'listen': '127.0.0.1:0', 'trusted-proxies': '127.0.0.1'}

    def path(self, name):
        return os.path.join(self.folder, name)

    def doctor(self, *flags, **settings):
        """What is said, by what it is about: pairs of verdict and sentence; and the exit code."""
        lines = {**self.settings, **{name.replace('_', '-'): value for name, value in settings.items()}}
        with open(self.path('springtide.conf'), 'w', encoding='utf-8') as file:
            file.writelines(f'{name} = {value}\n' for name, value in lines.items() if value is not None)
        environment = {name: value for name, value in os.environ.items() if not name.startswith('SPRINGTIDE_')}
        done = subprocess.run([*self.launcher, PROGRAM, 'doctor', '--config', self.path('springtide.conf'), *flags], capture_output=True, text=True,
                              timeout=60, env=environment)
        said = {}
        for line in done.stdout.splitlines():
            if line.startswith(' '):
                said[what][-1] += ' → ' + line.strip()
            else:
                verdict, rest = line.split(None, 1)
                what, sentence = rest.split(': ', 1)
                said.setdefault(what, []).append(f'{verdict} {sentence}')
        self.assertEqual(done.returncode, 1 if any(each.startswith('bad') for all_of in said.values() for each in all_of) else 0, done.stderr)
        return said

    def certificate(self, name, days=90):
        subprocess.run(['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=localhost',
                        '-days', str(days), '-keyout', self.path(name + '.key'), '-out', self.path(name + '.pem')], check=True, capture_output=True)
        return {'tls_listen': '127.0.0.1:0', 'tls_certificate': self.path(name + '.pem'), 'tls_key': self.path(name + '.key')}

    def test_a_new_server_is_well_and_nothing_is_made(self):
        said = self.doctor()
        self.assertEqual(said['store'], [f'ok {self.path("games.db")} is new: the first start makes it'])
        self.assertEqual(said['proxy headers'], ['ok believed of trusted-proxies alone'])
        self.assertFalse(os.path.exists(self.path('games.db')))

    def test_a_mistake_in_the_settings_is_named_with_its_line(self):
        said = self.doctor(connections='many')
        self.assertRegex(said['settings'][0], r'^bad .*springtide\.conf, line 4: .* → ')
        self.assertNotIn('store', said)
        done = subprocess.run([PROGRAM, 'doctor', '--config', self.path('nowhere')], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 1)
        self.assertIn('cannot be read', done.stdout)

    def test_the_store(self):
        self.assertRegex(self.doctor(store=self.path('no/such/games.db'))['store'][0], r'^bad .*No such file or directory → Make the folder')
        with open(self.path('games.db'), 'w', encoding='utf-8') as file:
            file.write('this is no database, and long enough to be looked at as one' * 20)
        self.assertRegex(self.doctor()['store'][-1], '^bad .*not a database')
        os.remove(self.path('games.db'))
        database = sqlite3.connect(self.path('games.db'))
        self.addCleanup(database.close)
        database.executescript('CREATE TABLE cats (name text)')
        self.assertRegex(self.doctor()['store'][-1], "^bad .*not one of springtide's")
        database.executescript('CREATE TABLE schema_version (version bigint); INSERT INTO schema_version VALUES (16)')
        self.assertRegex(self.doctor()['store'][-1], '^look .* has schema 16, the next start migrates it .* → Make a backup')
        database.executescript('UPDATE schema_version SET version = 1000')
        self.assertRegex(self.doctor()['store'][-1], '^bad .* has schema 1000, this program knows ')
        os.chmod(self.path('games.db'), 0o644)
        self.assertRegex(self.doctor()['store'][0], '^look .* can be read by others: it holds hidden cards → chmod 600')

    def test_a_database(self):
        said = self.doctor(store=os.environ['SPRINGTIDE_TEST_POSTGRES'])
        self.assertRegex(said['store'][0], '^ok 127.0.0.1:.*/springtide is new: the first start makes it$')
        said = self.doctor(store='postgresql://nobody:secret@127.0.0.1:1/nothing')
        self.assertRegex(said['store'][0], '^bad .* → Look whether the database runs')
        self.assertNotIn('secret', str(said))

    def test_the_certificate(self):
        good = self.certificate('good')
        self.assertRegex(self.doctor(**good)['certificate'][0], r'^ok .*good\.pem is good for (89|90) days$')
        self.assertRegex(self.doctor(**self.certificate('short', 5))['certificate'][0], r'^look .* runs out in [45] days → Renew it')
        mixed = {**good, 'tls_key': self.path('short.key')}
        self.assertRegex(self.doctor(**mixed)['certificate'][0], '^bad certificate and key do not belong together → ')
        self.assertRegex(self.doctor(**{**good, 'tls_certificate': self.path('none.pem')})['certificate'][0], '^bad .* cannot be read as PEM → ')
        self.assertRegex(self.doctor(**{**good, 'tls_key': self.path('good.pem')})['certificate'][0], '^bad .*good.pem.* cannot be read as PEM → ')
        open_to_all = self.doctor(listen='0.0.0.0:0', trusted_proxies=None)
        self.assertRegex(open_to_all['certificate'][0], '^look there is none: passwords travel in the clear → ')

    def test_proxies(self):
        self.assertRegex(self.doctor(trusted_proxies='0.0.0.0/0')['proxy headers'][0], '^bad trusted-proxies names the whole world')
        self.assertRegex(self.doctor(trusted_proxies=None)['proxy headers'][0], '^look .*share one address and its limits → ')
        self.assertRegex(self.doctor(listen='0.0.0.0:0')['proxy headers'][0], '^look .* others can connect beside it')

    def test_what_is_taken_and_what_is_too_little(self):
        with socket.create_server(('127.0.0.1', 0)) as taken:
            said = self.doctor(listen=f'127.0.0.1:{taken.getsockname()[1]}', connections='100000000')
        self.assertRegex(said['listen'][0], '^look 127.0.0.1:.* is taken → ')
        self.assertRegex(said['open files'][0], '^look .* connections need 100000200 → LimitNOFILE=100000200')
        self.assertRegex(self.doctor(listen='192.0.2.1:0')['listen'][0], '^bad 192.0.2.1:0: ')
        self.assertRegex(self.doctor(web=self.folder)['web client'][0], '^bad .* has no index.html → ')

    def test_a_port_that_only_a_supervisor_can_open(self):
        if os.geteuid() != 0:
            self.skipTest('to give up rights one needs some')
        os.chmod(self.folder, 0o755)
        self.launcher = ['unshare', '--net', 'setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups']  # no port is free there below 1024
        said = self.doctor(listen='0.0.0.0:443', store=self.path('none.db'))['listen'][0]
        self.assertRegex(said, '^look 0.0.0.0:443: ports below 1024 are not for this user → Good if systemd opens it .*springtide.socket')

    def test_the_clock(self):
        self.assertRegex(self.doctor()['clock'][0], r'^(ok|look) \d{4}-\d\d-\d\d.* UTC, (set by the network|and nobody sets it → timedatectl)')

    def serve(self, *flags):
        """All that `serve` says until it is stopped, as it was started by hand."""
        with subprocess.Popen([PROGRAM, 'serve', *flags], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=self.folder) as server:
            said = ''
            while 'Ctrl-C' not in said:
                line = server.stdout.readline()
                self.assertTrue(line, said)
                said += line
            server.terminate()
        return said

    def test_serve_explains_itself(self):
        said = self.serve('--listen', '127.0.0.1:0')
        self.assertRegex(said, r'^listening on http://127.0.0.1:\d+\nGames are kept in springtide.db, which is new.\n')
        self.assertRegex(said, r'\nNo page is served: --web \S+ has the client for the browser.\nOnly this computer can connect: --listen 0.0.0.0:8080 ')
        self.assertRegex(said, r'\n`springtide doctor` looks .*`springtide serve --settings` explains every setting.')
        with open(self.path('index.html'), 'w', encoding='utf-8') as file:
            file.write('<html></html>')
        said = self.serve('--listen', '0.0.0.0:0', '--web', '.')
        self.assertRegex(said, r'\nGames are kept in springtide.db.\nPasswords travel in the clear: ')
        self.assertNotIn('No page', said)

    def test_the_way_of_a_player(self):
        self.assertRegex(self.doctor('--url', 'http://127.0.0.1:1')['address'][0], '^bad .* → Start the server')
        server = Server(PROGRAM, self.path('games.db'))
        self.addCleanup(server.stop)
        self.assertRegex(self.doctor('--url', f'http://127.0.0.1:{server.port}')['address'][0], '^ok .* leads to a server, with WebSockets$')
        with http.server.ThreadingHTTPServer(('127.0.0.1', 0), Answers) as proxy:
            threading.Thread(target=proxy.serve_forever, daemon=True).start()
            said = self.doctor('--url', f'http://127.0.0.1:{proxy.server_port}')['address'][0]
            self.assertRegex(said, '^bad .* leads to a server, but no WebSocket gets there: .* → Have the proxy let them through')
            proxy.shutdown()


if __name__ == '__main__':
    unittest.main()
