#!/usr/bin/env python3
"""Analyses are jobs in the store: they outlive the server's end however it comes, and everybody has his turn.

  jobs_test.py PROGRAM    the program under test, whose hooks can kill it
"""
import contextlib
import http.client
import os
import sqlite3
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from wire import Server, wait_until  # noqa: E402

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else 'build/springtide'
LONG = 600  # seconds: nothing is measured here



def golden(name):
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../golden', name), encoding='utf-8') as record:
        return record.read()


SHORT, MIDDLE = golden('vineta-rules-1-2-nl.record'), golden('vineta-rules-1-6-nl.record')


class JobsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.store = os.path.join(folder.name, 'store.db')

    def server(self, **environment):
        server = Server(PROGRAM, self.store, environment=environment)
        self.addCleanup(lambda: server.process.poll() is None and server.kill())
        return server

    def begin(self, server, token, record):
        status, answer = server.request('POST', '/api/analyses', record, token)
        self.assertEqual(status, 202, answer)
        return answer['job']

    def begin_and_die(self, server, record):
        """The job's id, of a server that dies of it; the answer may not have been sent."""
        with contextlib.suppress(ConnectionError, http.client.HTTPException):
            server.request('POST', '/api/analyses', record, server.guest())
        server.process.wait(LONG)
        with contextlib.closing(sqlite3.connect(self.store)) as store:
            return store.execute('SELECT id FROM jobs').fetchone()[0]

    def start_and_die(self, server):
        with contextlib.suppress(RuntimeError):  # before it could say where it listens
            server.start()
        server.process.wait(LONG)

    def state(self, server, job):
        status, answer = server.request('GET', '/api/analyses/' + job)
        self.assertEqual(status, 200, answer)
        return answer

    def ends(self, server, job):
        """How it ends, however long that takes."""
        self.assertTrue(wait_until(lambda: self.state(server, job)['state'] in ('done', 'failed'), LONG))
        return self.state(server, job)

    def test_a_restart_goes_on_with_what_was_left(self):
        server = self.server()
        jobs = [self.begin(server, server.guest(), MIDDLE) for _ in range(3)]
        for end in (server.stop, server.kill):
            self.assertTrue(wait_until(lambda: 'running' in [self.state(server, job)['state'] for job in jobs], LONG))
            end()
            server.start()
        for job in jobs:
            self.assertGreater(len(self.ends(server, job)['analysis']['seats']), 0)

    def test_a_stop_gives_back_what_is_being_done(self):
        server = self.server()
        jobs = [self.begin(server, server.guest(), MIDDLE) for _ in range(3)]
        self.assertTrue(wait_until(lambda: 'running' in [self.state(server, job)['state'] for job in jobs], LONG))
        self.assertEqual(server.stop(), 0)
        with contextlib.closing(sqlite3.connect(self.store)) as store:
            left = store.execute('SELECT tries, until FROM jobs WHERE state = 0').fetchall()
        self.assertGreater(len(left), 0)
        self.assertEqual(set(left), {(0, 0)})  # as if it had never been tried

    def test_a_server_that_is_killed_in_the_middle_leaves_a_job_that_comes_to_its_end(self):
        server = self.server(SPRINGTIDE_CRASH_AT='job renewed')
        job = self.begin_and_die(server, SHORT)
        server.environment.pop('SPRINGTIDE_CRASH_AT')
        server.start()
        self.assertEqual(self.ends(server, job)['state'], 'done')

    def test_a_job_that_kills_its_server_is_given_up(self):
        server = self.server(SPRINGTIDE_CRASH_AT='job taken')
        job = self.begin_and_die(server, SHORT)
        for _ in range(2):
            self.start_and_die(server)
        server.environment.pop('SPRINGTIDE_CRASH_AT')
        server.start()
        self.assertIn('three times', self.ends(server, job)['sentence'])

    def test_everybody_has_his_turn(self):
        server = self.server()
        greedy, modest = server.guest('Gus'), server.guest('Mo')
        many = [self.begin(server, greedy, MIDDLE) for _ in range(4)]
        self.assertEqual(server.request('POST', '/api/analyses', MIDDLE, greedy)[1]['code'], 'too-many-analyses')
        one = self.begin(server, modest, SHORT)
        self.assertEqual(self.ends(server, one)['state'], 'done')
        self.assertNotIn('done', [self.state(server, job)['state'] for job in many[1:]])


if __name__ == '__main__':
    unittest.main()
