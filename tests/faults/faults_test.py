#!/usr/bin/env python3
"""Faults of what the server stands on, under load: the players are told, nothing acknowledged is lost, doubled or in another
order, the log stays readable, and all goes on by itself.

  with_postgres.sh faults_test.py PROGRAM      the program under test (it has hooks); SPRINGTIDE_SOAK=1 for the full size
"""
import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '../server'), os.path.join(HERE, '../crash'), HERE]
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else 'build/release/tests/springtide_under_test'
from crash_test import Load  # noqa: E402  (it takes the program from the arguments)
from trouble import Database, LogFile, SmallDisk, processor_time  # noqa: E402
from wire import SECRET, Server, Socket, wait_until  # noqa: E402

SOAK = os.environ.get('SPRINGTIDE_SOAK') == '1'
TIMES = 20 if SOAK else 1
STORE = os.environ['SPRINGTIDE_TEST_POSTGRES']


class FaultsTest(unittest.TestCase):
    def folder(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        return folder.name

    def server(self, store, *flags, environment=None):
        """With a log that can be read while it runs."""
        log = LogFile(self.folder())
        server = Server(PROGRAM, store, *flags, environment=environment, log=log.path)
        server.lines = log
        self.addCleanup(lambda: server.process.poll() is None and server.kill())
        return server

    def player(self, server, chairs=('player', 'bot')):
        """Somebody at a table, which has not begun."""
        token = server.guest()
        table = server.table(token, chairs)
        socket = Socket(server, token, timeout=120)
        socket.table, socket.token = table, token
        socket.watch(table)
        self.addCleanup(socket.close)
        return socket

    def journal_of(self, server, socket):
        """The ids of the commands at the player's table."""
        socket.answer({'type': 'resign', 'table': socket.table, 'id': 'resign', 'seat': 'p1'})
        status, journal = server.request('GET', f'/api/tables/{socket.table}/journal', None, socket.token)
        self.assertEqual(status, 200, journal)
        return [json.loads(line)['id'] for line in journal.splitlines()[1:]]

    def is_told_and_goes_on(self, server, begin, end):
        """A move that cannot be stored: the player is told once, it is stored once, and who asks is sent elsewhere meanwhile."""
        socket = self.player(server)
        begin()
        socket.send({'type': 'start', 'table': socket.table, 'id': 'start', 'secret': SECRET})
        told = socket.receive_until(lambda message: message['type'] in ('refused', 'acknowledged'))
        self.assertEqual((told['type'], told.get('code'), told.get('id')), ('refused', 'busy', None))
        self.assertTrue(wait_until(lambda: server.request('GET', '/readyz')[0] == 503, 60))
        used, since = processor_time(server.process), time.time()
        time.sleep(3)
        self.assertLess(processor_time(server.process) - used, 0.3 * (time.time() - since))
        self.assertLess(len(server.lines.lines()), 60)
        end()
        answers = []
        socket.receive_until(lambda message: message['type'] in ('refused', 'acknowledged') and (answers.append(message) or message.get('id') == 'start'))
        self.assertEqual([(each['type'], each.get('id')) for each in answers], [('acknowledged', 'start')])
        self.assertTrue(wait_until(lambda: server.request('GET', '/readyz')[0] == 200, 60))
        self.assertEqual(self.journal_of(server, socket).count('start'), 1)

    def under_load(self, server, fault, seconds, pause=1.0, **sizes):
        """The fault, again and again, while all tables play at full speed: the load's exit code and report."""
        load = Load(server.port, self.folder(), seconds, **sizes)
        time.sleep(2)
        for _ in range(TIMES):
            fault()
            time.sleep(pause)
        code, report = load.end()
        print(f'{self.id().split(".")[-1]}: {TIMES} times, {report["acknowledged"]} acknowledged, {report["lost"]} lost, '
              f'{report["doubled"]} doubled, {report["reordered"]} in another order')
        return code, report

    def loses_nothing(self, code, report):
        self.assertEqual((report['lost'], report['doubled'], report['reordered'], report['unread'], code), (0, 0, 0, 0, 0), report)
        self.assertGreater(report['acknowledged'], 100)

    # --- a disk without room ---

    def disk(self, megabytes):
        disk = SmallDisk(megabytes)
        self.addCleanup(disk.gone)
        return disk

    def test_a_full_disk_is_told_and_waited_for(self):
        disk = self.disk(8)
        server = self.server(os.path.join(disk.path, 'store.db'))
        self.is_told_and_goes_on(server, disk.fill, disk.empty)
        self.assertEqual(server.stop(), 0)

    def test_a_full_disk_under_load_loses_nothing(self):
        disk = self.disk(200 if SOAK else 48)
        server = self.server(os.path.join(disk.path, 'store.db'))

        def fault():
            disk.fill()
            time.sleep(1.5)
            disk.fill()
            time.sleep(0.5)
            disk.empty()

        self.loses_nothing(*self.under_load(server, fault, 4 + 3 * TIMES, tables=3))
        self.assertEqual(server.stop(), 0)

    # --- a file that is not there any more ---

    def test_a_moved_file_is_told_and_waited_for(self):
        path = os.path.join(self.folder(), 'store.db')
        server = self.server(path)
        self.is_told_and_goes_on(server, lambda: os.rename(path, path + '.away'), lambda: os.rename(path + '.away', path))
        self.assertIn('restore a backup', [line for line in server.lines.lines() if line['event'] == 'not ready'][0]['reason'])
        self.assertEqual(server.stop(), 0)

    def vanishing(self, **environment):
        """The file is moved away and comes back, or a copy lies in its place meanwhile, or its log is gone."""
        path = os.path.join(self.folder(), 'store.db')
        server = self.server(path, environment=environment)

        def fault():
            moved = random.choice([path, path + '-wal'])
            os.rename(moved, moved + '.away')
            if random.random() < 0.5:
                shutil.copy(moved + '.away', moved)
            time.sleep(1)
            os.rename(moved + '.away', moved)

        return self.under_load(server, fault, 4 + 2 * TIMES, tables=3)

    def test_a_file_that_vanishes_for_a_while_loses_nothing(self):
        self.loses_nothing(*self.vanishing())

    def acknowledged_without_a_file(self, **environment):
        """How many of ten moves were acknowledged after the file was deleted."""
        path = os.path.join(self.folder(), 'store.db')
        server = self.server(path, environment=environment)
        socket = self.player(server)
        os.unlink(path)
        for number in range(10):
            socket.send({'type': 'bot', 'table': socket.table, 'id': str(number), 'seat': 'p2', 'level': 1 + number % 6})
        socket.send({'type': 'ping', 'table': socket.table})
        answers = []
        while not answers or answers[-1] != 'pong':
            answers.append(socket.receive()['type'])
        time.sleep(1)
        socket.send({'type': 'ping', 'table': socket.table})
        while answers.count('pong') < 2:
            answers.append(socket.receive()['type'])
        return answers.count('acknowledged')

    def test_nothing_is_acknowledged_once_the_file_is_deleted(self):
        self.assertEqual(self.acknowledged_without_a_file(), 0)

    # The test of the test.
    def test_notices_who_trusts_the_path(self):
        self.assertEqual(self.acknowledged_without_a_file(SPRINGTIDE_SABOTAGE='trust the path'), 10)

    def test_a_second_server_on_one_file_is_refused(self):
        path = os.path.join(self.folder(), 'store.db')
        server = self.server(path)
        other = subprocess.run([PROGRAM, 'serve', '--store', path, '--listen', '127.0.0.1:0'], capture_output=True, text=True, timeout=60)
        self.assertNotEqual(other.returncode, 0)
        self.assertIn('another server is using it', other.stderr)
        server.kill()
        server.start()  # a crash leaves nothing that would have to be removed
        self.assertEqual(server.stop(), 0)

    # --- a database that stands still ---

    def database(self):
        database = Database(os.environ['SPRINGTIDE_TEST_POSTGRES_FOLDER'])
        self.addCleanup(database.thaw)
        return database

    def test_a_hanging_database_is_told_and_waited_for(self):
        database = self.database()
        server = self.server(STORE)
        self.is_told_and_goes_on(server, database.freeze, database.thaw)
        self.assertEqual(server.stop(), 0)

    def test_a_server_ends_though_its_database_hangs(self):
        database = self.database()
        server = self.server(STORE, '--stop-timeout', '1s')
        socket = self.player(server)
        database.freeze()
        socket.send({'type': 'start', 'table': socket.table, 'id': 'start', 'secret': SECRET})
        time.sleep(1)
        self.assertEqual(server.stop(), 0)  # within half a minute

    def hanging(self, server, seconds):
        database = self.database()

        def fault():
            database.freeze()
            time.sleep(seconds)
            database.thaw()

        return self.under_load(server, fault, 4 + (seconds + 3) * TIMES, pause=2, tables=3)

    def test_a_database_that_hangs_for_a_while_loses_nothing(self):
        self.loses_nothing(*self.hanging(self.server(STORE), 12 if SOAK else 3))

    # The test of the test.
    def test_notices_acknowledging_before_storing(self):
        _, report = self.hanging(self.server(STORE, environment={'SPRINGTIDE_SABOTAGE': 'acknowledge early'}), 12)
        self.assertGreater(report['lost'] + report['doubled'] + report['reordered'] + report['unread'], 0)


if __name__ == '__main__':
    unittest.main()
