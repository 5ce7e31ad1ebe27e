#!/usr/bin/env python3
"""`springtide` alone, as who plays at this computer meets it: at a terminal, at a display, at both or at neither.

  python3 tests/cli/desk_test.py PATH_TO_SPRINGTIDE [unittest arguments]

The browser is a script that notes how it was called. Ports are picked free, so that several of these tests can run at once.
"""
import os
import pathlib
import re
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests/server'))
from at_desk import TIME, Desk, Reached  # noqa: E402
from wire import Server, Socket  # noqa: E402

PROGRAM = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else ROOT / 'build/springtide')
PAGE = '<!doctype html><title>under test</title>'
# Notes its arguments, the files it has open, and its session; then it stays, as browsers do.
BROWSER = '''#!/bin/sh
ls -l /proc/$$/fd >"{0}.files"
cut -d ' ' -f 6 /proc/$$/stat >"{0}.session"
printf '%s\\n' "$@" >"{0}.part"
mv "{0}.part" "{0}"
echo $$ >"{0}.process"
exec sleep 1000
'''


def free_port():
    with socket.create_server(('127.0.0.1', 0)) as made:
        return made.getsockname()[1]


def wait_until(found):
    end = time.time() + TIME
    while not found():
        assert time.time() < end, 'waited in vain'
        time.sleep(0.02)


class DeskTest(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix='springtide desk '))  # with spaces, as homes may have
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.data = self.folder / 'home/.local/share/springtide'
        self.called = self.folder / 'called'
        self.write('web/index.html', PAGE)
        self.write('bin/opener', BROWSER.format(self.called)).chmod(0o755)
        self.addCleanup(self.end_browser)
        (self.folder / 'home').mkdir()
        usual = ('PATH', 'ASAN_OPTIONS', 'TSAN_OPTIONS', 'UBSAN_OPTIONS', 'LSAN_OPTIONS')
        self.environment = {name: os.environ[name] for name in usual if name in os.environ}
        self.environment.update(HOME=str(self.folder / 'home'), SPRINGTIDE_WEB=str(self.folder / 'web'))

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    def remember(self, port):
        """As if a desk had been there before."""
        self.data.mkdir(parents=True)
        (self.data / 'address').write_text(f'http://127.0.0.1:{port}/\n')

    def with_display(self, browser='opener'):
        self.environment.update(DISPLAY=':99', BROWSER=browser, PATH=f'{self.folder}/bin:{os.environ["PATH"]}')

    def end_browser(self):
        process = pathlib.Path(f'{self.called}.process')
        if process.exists():
            os.kill(int(process.read_text()), signal.SIGKILL)

    def desk(self, program=PROGRAM, has_terminal=True):
        desk = Desk([program], self.environment, has_terminal)
        self.addCleanup(desk.close)
        return desk

    def page(self, port):
        with urllib.request.urlopen(f'http://127.0.0.1:{port}/', timeout=TIME) as answer:
            return answer.read().decode()

    def opened(self):
        wait_until(self.called.exists)
        return self.called.read_text().splitlines()

    def test_a_script_is_told_how_to_use_it(self):
        done = subprocess.run([PROGRAM], env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=TIME)
        self.assertEqual((done.returncode, done.stdout), (2, ''))
        self.assertRegex(done.stderr, r'\Aspringtide: .*subcommand.* \(try --help\)\n\Z')
        self.assertFalse(self.data.exists())

    def test_a_terminal_without_a_display_hears_the_address(self):
        desk = self.desk()
        port = desk.port()
        self.assertEqual(self.page(port), PAGE)
        desk.until('no display.*`springtide play`')
        desk.until(re.escape(f'Games are kept in {self.data}/games.db. Ctrl-C ends it; `springtide --help`'))
        self.assertEqual(stat.S_IMODE(self.data.stat().st_mode), 0o700)
        self.assertEqual(stat.S_IMODE((self.data / 'games.db').stat().st_mode), 0o600)
        desk.type(b'\x03')
        self.assertEqual(desk.end(), 0)
        self.assertIn('Stopped. All games are kept.', desk.said)
        self.assertNotIn('{', desk.said, 'no log of a server')

    def test_nobody_else_is_listened_to(self):
        self.remember(free_port())
        port = self.desk().port()
        listening = [line.split()[1] for line in pathlib.Path('/proc/net/tcp').read_text().splitlines()[1:] if line.split()[3] == '0A']
        self.assertIn(f'0100007F:{port:04X}', listening)
        self.assertNotIn(f'00000000:{port:04X}', listening)

    def test_a_display_gets_the_page_in_a_browser_that_stays(self):
        self.with_display()
        desk = self.desk()
        self.assertEqual(self.opened(), [f'http://127.0.0.1:{desk.port()}/'])
        files = pathlib.Path(f'{self.called}.files').read_text()
        self.assertRegex(files, r' 0 -> /dev/null\n')
        self.assertNotRegex(files, r'socket:|eventpoll|games\.db|pts')
        self.assertNotEqual(int(pathlib.Path(f'{self.called}.session').read_text()), desk.process.pid)
        desk.type(b'\x03')
        self.assertEqual(desk.end(), 0)
        browser = int(pathlib.Path(f'{self.called}.process').read_text())
        self.assertIn('sleep', pathlib.Path(f'/proc/{browser}/cmdline').read_text())
        self.assertNotIn('No browser', desk.said)

    def test_browsers_are_tried_one_after_the_other(self):
        self.with_display('no-such-browser: :false:opener --window %s --calm:false')
        desk = self.desk()
        self.assertEqual(self.opened(), ['--window', f'http://127.0.0.1:{desk.port()}/', '--calm'])

    def test_what_the_desktop_prefers_comes_last(self):
        (self.folder / 'bin/opener').rename(self.folder / 'bin/xdg-open')
        self.with_display('false')
        desk = self.desk()
        self.assertEqual(self.opened(), [f'http://127.0.0.1:{desk.port()}/'])

    def test_no_browser_at_all(self):
        self.with_display('no-such-browser')
        self.environment['PATH'] = str(self.folder / 'web')
        desk = self.desk()
        port = desk.port()
        desk.until(rf'No browser could be opened .*http://127\.0\.0\.1:{port}/\n')
        self.assertEqual(self.page(port), PAGE)

    def test_a_second_start_opens_the_page_of_the_first(self):
        first = self.desk()
        port = first.port()
        self.with_display()
        second = self.desk()
        self.assertEqual(second.end(), 0)
        self.assertRegex(second.said, rf'running already\.\nSpringtide is at http://127\.0\.0\.1:{port}/\n')
        self.assertEqual(self.opened(), [f'http://127.0.0.1:{port}/'])
        self.assertIsNone(first.process.poll())

    def test_a_store_that_another_server_uses(self):
        self.data.mkdir(parents=True)
        server = Server(PROGRAM, self.data / 'games.db')
        self.addCleanup(server.stop)
        desk = self.desk()
        self.assertEqual(desk.end(), 1)
        self.assertIn(f'springtide: {self.data}/games.db: another server uses it and does not say where; stop it first\n', desk.said)

    def test_after_a_kill_everybody_is_known_at_the_same_address(self):
        self.remember(port := free_port())
        first = self.desk()
        self.assertEqual(first.port(), port)
        server = Reached(port)
        token = server.guest('Anna')
        table = server.table(token)
        first.process.kill()
        first.end()
        again = self.desk()
        self.assertEqual(again.port(), port)
        self.assertEqual(server.request('GET', '/api/me', token=token)[1]['name'], 'Anna')
        line = Socket(server, token)
        self.assertEqual(line.watch(table)['type'], 'update')
        line.close()

    def test_a_port_that_is_taken(self):
        with socket.create_server(('127.0.0.1', 0)) as taken:
            self.remember(was := taken.getsockname()[1])
            desk = self.desk()
            port = desk.port()
            self.assertNotEqual(port, was)
            self.assertIn(f'Port {was} is taken', desk.said)
            self.assertEqual(self.page(port), PAGE)
            desk.type(b'\x03')
            desk.end()
        self.assertEqual((self.data / 'address').read_text(), f'http://127.0.0.1:{port}/\n')

    def refused(self, sentence):
        desk = self.desk()
        self.assertEqual(desk.end(), 1)
        self.assertRegex(desk.said, rf'\Aspringtide: {sentence}\n\Z')

    def test_a_home_that_cannot_be_written(self):
        self.write('home/.local', 'a file')
        self.refused('games cannot be kept in .*: Not a directory; XDG_DATA_HOME can name another folder')

    def test_a_store_that_cannot_be_written(self):
        (self.data / 'games.db').mkdir(parents=True)
        self.refused('games cannot be kept there: .*games.db: cannot be written by user .*: Is a directory; XDG_DATA_HOME can name another folder')

    def test_no_home(self):
        del self.environment['HOME']
        self.environment['XDG_DATA_HOME'] = 'not/absolute'
        self.refused('neither HOME nor XDG_DATA_HOME names a folder where games can be kept')

    def test_another_data_folder(self):
        self.environment['XDG_DATA_HOME'] = str(self.folder / 'elsewhere')
        self.desk().port()
        self.assertTrue((self.folder / 'elsewhere/springtide/games.db').exists())
        self.assertFalse(self.data.exists())

    def test_the_client_is_found_where_packages_put_it(self):
        del self.environment['SPRINGTIDE_WEB']
        program = self.folder / 'usr/bin/springtide'
        program.parent.mkdir(parents=True)
        shutil.copy(PROGRAM, program)
        alone = self.desk(program=program)
        self.assertEqual(alone.end(), 1)
        self.assertRegex(alone.said, r'\Aspringtide: the client for the browser is not installed .*`springtide play`.*\n\Z')
        self.assertFalse(self.data.exists())
        shutil.copytree(self.folder / 'web', self.folder / 'usr/share/springtide/web')
        self.assertEqual(self.page(self.desk(program=program).port()), PAGE)

    def test_without_a_terminal_it_ends_when_no_page_is_open(self):
        self.with_display()
        self.environment['SPRINGTIDE_DESK_PATIENCE'] = '2s'
        desk = self.desk(has_terminal=False)
        server = Reached(desk.port())
        page = Socket(server, server.guest())
        time.sleep(5)
        self.assertIsNone(desk.process.poll(), 'a page is open')
        page.close()
        self.assertEqual(desk.end(), 0)

    def test_with_a_terminal_it_stays(self):
        self.environment['SPRINGTIDE_DESK_PATIENCE'] = '1s'
        desk = self.desk()
        desk.port()
        time.sleep(3)
        self.assertIsNone(desk.process.poll())

    def test_a_closed_terminal_ends_it(self):
        desk = self.desk()
        desk.port()
        desk.process.send_signal(signal.SIGHUP)
        self.assertEqual(desk.end(), 0)


if __name__ == '__main__':
    unittest.main()
