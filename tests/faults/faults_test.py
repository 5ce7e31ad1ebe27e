#!/usr/bin/env python3
"""Faults of what the server stands on, under load: the players are told, nothing acknowledged is lost, doubled or in another
order, the log stays readable, and all goes on by itself.

  with_postgres.sh faults_test.py PROGRAM PRELOADED      see base.py; SPRINGTIDE_SOAK=1 for the full size
"""
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import base  # noqa: E402
from base import PROGRAM, SOAK, TIMES  # noqa: E402
from trouble import Database, SmallDisk  # noqa: E402
from wire import SECRET, Socket, play_out, wait_until  # noqa: E402

STORE = os.environ['SPRINGTIDE_TEST_POSTGRES']
LONG = 'it waits most of its time: make soak PART=faults; kills under load are in tests/crash at any size'


class FaultsTest(base.Faults):
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

    @unittest.skipUnless(SOAK, LONG)
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
        self.assertIn('restore a backup', [line for line in server.lines.lines() if line['event'] == 'not_ready'][0]['reason'])
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

    @unittest.skipUnless(SOAK, LONG)
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

    def test_a_page_does_not_wait_for_a_hanging_database(self):
        web = self.folder()
        with open(os.path.join(web, 'index.html'), 'w', encoding='utf-8') as file:
            file.write('<!doctype html><html><head></head></html>')
        database = self.database()
        server = self.server(STORE, '--web', web)
        page = '/table/' + self.player(server).table
        status, told = server.request('GET', page)
        self.assertEqual(status, 200)
        self.assertIn('og:title', told)
        answers = []
        database.freeze()
        # Whoever asks for what is in the store waits until it is given up.
        asking = threading.Thread(target=lambda: answers.append(server.request('GET', '/api/tables' + page[6:] + '/picture')[0]))
        asking.start()
        status, told = server.request('GET', page)
        self.assertEqual((status, 'og:' in told, answers), (200, False, []), 'the page came first, without its preview')
        asking.join()
        self.assertEqual(answers, [503])
        database.thaw()

        def has_preview():
            return 'og:title' in server.request('GET', page)[1]
        self.assertTrue(wait_until(has_preview, 60))
        self.assertEqual(server.stop(), 0)

    def hanging(self, server, seconds, times=TIMES):
        database = self.database()

        def fault():
            database.freeze()
            time.sleep(seconds)
            database.thaw()

        return self.under_load(server, fault, 4 + (seconds + 3) * times, pause=2, times=times, tables=3)

    @unittest.skipUnless(SOAK, LONG)
    def test_a_database_that_hangs_for_a_while_loses_nothing(self):
        self.loses_nothing(*self.hanging(self.server(STORE), 12 if SOAK else 3))

    # --- clocks ---

    LIVE = {'kind': 'live', 'move': 30_000, 'bank': 120_000}

    def commands_of(self, server, table, token):
        status, journal = server.request('GET', f'/api/tables/{table}/journal', None, token)
        self.assertEqual(status, 200, journal)
        return [json.loads(line)['do']['type'] for line in journal.splitlines()[1:]]

    def test_a_clock_that_is_set_by_an_hour_costs_nobody_time_and_holds_up_no_bot(self):
        clock = self.dial('SPRINGTIDE_CLOCK_AHEAD')
        server = self.server(os.path.join(self.folder(), 'store.db'), environment=clock.environment)
        for hours in [1, -1, 5, -20] * (5 if SOAK else 1):
            clock.set(0)
            socket = self.player(server, ['player', 'bot', 'bot'], clock=self.LIVE)
            socket.answer({'type': 'start', 'table': socket.table, 'id': 'start', 'secret': SECRET})
            socket.update = socket.receive_until(lambda message: message['type'] == 'update' and message['life'] == 'playing')
            decisions = []

            def choose(legal):
                decisions.append(len(legal))
                if len(decisions) == 4:
                    clock.set(hours * 3_600_000)
                return random.choice(legal)

            last, acknowledged = play_out(socket, socket.table, choose=choose)
            self.assertEqual(last['life'], 'finished')
            self.assertEqual(len(acknowledged), len(decisions))
            self.assertNotIn('tick', self.commands_of(server, socket.table, socket.token))

    def test_nodes_whose_clocks_are_hours_apart_agree(self):
        ahead = self.dial('SPRINGTIDE_CLOCK_AHEAD')
        ahead.set(3 * 3_600_000)
        nodes = [self.server(STORE), self.server(STORE, environment=ahead.environment)]
        for _ in range(TIMES):
            host = self.player(nodes[0], ['player', 'open', 'bot'], clock=self.LIVE)
            token = nodes[0].guest('Bo')
            first, guest = (Socket(node, token, timeout=60) for node in nodes)
            for each in (first, guest):
                self.addCleanup(each.close)
                each.watch(host.table)
            first.answer({'type': 'sit', 'table': host.table, 'id': 'sit', 'seat': 'p2', 'name': 'Bo', 'secret': SECRET})
            host.receive_until(lambda message: message['type'] == 'update' and any(event['kind'] == 'sat' for event in message['events']))
            host.answer({'type': 'start', 'table': host.table, 'id': 'start', 'secret': SECRET})
            ends = {}

            def play(socket, seat):
                socket.update = socket.receive_until(lambda message: message['type'] == 'update' and message['life'] == 'playing')
                ends[seat] = play_out(socket, host.table, seat, random.choice)[0]['life']

            players = [threading.Thread(target=play, args=each) for each in ((host, 'p1'), (guest, 'p2'))]
            for each in players:
                each.start()
            for each in players:
                each.join()
            self.assertEqual(ends, {'p1': 'finished', 'p2': 'finished'})
            self.assertNotIn('tick', self.commands_of(nodes[0], host.table, host.token))

    # --- a node that stands still ---

    # It looks after the bots when it is stopped for longer than its lease lasts: the other takes over, and what the first has
    # thought of meanwhile comes too late.
    def test_bots_go_on_when_their_node_stands_still_and_when_it_comes_back(self):
        nodes = [self.server(STORE), self.server(STORE)]
        self.addCleanup(lambda: nodes[0].process.send_signal(signal.SIGCONT))
        for _ in range(TIMES):
            socket = self.player(nodes[1], ['player', 'bot', 'bot'])
            spectator = Socket(nodes[0])
            self.addCleanup(spectator.close)
            spectator.watch(socket.table)
            socket.answer({'type': 'start', 'table': socket.table, 'id': 'start', 'secret': SECRET})
            socket.update = socket.receive_until(lambda message: message['type'] == 'update' and message['life'] == 'playing')
            decisions = []

            def choose(legal):
                decisions.append(len(legal))
                if len(decisions) in (3, 20):
                    nodes[0].process.send_signal(signal.SIGSTOP)
                if len(decisions) in (12, 24):
                    nodes[0].process.send_signal(signal.SIGCONT)
                return random.choice(legal)

            last, acknowledged = play_out(socket, socket.table, choose=choose)
            nodes[0].process.send_signal(signal.SIGCONT)
            self.assertEqual((last['life'], len(acknowledged)), ('finished', len(decisions)))
            status, journal = nodes[1].request('GET', f'/api/tables/{socket.table}/journal', None, socket.token)
            ids = [json.loads(line)['id'] for line in journal.splitlines()[1:]]
            self.assertEqual([ids.count(each) for each in acknowledged], [1] * len(acknowledged))
            self.assertEqual(nodes[1].request('POST', '/api/journals', journal, socket.token)[0], 201)  # every move is checked


if __name__ == '__main__':
    base.be_root()
    unittest.main()
