#!/usr/bin/env python3
"""The Debian packages of `make deb`: clean, the same from any folder, and through their whole life in a bare Debian 12.

  with_postgres.sh packages_test.py      as root, with a network
"""
import glob
import hashlib
import os
import pathlib
import re
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests/server'))
from bare import Bare  # noqa: E402
from wire import Server, Socket  # noqa: E402

PROGRAM = str(ROOT / 'build/release/src/springtide')
UNIT = ROOT / 'packaging/springtide.service'
CONF, DATA = 'etc/springtide/springtide.conf', 'var/lib/springtide'
PLAY = 'springtide load --connect {} --tables 1 --seats 2 --interval 100 --seconds 3 --verify'


def packages(folder=ROOT / 'build/deb'):
    return sorted(glob.glob(f'{folder}/*.deb'))


def said(*command, **rest):
    return subprocess.run([str(each) for each in command], check=True, capture_output=True, text=True, **rest).stdout


def unit_values(name):
    return re.findall(rf'^{name}=(.*)$', UNIT.read_text(), re.MULTILINE)


class PackagesTest(unittest.TestCase):
    def test_lintian_finds_nothing(self):
        done = subprocess.run(['lintian', '--allow-root', '--fail-on', 'error,warning', *packages()], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout), (0, ''), done.stderr)

    def test_the_same_packages_come_from_any_folder_at_any_time(self):
        with tempfile.TemporaryDirectory() as folder:
            other = os.path.join(folder, 'somewhere/else')
            said('git', 'clone', '--quiet', ROOT, other)
            subprocess.run(['make', '-C', other, 'deb'], check=True, umask=0o077, stdout=subprocess.DEVNULL,
                           env={**os.environ, 'CCACHE_DISABLE': '1', 'TZ': 'Pacific/Kiritimati', 'LC_ALL': 'C'})
            self.assertEqual(self.sums(packages(other + '/build/deb')), self.sums(packages()))

    @staticmethod
    def sums(files):
        return {os.path.basename(file): hashlib.sha256(pathlib.Path(file).read_bytes()).hexdigest() for file in files}


class UnitTest(unittest.TestCase):
    def test_locks_itself_in(self):
        said_of_it = said('systemd-analyze', 'security', '--offline=yes', '--no-pager', UNIT)
        exposure = float(re.search(r'Overall exposure level for \S+: ([\d.]+)', said_of_it)[1])
        print(f'exposure {exposure}')
        self.assertLessEqual(exposure, 1.5)

    def allowed(self):
        """The system calls that the unit's filter lets through."""
        groups = {}
        for line in said('systemd-analyze', 'syscall-filter', '--no-pager').splitlines():
            if line.startswith('@'):
                groups[line.strip()] = current = []
            elif line.startswith('    ') and not line.strip().startswith('#'):
                current.append(line.strip())

        def names(words):
            return {name for word in words for name in (names(groups[word]) if word.startswith('@') else {word})}

        calls = set()
        for value in unit_values('SystemCallFilter'):
            calls = calls - names(value[1:].split()) if value.startswith('~') else calls | names(value.split())
        return calls

    def calls_of(self, folder, store):
        """What a server calls from its start to its end, with accounts, files, TLS, a reload and games of bots and people."""
        trace = os.path.join(folder, 'trace')
        said('openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost',
             '-keyout', f'{folder}/key.pem', '-out', f'{folder}/chain.pem', stderr=None)
        for path in (folder, f'{folder}/key.pem'):  # as root SQLite calls more
            shutil.chown(path, 'nobody')
        server = Server(PROGRAM, store, '--web', str(ROOT / 'web/dist'), '--tls-listen', '127.0.0.1:0', '--tls-certificate',
                        f'{folder}/chain.pem', '--tls-key', f'{folder}/key.pem', wrapper=('strace', '-u', 'nobody', '-f', '-qq', '-o', trace))
        token = server.guest()
        self.assertEqual(server.request('POST', '/api/accounts', {'login': f'olga {time.time_ns()}', 'password': 'spring tide'}, token)[0], 201)
        self.assertEqual(server.request('GET', '/')[0], 200)
        table = server.table(token, ['player', 'bot'])
        self.assertEqual(server.request('GET', f'/api/tables/{table}/picture')[0], 200)
        socket = Socket(server, token)
        socket.watch(table)
        said(PROGRAM, 'load', '--connect', f'http://127.0.0.1:{server.port}', '--tables', '2', '--seats', '4', '--seconds', '3')
        server_process = int(said('pgrep', '-P', str(server.process.pid)).split()[0])
        os.kill(server_process, signal.SIGHUP)
        time.sleep(0.5)
        socket.close()
        os.kill(server_process, signal.SIGTERM)
        self.assertEqual(server.close(), 0)
        text = pathlib.Path(trace).read_text(errors='replace')
        return set(re.findall(r'^\d+ +(?:<\.\.\. )?([a-z_0-9]+)(?:\(| resumed)', text, re.MULTILINE))

    def test_its_filter_lets_through_what_the_server_calls(self):
        allowed = self.allowed()
        self.assertIn('read', allowed)
        self.assertNotIn('mount', allowed)
        for store in ('file', os.environ['SPRINGTIDE_TEST_POSTGRES']):
            with tempfile.TemporaryDirectory() as folder:
                calls = self.calls_of(folder, os.path.join(folder, 'games.db') if store == 'file' else store)
            self.assertIn('epoll_wait', calls)
            self.assertEqual(calls - allowed, set(), store)


class LifeTest(unittest.TestCase):
    """Installed, upgraded, removed, purged."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        subprocess.run([ROOT / 'tools/deb.sh', cls.folder.name], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                       env={**os.environ, 'SPRINGTIDE_DEB_VERSION': '0.0.1'})

    def setUp(self):
        self.bare = Bare()
        self.addCleanup(self.bare.remove)

    def mode(self, path):
        state = (self.bare.root / path).stat()
        users = dict(line.split(':')[2::-2] for line in (self.bare.root / 'etc/passwd').read_text().splitlines())
        groups = dict(line.split(':')[2::-2] for line in (self.bare.root / 'etc/group').read_text().splitlines())
        return f'{users[str(state.st_uid)]}:{groups[str(state.st_gid)]} {stat.S_IMODE(state.st_mode):o}'

    def exists(self, path):
        return os.path.lexists(self.bare.root / path)

    def moves(self):
        with sqlite3.connect(self.bare.root / DATA / 'games.db') as store:
            return store.execute('SELECT count(*) FROM journal').fetchone()[0]

    def install(self, files):
        for old in (self.bare.root / 'root').glob('*.deb'):
            old.unlink()
        self.bare.put(*files)
        return self.bare.run('apt-get update -qq; apt-get install --no-install-recommends ./*.deb', has_network=True)

    def play(self):
        self.bare.run(f'systemctl restart springtide; {PLAY.format("http://127.0.0.1:8080")}; kill "$(cat /run/under-test.pid)"; sleep 1; '
                      'rm /run/under-test.pid')

    def test_from_the_first_installation_to_the_last_trace(self):
        bare = self.bare
        self.install(packages(self.folder.name))
        self.assertEqual(self.mode(CONF), 'root:springtide 640')
        self.assertEqual(self.mode(DATA), 'springtide:springtide 750')
        self.assertRegex(bare.run('getent passwd springtide'), r'^springtide:[^:]*:\d{1,3}:\d+:[^:]*:/var/lib/springtide:/usr/sbin/nologin\n')
        self.assertTrue(self.exists('etc/systemd/system/multi-user.target.wants/springtide.service'))
        self.assertFalse(self.exists('etc/systemd/system/sockets.target.wants/springtide.socket'))
        bare.run('systemd-analyze verify --man=no springtide.service springtide.socket')
        self.assertEqual(re.findall(r'^(?!.* /etc/springtide).+$', bare.run('dpkg --verify springtide springtide-server'), re.MULTILINE), [])
        bare.run('setpriv --reuid=nobody --regid=nogroup --clear-groups springtide perft 3')
        self.play()
        self.assertEqual(self.mode(f'{DATA}/games.db'), 'springtide:springtide 600')
        played = self.moves()
        self.assertGreater(played, 10)

        with (bare.root / CONF).open('a') as file:
            file.write('\nlog-level = debug\n')
        (bare.root / CONF).chmod(0o600)
        bare.run(f'chown springtide /{CONF}')
        self.install(packages())
        self.assertNotIn('0.0.1', bare.run('dpkg-query -W springtide springtide-server'))
        self.assertEqual(self.mode(CONF), 'springtide:springtide 600', 'what the operator has changed stays')
        self.assertIn('log-level = debug', (bare.root / CONF).read_text())
        self.assertEqual(self.moves(), played)
        self.play()
        self.assertGreater(self.moves(), played)
        played = self.moves()

        bare.run('apt-get remove springtide springtide-server')
        for gone in ('usr/bin/springtide', 'usr/share/springtide', 'lib/systemd/system/springtide.service'):
            self.assertFalse(self.exists(gone), gone)
        self.assertIn('log-level = debug', (bare.root / CONF).read_text())
        self.assertEqual(self.moves(), played)
        self.install(packages())
        self.play()
        self.assertGreater(self.moves(), played)

        bare.run('apt-get purge springtide springtide-server')
        self.assertEqual(bare.named('springtide'), [])
        bare.run('getent passwd springtide')

    def test_the_commands_of_the_documents_lead_to_a_table_behind_https(self):
        text = (ROOT / 'docs/operations.md').read_text()
        commands = text.split('## From a bare Debian 12 to a table', 1)[1].split('```\n', 2)[1].strip().splitlines()
        self.assertLessEqual(len(commands), 5)
        self.bare.put(*packages())
        begin = time.time()
        of_apt = [command for command in commands if command.startswith('apt ')]
        self.bare.run('; '.join(of_apt), has_network=True)
        others = [command for command in commands if command not in of_apt]
        self.assertEqual(commands, of_apt + others)
        page = r"printf 'GET / HTTP/1.0\r\nHost: localhost\r\n\r\n' | openssl s_client -quiet -connect localhost:8443 2>/dev/null"
        heard = self.bare.run('; '.join([*others, f'{page}', f'SSL_CERT_FILE=/var/lib/springtide/chain.pem {PLAY.format("https://localhost:8443")}']))
        print(f'{len(commands)} commands, a page and games over HTTPS: {time.time() - begin:.0f} s')
        self.assertIn('200 OK', heard)
        self.assertIn('<!doctype html', heard.lower())
        self.assertLess(time.time() - begin, 300)


if __name__ == '__main__':
    unittest.main()
