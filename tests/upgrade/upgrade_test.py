#!/usr/bin/env python3
"""Stores of every schema there has been, upgraded by the program: people sign in, what is over is there, what was begun goes on; and a
store of the future is refused.

  with_postgres.sh upgrade_test.py PROGRAM      README.md says how the stores were made; SPRINGTIDE_SOAK=1 for the full size
"""
import os
import re
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
PROGRAM = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else 'build/release/src/springtide')
from fill import entries_of, points_in  # noqa: E402
from people import PASSWORD, asked, do, look, move, play, sit, start  # noqa: E402
from stores import PLACES, known_of, names  # noqa: E402
from wire import Server, wait_until  # noqa: E402

SOAK = os.environ.get('SPRINGTIDE_SOAK') == '1'
QUICK = (1, 4, 8, 17)  # of PostgreSQL: the longest way, and what programs have filled
FRESH = 'SELECT version FROM schema_version'


def run(*words):
    return subprocess.run([PROGRAM, *map(str, words)], capture_output=True, text=True, timeout=120)


class Upgrade(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def serve(self, place):
        server = Server(PROGRAM, place.address, '--webhook-hosts', 'hooks.example')
        self.addCleanup(lambda: server.process.poll() is None and server.kill())
        return server

    def newest(self):
        """The schema of a store that the program makes."""
        place = PLACES[0](self.folder, 'fresh')
        self.serve(place).stop()
        return int(place.ask(FRESH)[0][0])

    def upgraded(self, kind, schema):
        """What is known of the store, its place, and a server that has opened it."""
        path = names(kind.engine)[schema]
        place = kind(self.folder, f'schema_{schema}')
        place.load(path)
        self.assertEqual(place.ask(FRESH), [(str(schema),)])
        return known_of(path), place, self.serve(place)


class UpgradeTest(Upgrade):
    def test_there_is_a_store_of_every_schema(self):
        for kind in PLACES:
            self.assertEqual(sorted(names(kind.engine)), list(range(1, self.newest() + 1)), kind.engine)

    def verified(self, server, table):
        """The journal of a game that is over, and has passed `springtide verify`."""
        journal = asked(server, 'GET', f'/api/tables/{table}/journal')
        path = os.path.join(self.folder, 'journal')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(journal)
        done = run('verify', path)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return journal

    def entries(self, place, table):
        """How many a journal has, from the first on without a gap."""
        journal = f"FROM journal WHERE number = (SELECT number FROM tables WHERE id = '{table}')"
        (count, last, noted), = place.ask(f"SELECT count(DISTINCT seq), max(seq), (SELECT seq FROM tables WHERE id = '{table}') {journal}")
        self.assertEqual((count, noted), (last, last))
        return int(last)

    def goes_on(self, known, place, server):
        anna = asked(server, 'POST', '/api/sessions', {'login': 'anna', 'password': PASSWORD})['token']
        self.assertEqual(asked(server, 'GET', '/api/me', None, known['bo'])['name'], 'Bo')
        lives = {each['table']: each['life'] for each in asked(server, 'GET', '/api/tables', None, anna)['tables']}
        self.assertEqual(lives, {known['over']: 'finished', known['playing']: 'playing', known['bay']: 'playing', known['open']: 'open'})

        self.assertEqual(entries_of(self.verified(server, known['over'])), known['entries'])
        self.assertEqual(points_in(look(server, anna, known['over'])['result']), known['points'])
        self.has_results(known, server, anna)

        both = {'p1': anna, 'p2': known['bo']}
        before = self.entries(place, known['playing'])
        for number in range(1, 5):
            self.assertIsNotNone(move(server, known['playing'], both)[0])
            self.assertEqual(self.entries(place, known['playing']), before + number)
        play(server, known['bay'], {'p1': anna}, 3)
        do(server, anna, known['bay'], type='resign', seat='p1')
        self.verified(server, known['bay'])
        sit(server, known['bo'], known['open'], 'p2', 'Bo')
        start(server, anna, known['open'])
        self.assertIsNotNone(move(server, known['open'], both)[0])

        if 'recovery' in known:
            new = {'login': 'anna', 'recovery': known['recovery'], 'password': 'four grey herons'}
            anna = asked(server, 'POST', '/api/recoveries', new)['token']
        return anna

    def has_results(self, known, server, anna):
        """Those of a game that was over before there were results, too."""
        person = asked(server, 'GET', '/api/me', None, anna)['person']
        games = lambda: asked(server, 'GET', f'/api/people/{person}/games', None, anna)['games']  # noqa: E731
        self.assertTrue(wait_until(games, 60))
        game = games()[0]
        self.assertEqual((game['table'], [each['name'] for each in game['standings']]), (known['over'], [known['name'], 'Bela']))
        self.assertEqual([each['points'] for each in game['standings']], list(known['points'].values()))

    def has_what_its_schema_brought(self, known, server, anna):
        data = asked(server, 'GET', '/api/me/data', None, anna)
        if page := known.get('page'):
            me = asked(server, 'GET', '/api/me', None, anna)
            self.assertEqual({key: me[key] for key in page}, page)
            self.assertEqual([each['name'] for each in asked(server, 'GET', '/api/people?name=Anna')['people']], [known['name']])
        if 'vacation' in known:
            bela = asked(server, 'POST', '/api/sessions', {'login': 'bela', 'password': PASSWORD})['token']
            self.assertEqual([each['until'] for each in asked(server, 'GET', '/api/me/data', None, bela)['vacations']], [known['vacation']])
        if 'webhook' in known:
            self.assertEqual([each['url'] for each in data['webhooks']], [known['webhook']])
        if 'follows' in known:
            self.assertEqual([each['person'] for each in asked(server, 'GET', '/api/friends', None, anna)['follows']], [known['follows']])
        if study := known.get('study'):
            self.assertEqual(asked(server, 'GET', '/api/studies/' + study['study']), study['text'])
        if 'training' in known:
            self.assertEqual(asked(server, 'GET', '/api/training', None, anna)['answers'], known['training'])

    def all_go_on(self, kind, schemas):
        fresh = kind(self.folder, 'fresh')
        self.serve(fresh).stop()
        for schema in schemas:
            with self.subTest(schema=schema):
                known, place, server = self.upgraded(kind, schema)
                self.has_what_its_schema_brought(known, server, self.goes_on(known, place, server))
                self.assertEqual(server.stop(), 0)
                self.assertEqual((place.ask(FRESH), place.shape()), (fresh.ask(FRESH), fresh.shape()))

    def test_files_of_every_schema_go_on(self):
        self.all_go_on(PLACES[0], names('sqlite'))

    def test_databases_of_every_schema_go_on(self):
        self.all_go_on(PLACES[1], names('postgres') if SOAK else QUICK)


class WayBackTest(Upgrade):
    """A store of a newer version is left alone, and who runs the server is told what to do."""

    def test_a_store_of_the_future_is_refused(self):
        newest = self.newest()
        for kind in PLACES:
            place = kind(self.folder, 'future')
            self.serve(place).stop()
            place.ask(f'UPDATE schema_version SET version = {newest + 1}', 'CREATE TABLE tomorrow (what text)')
            for words in (['serve', '--listen', '127.0.0.1:0'], ['rebuild']):
                done = run(*words, '--store', place.address)
                self.assertEqual(done.returncode, 1, done.stderr)
                self.assertRegex(done.stderr, rf'its schema has version {newest + 1}, this program knows versions up to {newest}; ')
                self.assertIn('start the version that wrote it, or a newer one; or restore the backup from before the upgrade', done.stderr)
            done = run('admin', '--store', place.address, 'log')
            self.assertEqual(done.returncode, 1, done.stderr)
            self.assertRegex(done.stderr, 'use the version that the server has')
            self.assertEqual(place.ask(FRESH), [(str(newest + 1),)])
            self.assertEqual(place.ask('SELECT count(*) FROM tomorrow'), [('0',)])

    def test_the_doctor_says_what_an_upgrade_will_do(self):
        for kind in PLACES:
            place = kind(self.folder, 'before')
            place.load(names(kind.engine)[2])
            settings = os.path.join(self.folder, 'springtide.conf')
            with open(settings, 'w', encoding='utf-8') as file:
                file.write(f'store = {place.address}\nlisten = 127.0.0.1:0\n')
            said = run('doctor', '--config', settings).stdout
            self.assertRegex(said, re.compile(r'^look store: .* has schema 2, the next start migrates it to \d+\n +Make a backup first', re.MULTILINE))
            self.assertEqual(place.ask(FRESH), [('2',)])


if __name__ == '__main__':
    unittest.main()
