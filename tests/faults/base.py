"""What the tests of faults share: servers with a log, a player who moves, a load with the fault in the middle of it.

The arguments of the test: the program under test (it has hooks), and the library that sets its clock and slows down its disk.
"""
import json
import os
import sys
import tempfile
import time
import unittest

ARGUMENTS = list(sys.argv)
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '../server'), os.path.join(HERE, '../crash')]
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else 'build/release/tests/springtide_under_test'
PRELOADED = os.path.abspath(sys.argv.pop(2) if len(sys.argv) > 2 else 'build/release/tests/libpreloaded.so')
from crash_test import Load  # noqa: E402  (it takes the program from the arguments)
from trouble import Dial, LogFile, processor_time  # noqa: E402
from wire import SECRET, Server, Socket, wait_until  # noqa: E402

SOAK = os.environ.get('SPRINGTIDE_SOAK') == '1'
TIMES = 20 if SOAK else 1


def be_root():
    """A small disk has to be mounted: who may not do that does it where nobody else sees it."""
    if os.geteuid() != 0:
        os.execvp('unshare', ['unshare', '--map-root-user', '--mount', sys.executable, *ARGUMENTS])


class Faults(unittest.TestCase):
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

    def player(self, server, chairs=('player', 'bot'), **wishes):
        """Somebody at a table, which has not begun."""
        token = server.guest()
        table = server.table(token, chairs, **wishes)
        socket = Socket(server, token, timeout=60)
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

    def under_load(self, server, fault, seconds, pause=1.0, times=TIMES, **sizes):
        """The fault, again and again, while all tables play at full speed: the load's exit code and report."""
        load = Load(server.port, self.folder(), seconds, **sizes)
        time.sleep(2)
        for _ in range(times):
            fault()
            time.sleep(pause)
        code, report = load.end()
        print(f'{self.id().split(".")[-1]}: {times} times, {report["acknowledged"]} acknowledged, {report["lost"]} lost, '
              f'{report["doubled"]} doubled, {report["reordered"]} in another order')
        return code, report

    def loses_nothing(self, code, report):
        self.assertEqual((report['lost'], report['doubled'], report['reordered'], report['unread'], code), (0, 0, 0, 0, 0), report)
        self.assertGreater(report['acknowledged'], 100)

    def dial(self, name):
        folder = self.folder()
        os.chmod(folder, 0o755)
        return Dial(folder, name, PRELOADED)
