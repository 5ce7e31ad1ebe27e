#!/usr/bin/env python3
"""The image of `make image`, unpacked and started as a container would be: with its own user, environment and command, its root
read-only but for its one volume.

  unshare --mount --net sh -c 'ip link set lo up; with_postgres.sh image_test.py'      as root: its port is its own then
"""
import hashlib
import json
import os
import pathlib
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import tarfile
import tempfile
import time
import unittest
import urllib.request

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / 'tests/server'), str(ROOT / 'tests/tools')]
import spdx  # noqa: E402
from moving import first_move  # noqa: E402
from wire import Server, Socket  # noqa: E402

ARCHIVE = ROOT / 'build/image/springtide-image.tar'
COMPOSE = ROOT / 'packaging/image/compose.yml'
VOLUME = 'var/lib/springtide'
MOST_BYTES = 80_000_000
TIME = 60

# As container engines do: nothing can be written but the volume, no rights, no way to get any. $0 is the root, $1 the volume, $2
# how it may be used, then come the environment and the command.
INSIDE = '''
mount --bind "$0" "$0"
mount -o remount,bind,ro "$0"
mount --bind "$1" "$0/var/lib/springtide"
mount -o "remount,bind,$2" "$0/var/lib/springtide"
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
shift 2
exec setpriv --no-new-privs env -i "$@"
'''


class Image:
    """What the archive says, and its files in a folder."""

    def __init__(self):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix='springtide-image-'))
        self.root.chmod(0o755)
        with tarfile.open(ARCHIVE) as archive:
            def blob(digest):
                return archive.extractfile('./blobs/' + digest.replace(':', '/'))

            self.manifest = json.load(blob(json.load(archive.extractfile('./index.json'))['manifests'][0]['digest']))
            self.config = json.load(blob(self.manifest['config']['digest']))['config']
            for layer in self.manifest['layers']:
                with tarfile.open(fileobj=blob(layer['digest'])) as files:
                    files.extractall(self.root, numeric_owner=True)

    def files(self):
        """Path from the root, and state, of everything in it."""
        for path in sorted(self.root.rglob('*')):
            yield str(path.relative_to(self.root)), path.lstat()


class Container(Server):
    """The image's own command, with a volume."""

    def __init__(self, image, volume, *arguments, environment=(), mode='rw'):
        config = image.config
        self.port = 8080
        self.heard = tempfile.TemporaryFile('w+')
        command = ['/usr/sbin/chroot', f'--userspec={config["User"]}', '--groups=', image.root, *config['Entrypoint'], *(arguments or config['Cmd'])]
        self.begin = time.monotonic()
        self.process = subprocess.Popen(['unshare', '--mount', '--pid', '--fork', 'sh', '-euc', INSIDE, image.root, volume, mode,
                                         *config['Env'], *environment, *command], stdout=self.heard, stderr=subprocess.STDOUT)

    def ready(self):
        """The seconds until it was."""
        while self.process.poll() is None and time.monotonic() < self.begin + TIME:
            try:
                with urllib.request.urlopen(f'http://127.0.0.1:{self.port}/readyz', timeout=TIME):
                    return time.monotonic() - self.begin
            except OSError:
                time.sleep(0.005)
        raise AssertionError(f'it does not start: {self.said()}')

    def signal(self, number):
        """To the first process inside, by its id out here."""
        children = pathlib.Path(f'/proc/{self.process.pid}/task/{self.process.pid}/children').read_text().split()
        for child in children:
            os.kill(int(child), number)

    def said(self):
        self.heard.seek(0)
        return self.heard.read()

    def end(self, number=None):
        """Its exit code, and what it has said."""
        if number is not None:
            self.signal(number)
        code = self.process.wait(TIME)
        said = self.said()
        self.heard.close()
        return code, said


class ImageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.image = Image()
        cls.addClassCleanup(shutil.rmtree, cls.image.root)

    def setUp(self):
        self.volume = pathlib.Path(tempfile.mkdtemp(prefix='springtide-volume-'))
        self.addCleanup(shutil.rmtree, self.volume)
        user, group = map(int, self.image.config['User'].split(':'))
        os.chown(self.volume, user, group)

    def start(self, *arguments, **how):
        container = Container(self.image, self.volume, *arguments, **how)
        self.addCleanup(lambda: container.process.poll() is None and container.end(signal.SIGKILL))
        return container

    def test_is_small_and_has_only_what_is_needed(self):
        size = ARCHIVE.stat().st_size
        print(f'image: {size / 1e6:.1f} MB')
        self.assertLess(size, MOST_BYTES)
        self.assertEqual(list(self.image.config['Volumes']), ['/' + VOLUME])
        files = {path: state for path, state in self.image.files() if not stat.S_ISDIR(state.st_mode)}
        programs = {path for path in files if path.startswith(('usr/bin/', 'usr/sbin/', 'bin/', 'sbin/'))}
        self.assertEqual(programs, {'usr/bin/springtide'})
        self.assertIn('usr/share/springtide/web/index.html', files)
        self.assertIn('etc/ssl/certs/ca-certificates.crt', files)
        packages = spdx.listed_packages(self.image.root / 'usr/share/doc/springtide/libraries/packages')
        self.assertLessEqual({'libc6', 'libpq5', 'libssl3', 'ca-certificates'}, set(packages))
        for package in packages:
            self.assertIn(f'usr/share/doc/springtide/libraries/{package}', files)

    def test_its_bill_lists_every_file_and_what_it_brings_of_others(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / 'bill.json'
            subprocess.run([ROOT / 'tools/sbom.py', file, f'springtide-image={self.image.root}'], check=True)
            bill = json.loads(file.read_text())
        self.assertEqual(spdx.structure(bill), [])
        self.assertEqual(list(spdx.unlisted_files(bill, 'springtide-image', self.image.root)), [])
        packages = spdx.listed_packages(self.image.root / 'usr/share/doc/springtide/libraries/packages')
        self.assertEqual(spdx.not_inside(bill, 'springtide-image', packages), [])
        libraries = {path.name for path in self.image.root.rglob('*.so*')}
        unchanged = ' '.join(each.get('comment', '') for each in bill['relationships'] if each['relationshipType'] == 'CONTAINS')
        self.assertEqual({name for name in libraries if f'/{name}' not in unchanged}, set())
        for name in ('libpq5', 'ca-certificates'):  # what is left out is found
            less = {**bill, 'packages': [each for each in bill['packages'] if each['name'] != name]}
            self.assertEqual(spdx.not_inside(less, 'springtide-image', packages), [name])
        less = {**bill, 'files': [each for each in bill['files'] if not each['fileName'].endswith('/etc/passwd')]}
        self.assertEqual(list(spdx.unlisted_files(less, 'springtide-image', self.image.root)), ['etc/passwd'])

    def test_its_user_owns_the_volume_and_nothing_else(self):
        user = int(self.image.config['User'].split(':')[0])
        self.assertNotEqual(user, 0)
        for path, state in self.image.files():
            self.assertEqual(state.st_uid, user if path == VOLUME else 0, path)
            self.assertEqual(state.st_mode & (stat.S_ISUID | stat.S_ISGID), 0, path)
            self.assertTrue(stat.S_ISLNK(state.st_mode) or not state.st_mode & 0o022, path)

    def test_serves_a_page_and_a_move_and_survives_a_kill(self):
        container = self.start()
        seconds = container.ready()
        print(f'image: serves after {seconds:.2f} s')
        self.assertLess(seconds, 1)
        status, page = container.request('GET', '/')
        self.assertEqual(status, 200)
        self.assertIn('<!doctype html', page.lower())
        token = container.guest()
        line, table = first_move(container, token)
        line.close()
        container.end(signal.SIGKILL)
        with sqlite3.connect(self.volume / 'games.db') as store:
            stored = store.execute('SELECT count(*) FROM journal').fetchone()[0]
        self.assertGreater(stored, 1)

        again = self.start()
        again.ready()
        line = Socket(again, token)
        self.assertEqual(line.watch(table)['type'], 'update')
        self.assertGreaterEqual(line.update['seq'], stored - 1)
        line.close()
        code, said = again.end(signal.SIGTERM)
        self.assertEqual(code, 0, said)
        self.assertIn('stopped', said)
        self.assertNotIn('runs_as_root', said)

    def test_a_volume_that_it_may_not_write_is_named(self):
        cases = {'Read-only file system': lambda: self.start(mode='ro'), 'Permission denied': lambda: (os.chown(self.volume, 0, 0), self.start())[1]}
        for reason, start in cases.items():
            with self.subTest(reason):
                code, said = start().end()
                self.assertEqual(code, 1)
                self.assertRegex(said, rf'springtide: /{VOLUME}/games\.db: cannot be written by user 10001: {reason}\n\Z')

    def test_other_commands_find_the_store(self):
        container = self.start()
        container.ready()
        container.table(container.guest())
        code, said = self.start('admin', 'table', 'list').end()
        self.assertEqual(code, 0, said)
        self.assertIn('vineta', said)

    def test_the_compose_file_starts_it_on_a_database(self):
        secret = {'SPRINGTIDE_DATABASE_PASSWORD': 'abc123'}
        done = subprocess.run(['docker-compose', '-f', COMPOSE, 'config'], env={**os.environ, **secret}, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        whole = yaml.safe_load(done.stdout)
        games = whole['services']['games']
        self.assertTrue(games['read_only'])
        self.assertEqual(games['cap_drop'], ['ALL'])
        self.assertTrue(whole['networks']['inside']['internal'])
        self.assertEqual(list(whole['services']['database']['networks']), ['inside'])
        self.assertIn('SPRINGTIDE_DATABASE_PASSWORD', subprocess.run(['docker-compose', '-f', COMPOSE, 'config'], capture_output=True, text=True).stderr)

        named = games['environment']['SPRINGTIDE_STORE']
        self.assertEqual(named, 'postgresql://springtide:abc123@database/springtide')
        real = os.environ['SPRINGTIDE_TEST_POSTGRES'].replace('springtide@', 'springtide:abc123@')
        container = self.start(environment=[f'SPRINGTIDE_STORE={real}'], mode='ro')
        container.ready()
        container.table(container.guest())
        self.assertEqual(container.end(signal.SIGTERM)[0], 0)
        self.assertEqual(list(self.volume.iterdir()), [])


class ArchiveTest(unittest.TestCase):
    def test_engines_load_it_in_either_form(self):
        with tempfile.TemporaryDirectory() as folder:
            def buildah(*words):
                return subprocess.run(['buildah', '--root', f'{folder}/storage', '--runroot', f'{folder}/run', '--storage-driver', 'vfs', *words],
                                      check=True, capture_output=True, text=True).stdout.strip()

            pulled = {form: buildah('pull', '--quiet', f'{form}:{ARCHIVE}') for form in ('oci-archive', 'docker-archive')}
            self.assertEqual(len(set(pulled.values())), 1, pulled)
            self.assertIn('localhost/springtide:latest', buildah('images', '--format', '{{.Name}}:{{.Tag}}'))

    def test_the_same_image_comes_at_any_time(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([ROOT / 'tools/image.sh', folder], check=True, umask=0o077, env={**os.environ, 'TZ': 'Pacific/Kiritimati', 'LC_ALL': 'C'})
            other = pathlib.Path(folder) / ARCHIVE.name
            self.assertEqual(hashlib.sha256(other.read_bytes()).digest(), hashlib.sha256(ARCHIVE.read_bytes()).digest())


if __name__ == '__main__':
    unittest.main()
