#!/usr/bin/env python3
"""Upgrades a server under load: stopped, upgraded and started again while players go on, who count what they find. Every acknowledged
move is there, once and in its order.

  with_postgres.sh load_test.py PROGRAM      SPRINGTIDE_SOAK=1: from programs of earlier versions, which are built in build/earlier
"""
import os
import subprocess
import sys
import tempfile
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, '../crash')]
PROGRAM = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else 'build/release/src/springtide')
from crash_test import SOAK, Load  # noqa: E402  (it takes the program from the arguments)
from fill import Then  # noqa: E402
from stores import PLACES  # noqa: E402
from wire import Server  # noqa: E402

EARLIER = os.path.join(HERE, '../../build/earlier')
VERSION = 'SELECT version FROM schema_version'
# The first that served, the last before tables were numbered, and the last before there were results.
SCHEMAS = (2, 4, 8)
# What schema 17 brought, taken away from a store that is not being used.
BACK_TO_16 = [f'DROP TABLE {name}' for name in ('acts', 'bulletin', 'changed_tables', 'locks', 'sign_up_codes', 'nodes')] + [
    'UPDATE schema_version SET version = 16']


class LoadTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def gone_on(self, server, upgrade, seconds, **sizes):
        """Stopped in the middle of a load and started by the upgrade: what the load has found."""
        load = Load(server.port, self.folder, seconds, tables=3, **sizes)
        time.sleep(seconds / 2)
        self.assertEqual(server.stop(), 0)
        after = upgrade(server.port)
        self.addCleanup(lambda: after.process.poll() is None and after.kill())
        code, report = load.end()
        self.assertEqual(after.stop(), 0)
        return code, report

    def loses_nothing(self, what, code, report):
        order = report.get('reordered', 'not looked at')  # the first clients did not
        print(f'{what}: {report["acknowledged"]} moves acknowledged, {report["lost"]} lost, {report["doubled"]} doubled, in another order: {order}')
        self.assertEqual((report['lost'], report['doubled'], report['unread'], code), (0, 0, 0, 0), report)
        self.assertIn(order, (0, 'not looked at') if what.endswith(('schema 2', 'schema 4')) else (0,))
        self.assertGreater(report['acknowledged'], 100)

    def of_this_program(self, place, port):
        server = Server(PROGRAM, place.address, port=port)
        self.assertEqual(place.ask(VERSION), self.newest)
        return server

    def test_an_upgrade_under_load_loses_nothing(self):
        for kind in PLACES:
            place = kind(self.folder, 'under_load')
            server = Server(PROGRAM, place.address)
            self.newest = place.ask(VERSION)

            def upgrade(port):
                place.ask(*BACK_TO_16)
                return self.of_this_program(place, port)

            self.loses_nothing(kind.engine, *self.gone_on(server, upgrade, 2))

    @unittest.skipUnless(SOAK, 'builds earlier programs')
    def test_an_upgrade_from_earlier_programs_loses_nothing(self):
        fresh = PLACES[0](self.folder, 'fresh')
        Server(PROGRAM, fresh.address).stop()
        self.newest = fresh.ask(VERSION)
        for schema in SCHEMAS:
            subprocess.run([os.path.join(HERE, 'program.sh'), str(schema), EARLIER], check=True)
            for kind in PLACES:
                place = kind(self.folder, f'from_{schema}')
                earlier = os.path.join(EARLIER, f'springtide-{schema}')
                server = Then(earlier, place.address)
                self.assertEqual(place.ask(VERSION), [(str(schema),)])
                # Players have the client of before; at this pace no game ends and another begins, by rules that came since.
                self.loses_nothing(f'{kind.engine}, from schema {schema}', *self.gone_on(
                    server, lambda port: self.of_this_program(place, port), 10, interval=400, program=earlier))
                back = subprocess.run([earlier, 'serve', '--store', place.address, '--listen', '127.0.0.1:0'], capture_output=True, text=True, timeout=60)
                self.assertEqual(back.returncode, 1, back.stderr)
                self.assertIn(f'its schema has version {self.newest[0][0]}, this program knows versions up to {schema}', back.stderr)

    # The test of the test.
    def test_notices_a_move_that_an_upgrade_forgets(self):
        place = PLACES[0](self.folder, 'forgetful')
        server = Server(PROGRAM, place.address)
        self.newest = place.ask(VERSION)

        def upgrade(port):
            place.ask('DELETE FROM journal WHERE place IN (SELECT last FROM tables)',
                      'UPDATE tables SET seq = seq - 1, last = (SELECT max(place) FROM journal j WHERE j.number = tables.number)', *BACK_TO_16)
            return self.of_this_program(place, port)

        _, report = self.gone_on(server, upgrade, 2)
        self.assertGreater(report['lost'] + report['unread'], 0, report)


if __name__ == '__main__':
    unittest.main()
