#!/usr/bin/env python3
"""Restarts the server under load, with its sockets kept meanwhile: no move is lost, nobody is refused, and players see a blink.

  restart_test.py PROGRAM      SPRINGTIDE_SOAK=1 for the full size, SPRINGTIDE_TIMING=1 on a machine that does nothing else
"""
import os
import sys
import tempfile
import threading
import time
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../server'))
PROGRAM = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else 'build/release/tests/springtide_under_test')
from crash_test import SOAK, Load  # noqa: E402  (it takes the program from the arguments)
from supervisor import Supervisor  # noqa: E402
from wire import Socket  # noqa: E402

IS_TIMED = os.environ.get('SPRINGTIDE_TIMING') == '1'


class Onlooker(threading.Thread):
    """Somebody at a table, who connects again as soon as the line is gone."""

    def __init__(self, server, token, table):
        super().__init__(daemon=True)
        self.server, self.token, self.table = server, token, table
        self.blinks, self.refusals, self.farewells, self.is_over = [], 0, [], False
        self.come()

    def come(self):
        self.socket = Socket(self.server, self.token)
        assert self.socket.watch(self.table)['type'] == 'update'

    def come_back(self):
        self.socket.close()
        while True:
            try:
                return self.come()
            except ConnectionRefusedError:
                self.refusals += 1
            except (ConnectionError, AssertionError):
                pass
            time.sleep(0.02)

    def run(self):
        while True:
            try:
                self.socket.receive()
            except (ConnectionError, OSError) as error:
                if self.is_over:
                    return
                begin = time.time()
                self.farewells.append(str(error))
                self.come_back()
                self.blinks.append(time.time() - begin)


class RestartTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def restarted(self, times, keeps=True):
        """The load's exit code and report, and those who looked on."""
        supervisor = Supervisor(keeps=keeps)
        self.addCleanup(supervisor.close)
        server = supervisor.serve(PROGRAM, os.path.join(self.folder.name, 'store.db'), '--homes', '2')
        self.addCleanup(lambda: server.process.poll() is None and server.kill())
        token = server.guest()
        table = server.table(token, ['player', 'open'])
        onlookers = [Onlooker(server, token, table) for _ in range(8)]
        for each in onlookers:
            each.start()
        asleep = Socket(server, token)  # never says goodbye
        load = Load(server.port, self.folder.name, 3 * times + 2, tables=4)
        for number in range(times):
            time.sleep(2)
            server.stop()
            if not keeps:
                time.sleep(0.3)
            server.start()
            deadline = time.time() + 30
            while any(len(each.blinks) <= number for each in onlookers) and time.time() < deadline:
                time.sleep(0.02)
        code, report = load.end()
        for each in onlookers:
            each.is_over = True
        server.stop()
        asleep.close()
        blinks = [blink for each in onlookers for blink in each.blinks]
        refusals = sum(each.refusals for each in onlookers)
        print(f'{times} restarts: {report["acknowledged"]} moves acknowledged, {report["lost"]} lost, {report["doubled"]} doubled, '
              f'{refusals} connections refused, blinks of {min(blinks):.2f} to {max(blinks):.2f} s')
        self.assertEqual((report['lost'], report['doubled'], report['unread'], code), (0, 0, 0, 0), report)
        self.assertGreater(report['acknowledged'], 100)
        self.assertEqual({len(each.blinks) for each in onlookers}, {times})
        self.assertEqual({farewell[:16] for each in onlookers for farewell in each.farewells[:times]}, {'closed with 1012'})
        return blinks, refusals

    def test_a_restart_loses_nothing_and_refuses_nobody(self):
        blinks, refusals = self.restarted(20 if SOAK else 2)
        self.assertEqual(refusals, 0)
        if IS_TIMED:
            self.assertLess(max(blinks), 1)

    # The test of the test.
    def test_notices_sockets_that_are_not_kept(self):
        _, refusals = self.restarted(1, keeps=False)
        self.assertGreater(refusals, 0)


if __name__ == '__main__':
    unittest.main(warnings='ignore')  # who is cut off while connecting leaves a socket behind
