#!/usr/bin/env python3
"""Kills the server under load and counts: every acknowledged move is there, none twice.

  crash_test.py PROGRAM      the program under test (it has hooks); SPRINGTIDE_SOAK=1 for the full size
"""
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../server'))
from wire import Server  # noqa: E402

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else 'build/release/tests/springtide_under_test'
SOAK = os.environ.get('SPRINGTIDE_SOAK') == '1'

# Where a move is on its way from the client to the acknowledgement.
STEPS = ['received', 'append begun', 'entry inserted', 'before commit', 'after commit', 'before acknowledge', 'acknowledged']


class Load:
    """Random players at full speed, who reconnect, resend, and compare their journals with what was acknowledged."""

    def __init__(self, port, folder, seconds, tables=6, patience=30, interval=2, program=PROGRAM):
        self.report = os.path.join(folder, f'load-{time.time_ns()}.json')
        self.process = subprocess.Popen(
            [program, 'load', '--connect', f'http://127.0.0.1:{port}', '--tables', str(tables), '--seats', '4', '--seconds', str(int(seconds)),
             '--interval', str(interval), '--patience', str(patience), '--verify', '--json', self.report],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def end(self):
        """Exit code and report."""
        output, _ = self.process.communicate(timeout=300)
        if not os.path.exists(self.report):
            raise AssertionError(output)
        with open(self.report, encoding='utf-8') as file:
            whole = json.load(file)
        return self.process.returncode, {**whole['journals'], 'errors': whole['errors']}


class CrashTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.random = random.Random(1)

    def tearDown(self):
        self.folder.cleanup()

    def killed(self, kills, environment=None):
        """The load's exit code and report after so many kills at random moments."""
        server = Server(PROGRAM, os.path.join(self.folder.name, 'store.db'), environment=environment)
        load = Load(server.port, self.folder.name, max(4, kills * 0.7))
        time.sleep(1)
        for _ in range(kills):
            time.sleep(self.random.uniform(0.05, 0.6))
            if load.process.poll() is not None:
                break
            server.kill()
            server.start()
        code, report = load.end()
        server.stop()
        print(f'{self.id().split(".")[-1]}: {kills} kills, {report["acknowledged"]} moves acknowledged, '
              f'{report["lost"]} lost, {report["doubled"]} doubled')
        return code, report

    def loses_nothing(self, code, report, least=100):
        self.assertEqual((report['lost'], report['doubled'], report['unread'], code), (0, 0, 0, 0), report)
        self.assertGreater(report['acknowledged'], least)

    def test_sigkill_at_random_moments(self):
        self.loses_nothing(*self.killed(200 if SOAK else 20))

    def test_on_a_disk_that_forgets_what_was_not_synced(self):
        self.loses_nothing(*self.killed(50 if SOAK else 6, {'SPRINGTIDE_VFS': 'forgetful'}))

    # The test of the test: the same goes red when syncing is off, and when moves are acknowledged too early.
    def test_notices_that_syncing_is_off(self):
        code, report = self.killed(4, {'SPRINGTIDE_VFS': 'forgetful', 'SPRINGTIDE_SABOTAGE': 'no sync'})
        self.assertEqual(code, 1)
        self.assertGreater(report['lost'] + report['unread'], 0)  # moves, or whole tables

    # A kill must fall between the two, which is a matter of luck, the more so on a busy machine: it is tried until one does.
    def test_notices_acknowledging_before_storing(self):
        for _ in range(20):
            _, report = self.killed(8, {'SPRINGTIDE_VFS': 'forgetful', 'SPRINGTIDE_SABOTAGE': 'acknowledge early'})
            if report['lost'] > 0:
                return
        self.fail('nothing was lost')

    def test_at_each_step_of_the_write_path(self):
        times = 40  # it comes to this step before it is killed there
        for step in STEPS:
            environment = {'SPRINGTIDE_CRASH_AT': f'{step}:{times}'}
            server = Server(PROGRAM, os.path.join(self.folder.name, f'{step}.db'), environment=environment)
            load = Load(server.port, self.folder.name, 2, tables=3)
            self.assertEqual(server.process.wait(60), -9, step)
            server.close()
            server.environment.pop('SPRINGTIDE_CRASH_AT')
            server.start()
            code, report = load.end()
            server.stop()
            print(f'killed when {step!r}: {report["acknowledged"]} moves acknowledged, {report["lost"]} lost, {report["doubled"]} doubled')
            with self.subTest(step=step):
                self.loses_nothing(code, report, least=times)  # how many more there are is a matter of the machine


if __name__ == '__main__':
    unittest.main()
