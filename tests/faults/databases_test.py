#!/usr/bin/env python3
"""Databases that the test makes itself, with what happens to them in the long run: a cable that is cut, a machine that is switched
off and its standby that takes over, a pooler in between, a disk that takes seconds. A part of `make soak`.

  databases_test.py PROGRAM PRELOADED      see base.py; SPRINGTIDE_SOAK=1 for the full size
"""
import os
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import base  # noqa: E402
from base import TIMES  # noqa: E402
from trouble import Cluster, Network, Pooler  # noqa: E402
from wire import SECRET, Socket, wait_until  # noqa: E402


class DatabasesTest(base.Faults):
    def cluster(self, **how):
        cluster = Cluster(**how)
        self.addCleanup(cluster.gone)
        return cluster

    # --- a network that is cut ---

    def network(self):
        network = Network()
        self.addCleanup(network.gone)
        return network

    def test_a_cut_network_is_told_and_waited_for(self):
        network = self.network()
        database = self.cluster(host=network.host, inside=network.inside)
        self.is_told_and_goes_on(self.server(database.address), network.cut, network.mend)

    def test_a_network_that_is_cut_for_a_while_loses_nothing(self):
        network = self.network()
        database = self.cluster(host=network.host, inside=network.inside)

        def fault():
            network.cut()
            time.sleep(12)
            network.mend()

        self.loses_nothing(*self.under_load(self.server(database.address), fault, 4 + 18 * TIMES, pause=4, tables=3))

    # --- a machine that is switched off, and its standby ---

    def failed_over(self, synchronous, times):
        """The primary dies, the standby takes over and gets a standby of its own."""
        settings = ['synchronous_standby_names=standby'] if synchronous else []
        primary = self.cluster(settings=settings)
        both = [primary, self.cluster(of=primary, settings=settings)]
        hosts = ','.join(f'127.0.0.1:{each.port}' for each in both)
        server = self.server(f'postgresql://springtide@{hosts}/springtide?target_session_attrs=read-write')

        def is_streaming():
            return both[0].ask("SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'") == '1'

        def fault():
            self.assertTrue(wait_until(is_streaming, 60))
            time.sleep(1)
            old, new = both
            port = old.port
            if synchronous:
                old.kill()
            else:  # it falls behind
                new.stop()
                time.sleep(4)
                old.kill()
                new.start()
            new.promote()
            old.gone()
            both[:] = [new, self.cluster(of=new, port=port, settings=settings)]

        return self.under_load(server, fault, 8 + 12 * times, pause=4, times=times, tables=3)

    def test_a_synchronous_standby_that_takes_over_loses_nothing(self):
        self.loses_nothing(*self.failed_over(synchronous=True, times=TIMES))

    # The test of the test: a standby that nobody waits for is behind.
    def test_notices_a_standby_that_nobody_waits_for(self):
        _, report = self.failed_over(synchronous=False, times=1)
        has_lost_tables = any('no-such-table' in each for each in report['errors'])
        self.assertTrue(report['lost'] > 0 or has_lost_tables, report)

    # --- a pooler in between ---

    def pooler(self, mode):
        database = self.cluster()
        pooler = Pooler(database.host, database.port, mode)
        self.addCleanup(pooler.gone)
        return pooler

    def test_a_pooler_of_sessions_that_is_killed_loses_nothing(self):
        self.killed(self.pooler('session'))

    def test_a_pooler_of_transactions_that_is_killed_loses_nothing(self):
        self.killed(self.pooler('transaction'))

    def test_nodes_behind_a_pooler_of_transactions_find_what_the_other_has_stored(self):
        pooler = self.pooler('transaction')
        nodes = [self.server(pooler.address) for _ in range(2)]
        host = self.player(nodes[0], ['player', 'open'])
        guest = Socket(nodes[1], nodes[1].guest('Bo'), timeout=60)
        self.addCleanup(guest.close)
        guest.watch(host.table)
        guest.answer({'type': 'sit', 'table': host.table, 'id': 'sit', 'seat': 'p2', 'name': 'Bo', 'secret': SECRET})
        host.receive_until(lambda message: message['type'] == 'update' and any(event['kind'] == 'sat' for event in message['events']))

    def killed(self, pooler):
        def fault():
            pooler.kill()
            time.sleep(1)
            pooler.start()

        self.loses_nothing(*self.under_load(self.server(pooler.address), fault, 4 + 4 * TIMES, pause=2, tables=3))

    # --- a disk that takes its time ---

    def slowed(self, server, delay):
        def fault():
            delay.set(4_000)
            time.sleep(6)
            delay.set(0)

        return self.under_load(server, fault, 6 + 12 * TIMES, pause=5, tables=3)

    def test_a_slow_disk_loses_nothing(self):
        delay = self.dial('SPRINGTIDE_SYNC_DELAY')
        self.loses_nothing(*self.slowed(self.server(os.path.join(self.folder(), 'store.db'), environment=delay.environment), delay))

    def test_a_database_with_a_slow_disk_loses_nothing(self):
        delay = self.dial('SPRINGTIDE_SYNC_DELAY')
        self.loses_nothing(*self.slowed(self.server(self.cluster(environment=delay.environment).address), delay))


if __name__ == '__main__':
    base.be_root()
    unittest.main()
