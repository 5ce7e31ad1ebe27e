#!/usr/bin/env python3
"""The desk build of `make desk`: unpacked into a bare Debian 11 and into a root that has nothing else, in a folder with spaces and
called by a link, it plays in the terminal, serves, and opens its page.

  desk_build_test.py      as root, with a network for debootstrap
"""
import glob
import hashlib
import os
import pathlib
import re
import shutil
import stat
import subprocess
import sys
import tarfile
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / 'tests/server'), str(ROOT / 'tests/cli')]
from at_desk import TIME, Desk, Reached  # noqa: E402
from bare import Bare  # noqa: E402
from moving import first_move  # noqa: E402

ARCHIVE = pathlib.Path(*glob.glob(str(ROOT / 'build/desk/springtide-*.tar.gz')))
USER = 1000
# Root of the system $0, then the environment and the command there.
INSIDE = '''
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
exec env -i "$@"
'''


class Empty:
    """A root with a home, and nothing to run."""

    def __init__(self):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix='empty-root-'))
        self.root.chmod(0o755)
        for folder in ('proc', 'dev', 'usr/local/bin'):
            (self.root / folder).mkdir(parents=True)

    def remove(self):
        shutil.rmtree(self.root)


class Anywhere:
    """What holds in any root; `system` makes one."""

    @classmethod
    def setUpClass(cls):
        system = cls.system()
        cls.addClassCleanup(system.remove)
        cls.root = system.root
        cls.place = cls.root / 'opt/board games'
        cls.place.mkdir(parents=True)
        with tarfile.open(ARCHIVE) as archive:
            archive.extractall(cls.place)
        cls.folder, = cls.place.iterdir()
        (cls.root / 'usr/local/bin/springtide').symlink_to(f'/opt/board games/{cls.folder.name}/springtide')

    def setUp(self):
        self.home = self.root / 'home/anna'
        self.home.mkdir(parents=True)
        self.addCleanup(shutil.rmtree, self.home)
        os.chown(self.home, USER, USER)

    def command(self, *words, **environment):
        given = {'HOME': '/home/anna', 'PATH': '/usr/local/bin:/usr/bin:/bin', **environment}
        return ['unshare', '--mount', '--', 'sh', '-euc', INSIDE, self.root, *(f'{name}={value}' for name, value in given.items()),
                '/usr/sbin/chroot', f'--userspec={USER}:{USER}', '--groups=', self.root, *words]

    def said(self, *words, **environment):
        done = subprocess.run(self.command(*words, **environment), capture_output=True, text=True, timeout=TIME)
        self.assertEqual((done.returncode, done.stderr), (0, ''), done.stdout)
        return done.stdout

    def desk(self, **environment):
        desk = Desk(self.command('/usr/local/bin/springtide', **environment), os.environ)
        self.addCleanup(desk.close)
        return desk

    def test_runs_by_its_path_by_a_link_and_after_a_move(self):
        direct = f'/opt/board games/{self.folder.name}/springtide'
        self.assertRegex(self.said(direct, '--version'), r'\Aspringtide \d')
        self.assertEqual(self.said('/usr/local/bin/springtide', '--version'), self.said(direct, '--version'))
        self.assertRegex(self.said(direct, 'random', '--players', '3', '--seed', '1'), r'\d')
        moved = self.place / 'elsewhere'
        self.folder.rename(moved)
        self.addCleanup(moved.rename, self.folder)
        self.assertRegex(self.said('/opt/board games/elsewhere/springtide', 'perft', '2'), r'\d')

    def test_a_mistake_is_said_in_its_own_name(self):
        done = subprocess.run(self.command('/usr/local/bin/springtide', 'frobnicate'), capture_output=True, text=True, timeout=TIME)
        self.assertEqual((done.returncode, done.stdout), (2, ''))
        self.assertRegex(done.stderr, r"\Aspringtide: unknown command .frobnicate. \(try --help\)\n\Z")

    def test_serves_the_client_and_plays(self):
        desk = self.desk()
        server = Reached(desk.port())
        status, page = server.request('GET', '/')
        self.assertEqual(status, 200)
        self.assertIn('<!doctype html', page.lower())
        for script in re.findall(r'src="\.?/?(assets/[^"]+)"', page):
            self.assertEqual(server.request('GET', '/' + script)[0], 200)
        line, _ = first_move(server, server.guest())
        line.close()
        desk.type(b'\x03')
        self.assertEqual(desk.end(), 0)
        self.assertTrue((self.home / '.local/share/springtide/games.db').exists())

    def test_trusts_somebody(self):
        """Its own list where the system has none."""
        desk = self.desk()
        desk.port()
        environment = pathlib.Path(f'/proc/{desk.process.pid}/environ').read_text().split('\0')
        named, = [each.split('=', 1)[1] for each in environment if each.startswith('SSL_CERT_FILE=')]
        self.assertEqual(named, f'/opt/board games/{self.folder.name}/share/springtide/certificates.pem')
        self.assertIn('BEGIN CERTIFICATE', (self.root / named[1:]).read_text())


class EmptyTest(Anywhere, unittest.TestCase):
    system = Empty

    def test_a_display_without_a_browser(self):
        desk = self.desk(DISPLAY=':99')
        desk.until('No browser could be opened')


class Debian11Test(Anywhere, unittest.TestCase):
    @staticmethod
    def system():
        return Bare(11)

    def test_the_commands_of_the_documents(self):
        text = (ROOT / 'docs/operations.md').read_text()
        commands = text.split('## At a desk', 1)[1].split('```\n', 2)[1].strip().splitlines()
        self.assertEqual(len(commands), 2)
        shutil.copy(ARCHIVE, self.home)
        desk = Desk(self.command('/bin/sh', '-euc', '; '.join(['cd', *commands])), os.environ)
        self.addCleanup(desk.close)
        self.assertEqual(Reached(desk.port()).request('GET', '/')[0], 200)

    def test_the_browser_is_the_systems_own(self):
        """It gets the page, and no library of ours."""
        opener = self.root / 'usr/bin/opener'
        opener.write_text('#!/bin/sh\ncat /proc/self/maps >/home/anna/maps\necho "$1" >/home/anna/page\n')
        opener.chmod(0o755)
        desk = self.desk(DISPLAY=':99', BROWSER='opener')
        port = desk.port()
        page = self.home / 'page'
        end = time.time() + TIME
        while not (page.exists() and page.read_text()) and time.time() < end:
            time.sleep(0.05)
        self.assertEqual(page.read_text(), f'http://127.0.0.1:{port}/\n')
        maps = (self.home / 'maps').read_text()
        self.assertIn('libc-2.31.so', maps)
        self.assertNotIn('board games', maps)


class ArchiveTest(unittest.TestCase):
    def test_is_one_folder_with_plain_files(self):
        print(f'desk build: {ARCHIVE.stat().st_size / 1e6:.1f} MB')
        with tarfile.open(ARCHIVE) as archive:
            members = archive.getmembers()
        self.assertEqual({member.name.split('/')[0] for member in members}, {ARCHIVE.name.removesuffix('.tar.gz')})
        for member in members:
            self.assertTrue(member.isfile() or member.isdir(), member.name)
            self.assertEqual((member.uid, member.gid, member.mode & (stat.S_ISUID | stat.S_ISGID | 0o022)), (0, 0, 0), member.name)

    def test_the_same_archive_comes_at_any_time(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([ROOT / 'tools/desk.sh', folder], check=True, umask=0o077, env={**os.environ, 'TZ': 'Pacific/Kiritimati', 'LC_ALL': 'C'})
            other = pathlib.Path(folder) / ARCHIVE.name
            self.assertEqual(hashlib.sha256(other.read_bytes()).digest(), hashlib.sha256(ARCHIVE.read_bytes()).digest())


if __name__ == '__main__':
    unittest.main()
