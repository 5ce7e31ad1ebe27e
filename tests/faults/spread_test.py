#!/usr/bin/env python3
"""Tables spread over two databases, which the test makes itself: three nodes with and without NOTIFY, a node killed, one of the
databases standing still.

  spread_test.py PROGRAM PRELOADED      see base.py; SPRINGTIDE_SOAK=1 for the full size
"""
import os
import subprocess
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import base  # noqa: E402
from base import PROGRAM, SOAK, TIMES  # noqa: E402
from nginx import Nginx  # noqa: E402
from trouble import Cluster  # noqa: E402
from wire import SECRET, play_out, wait_until  # noqa: E402

HANGS = 12 if SOAK else 3  # seconds


def part_of(table):
    """Which of the two databases has it, as docs/operations.md says."""
    value = 0xcbf29ce484222325
    for byte in table.encode():
        value = (value ^ byte) * 0x100000001b3 % 2**64
    return value % 2**32 % 2


class SpreadTest(base.Faults):
    @classmethod
    def setUpClass(cls):
        cls.databases = []
        for _ in range(2):
            cls.databases.append(Cluster())
            cls.addClassCleanup(cls.databases[-1].gone)

    def setUp(self):
        for each in self.databases:
            self.addCleanup(each.thaw)

    def stores(self, options=''):
        return [each.address + options for each in self.databases]

    def is_whole(self):
        """Every journal is in the database of its table, and has each number once."""
        for number, database in enumerate(self.databases):
            tables = database.ask('SELECT id FROM tables').split()
            self.assertGreater(len(tables), 0)
            self.assertEqual({part_of(each) for each in tables}, {number})
            gaps = database.ask('SELECT count(*) FROM (SELECT 1 FROM journal GROUP BY number HAVING min(seq) <> 1 OR max(seq) <> count(*)) AS odd')
            self.assertEqual(gaps, '0')
        self.assertGreater(int(self.databases[0].ask('SELECT count(*) FROM players')), 0)
        self.assertEqual(self.databases[1].ask('SELECT count(*) FROM players'), '0')

    # --- three nodes ---

    def three_nodes(self, options):
        nodes = [self.server(self.stores(options), '--trusted-proxies', '127.0.0.1') for _ in range(3)]
        nginx = Nginx([each.port for each in nodes])
        self.addCleanup(nginx.stop)

        def fault():
            nodes[0].kill()
            time.sleep(1)
            nodes[0].start()
            time.sleep(1)
            self.databases[1].freeze()
            time.sleep(HANGS)
            self.databases[1].thaw()

        self.loses_nothing(*self.under_load(nginx, fault, 5 + (HANGS + 4) * TIMES, pause=2, tables=8))
        self.is_whole()

    def test_three_nodes_over_two_databases_lose_nothing(self):
        self.three_nodes('')

    def test_three_nodes_that_do_not_call_each_other_lose_nothing(self):
        self.three_nodes('?notify=off')

    # --- one of them stands still ---

    def player_in(self, server, number):
        """Somebody at a table of this database, which has not begun."""
        while True:
            socket = self.player(server)
            if part_of(socket.table) == number:
                return socket

    def plays_on(self, socket):
        start = {'type': 'start', 'table': socket.table, 'id': 'start', 'secret': SECRET}
        self.assertEqual(socket.answer(start)['type'], 'acknowledged')
        socket.update = socket.receive_until(lambda message: message['type'] == 'update' and message['life'] == 'playing')
        self.assertEqual(play_out(socket, socket.table)[0]['life'], 'finished')

    def stopped(self, number, meanwhile):
        """The tables of the other go on, those of the stopped one when it is back, and each move is there once."""
        server = self.server(self.stores())
        here, there = self.player_in(server, number), self.player_in(server, 1 - number)
        self.databases[number].freeze()
        here.send({'type': 'start', 'table': here.table, 'id': 'start', 'secret': SECRET})
        told = here.receive_until(lambda message: message['type'] in ('refused', 'acknowledged'))
        self.assertEqual((told['type'], told.get('code')), ('refused', 'busy'))
        self.plays_on(there)
        meanwhile(server, there)
        self.databases[number].thaw()
        here.receive_until(lambda message: message['type'] == 'acknowledged' and message['id'] == 'start')
        self.assertTrue(wait_until(lambda: server.request('GET', '/api/lobby')[0] == 200, 60))
        for player in (here, there):
            self.assertIn(player.table, [each['table'] for each in server.request('GET', '/api/tables', None, player.token)[1]['tables']])
        self.assertTrue(wait_until(lambda: server.request('GET', '/readyz')[0] == 200, 60))
        self.assertEqual(self.journal_of(server, here).count('start'), 1)
        self.assertEqual(server.stop(), 0)

    def test_the_first_that_stands_still_stops_its_own_tables_alone(self):
        def meanwhile(server, _):
            self.assertTrue(wait_until(lambda: server.request('GET', '/readyz')[0] == 503, 60))

        self.stopped(0, meanwhile)

    def test_the_second_that_stands_still_stops_its_own_tables_alone(self):
        def meanwhile(server, player):
            self.assertTrue(wait_until(lambda: server.lines.count('not_ready') > 0, 60))
            self.assertEqual(server.request('GET', '/readyz')[0], 200)
            for path, token in (('/api/lobby', None), ('/api/tables', player.token)):  # lists that would be incomplete
                status, answer = server.request('GET', path, None, token)
                self.assertEqual((status, answer['code']), (503, 'busy'), path)
            self.assertEqual({part_of(server.table(player.token)) for _ in range(4)}, {0})
            self.plays_on(self.player(server))

        self.stopped(1, meanwhile)

    # --- pruning ---

    def test_a_pruned_table_takes_its_webhooks_along_from_the_first(self):
        server = self.server(self.stores(), '--webhook-hosts', 'hooks.example')
        sockets = [self.player_in(server, number) for number in (0, 1, 1)]  # the newest of a database stays
        self.player_in(server, 0)
        long_ago = int((time.time() - 100 * 86400) * 1000)
        for socket in sockets:
            hook = {'url': 'https://hooks.example/' + socket.table, 'shape': 'json', 'table': socket.table}
            self.assertEqual(server.request('POST', '/api/calls/webhooks', hook, socket.token)[0], 201)
        gone = sockets[:2]
        for socket, database in zip(gone, self.databases):
            self.admin('table', 'close', socket.table)
            self.assertTrue(wait_until(lambda: database.ask(f"SELECT counted FROM tables WHERE id = '{socket.table}'") == '1', 60))
            database.ask(f"UPDATE tables SET updated = {long_ago} WHERE id = '{socket.table}'")
        self.assertIn(' and 2 removed', self.admin('prune', '--tables', '90d'))
        kept = self.databases[0].ask("SELECT table_id FROM webhooks WHERE url LIKE 'https://hooks.example/%'").split()
        self.assertEqual(kept, [sockets[2].table])

    def admin(self, *words):
        stores = [part for each in self.stores() for part in ('--store', each)]
        done = subprocess.run([PROGRAM, 'admin', *stores, *words, '--reason', 'a test'], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    # --- others than they were ---

    def refusal(self, *stores):
        flags = [part for each in stores for part in ('--store', each)]
        ended = subprocess.run([PROGRAM, 'serve', *flags, '--listen', '127.0.0.1:0'], capture_output=True, text=True, timeout=60)
        self.assertNotEqual(ended.returncode, 0)
        return ended.stderr

    def test_databases_are_named_all_and_in_their_order(self):
        self.server(self.stores()).stop()
        first, second = self.stores()
        self.assertIn('it is database 2 of 2, not 1 of 2; name all of them in their order', self.refusal(second, first))
        self.assertIn('it is database 2 of 2, not 1 of 1', self.refusal(second))
        self.assertIn('Only databases postgresql://… can be several', self.refusal(first, 'games.db'))


if __name__ == '__main__':
    unittest.main()
