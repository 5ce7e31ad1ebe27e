#!/usr/bin/env python3
"""What is known of people: rated games, pages, names; and that all of it can be made anew from the journals.

  people_test.py PROGRAM PROGRAM_UNDER_TEST    the second has hooks that can kill it
"""
import contextlib
import os
import sqlite3
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'schema'))
from described import Described  # noqa: E402
from wire import SECRET, WITNESSES, Server, Socket, play_out, wait_until  # noqa: E402

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else 'build/springtide'
UNDER_TEST = sys.argv.pop(1) if len(sys.argv) > 1 else PROGRAM
PASSWORD = 'three green herons'


class PeopleTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.store = os.path.join(folder.name, 'store.db')
        witness = Described()
        WITNESSES.append(witness)
        self.addCleanup(lambda: WITNESSES.remove(witness))

    def server(self, program=PROGRAM, **environment):
        server = Server(program, self.store, environment=environment)
        self.addCleanup(lambda: server.process.poll() is None and server.kill())
        return server

    def account(self, server, name):
        token = server.guest(name)
        status, answer = server.request('POST', '/api/accounts', {'login': name.lower(), 'password': PASSWORD}, token)
        self.assertEqual(status, 201, answer)
        return token

    def me(self, server, token):
        status, answer = server.request('GET', '/api/me', token=token)
        self.assertEqual(status, 200, answer)
        return answer

    def page(self, server, person, token=None):
        return server.request('GET', '/api/people/' + person, token=token)

    def games(self, server, person, query=''):
        status, answer = server.request('GET', f'/api/people/{person}/games{query}')
        self.assertEqual(status, 200, answer)
        return answer['games']

    def begin(self, server, tokens, **wishes):
        """A table of these people, the first of them the host, that has begun; their sockets."""
        table = server.table(tokens[0], ['open'] * len(tokens) + ['bot'] * wishes.pop('bots', 0), **wishes)
        sockets = []
        for number, token in enumerate(tokens):
            socket = Socket(server, token)
            self.addCleanup(socket.close)
            socket.watch(table)
            sit = {'type': 'sit', 'table': table, 'id': 'sit', 'seat': f'p{number + 1}', 'name': f'N{number}', 'secret': SECRET}
            self.assertEqual(socket.answer(sit)['type'], 'acknowledged')
            sockets.append(socket)
        self.assertEqual(sockets[0].answer({'type': 'start', 'table': table, 'id': 'start', 'secret': SECRET})['type'], 'acknowledged')
        return table, sockets

    def give_up(self, table, socket, seat):
        self.assertEqual(socket.answer({'type': 'resign', 'table': table, 'id': 'gone', 'seat': seat})['type'], 'acknowledged')

    def dump(self):
        """All that is known of people, byte for byte."""
        with contextlib.closing(sqlite3.connect(self.store)) as store:
            return store.execute('SELECT * FROM standings ORDER BY table_id, seat').fetchall()

    def rebuild(self):
        return subprocess.run([PROGRAM, 'rebuild', '--store', self.store], capture_output=True, text=True, check=True).stdout

    def test_a_rated_game_changes_ratings_and_shows_on_both_pages(self):
        server = self.server()
        anna, bela = self.account(server, 'Anna'), self.account(server, 'Bela')
        table, (first, second) = self.begin(server, [anna, bela], rated=True)
        self.give_up(table, second, 'p2')
        persons = [self.me(server, token)['person'] for token in (anna, bela)]
        self.assertTrue(wait_until(lambda: self.games(server, persons[0])))
        points = []
        for person in persons:
            status, page = self.page(server, person)
            self.assertEqual(status, 200)
            self.assertEqual([rating['game'] for rating in page['ratings']], ['vineta'])
            self.assertTrue(page['ratings'][0]['rating']['provisional'])
            points.append(page['ratings'][0]['rating']['points'])
            self.assertEqual(len(page['rivals']), 1)
        self.assertGreater(points[0], 1500)
        self.assertEqual(points[0] + points[1], 3000)
        game = self.games(server, persons[1])[0]
        self.assertTrue(game['rated'])
        self.assertEqual([(each['place'], each['left'], each['own']) for each in game['standings']], [(0, False, False), (1, True, True)])
        self.assertEqual([each['name'] for each in game['standings']], ['Anna', 'Bela'])

    def test_rated_tables_are_for_accounts(self):
        server = self.server()
        anna, guest = self.account(server, 'Anna'), server.guest('Gast')
        body = {'game': 'vineta', 'options': ['players 2'], 'chairs': [{'kind': 'open'}, {'kind': 'open'}], 'rated': True}
        status, answer = server.request('POST', '/api/tables', body, guest)
        self.assertEqual((status, answer['code']), (400, 'accounts-only'))
        table = server.table(anna, ['open', 'open'], rated=True)
        socket = Socket(server, guest)
        self.addCleanup(socket.close)
        socket.watch(table)
        sit = {'type': 'sit', 'table': table, 'id': 'sit', 'seat': 'p1', 'name': 'Gast', 'secret': SECRET}
        self.assertEqual(socket.answer(sit)['code'], 'accounts-only')

    def test_everything_can_be_made_anew_to_the_same_bytes(self):
        server = self.server()
        anna, bela = self.account(server, 'Anna'), self.account(server, 'Bela')
        for number in range(6):
            table, sockets = self.begin(server, [anna, bela], bots=number % 3, rated=number != 2)
            loser = number % 2
            self.give_up(table, sockets[loser], f'p{loser + 1}')
            if number % 3:
                again = Socket(server, (anna, bela)[1 - loser])
                self.addCleanup(again.close)
                again.watch(table)
                play_out(again, table, f'p{2 - loser}')
        self.assertTrue(wait_until(lambda: len(self.games(server, self.me(server, anna)['person'])) == 6, 60))
        self.assertEqual(server.stop(), 0)
        before = self.dump()
        self.assertEqual(len({row[0] for row in before}), 6)
        self.assertIn('6 games are over, 6 have a result, 5 of them rated', self.rebuild())
        self.assertEqual(self.dump(), before)
        with contextlib.closing(sqlite3.connect(self.store)) as store:
            store.execute('UPDATE standings SET mean = mean + 1, place = 0')
            store.commit()
        self.assertNotEqual(self.dump(), before)
        self.rebuild()
        self.assertEqual(self.dump(), before)

    def test_a_game_that_ended_as_the_server_died_is_counted_later(self):
        server = self.server(UNDER_TEST, SPRINGTIDE_CRASH_AT='before counting')
        anna, bela = self.account(server, 'Anna'), self.account(server, 'Bela')
        table, sockets = self.begin(server, [anna, bela], rated=True)
        with contextlib.suppress(ConnectionError):
            self.give_up(table, sockets[1], 'p2')
        server.process.wait(60)
        self.assertEqual(self.dump(), [])
        again = self.server(UNDER_TEST)
        self.assertTrue(wait_until(lambda: len(self.dump()) == 2))
        self.assertEqual(len(self.games(again, self.me(again, anna)['person'])), 1)

    def test_a_page_that_is_switched_off_is_as_if_it_were_not_there(self):
        server = self.server()
        anna, bela = self.account(server, 'Anna'), self.account(server, 'Bela')
        person = self.me(server, anna)['person']
        table, sockets = self.begin(server, [anna, bela])
        self.give_up(table, sockets[0], 'p1')
        other = self.me(server, bela)['person']
        self.assertTrue(wait_until(lambda: self.games(server, other)))
        status, me = server.request('PUT', '/api/me', {'shown': False}, anna)
        self.assertEqual((status, me['shown']), (200, False))
        nobody = self.page(server, '0' * len(person))
        for token in (None, bela):
            self.assertEqual(self.page(server, person, token), nobody)
            self.assertEqual(server.request('GET', f'/api/people/{person}/games', token=token), nobody)
        self.assertEqual(self.page(server, person, anna)[0], 200)
        self.assertEqual(server.request('GET', '/api/people?name=anna')[1]['people'], [])
        self.assertEqual(self.page(server, other)[1]['rivals'], [])
        self.assertEqual([each['seat'] for each in server.request('GET', f'/api/tables/{table}/people')[1]['people']], ['p2'])

    def test_guests_have_no_page(self):
        server = self.server()
        guest = server.guest('Gast')
        self.assertNotIn('person', self.me(server, guest))
        self.assertEqual(server.request('GET', '/api/people?name=gast')[1]['people'], [])
        self.assertEqual(server.request('PUT', '/api/me', {'emblem': 3}, guest)[1]['code'], 'accounts-only')
        self.assertEqual(server.request('PUT', '/api/me', {'name': 'Gästin'}, guest)[1]['name'], 'Gästin')

    def test_a_name_is_changed_and_the_old_one_leads_on(self):
        server = self.server()
        anna = self.account(server, 'Anna')
        person = self.me(server, anna)['person']
        self.assertEqual(server.request('PUT', '/api/me', {'name': 'Änne', 'emblem': 5}, anna)[1]['name'], 'Änne')
        for name in ('ANNA', '%C3%A4nne', 'anna'):  # the login, the new name
            found = server.request('GET', '/api/people?name=' + name)[1]['people']
            self.assertEqual([(each['person'], each['name'], each['emblem']) for each in found], [(person, 'Änne', 5)], name)
        self.assertEqual(server.request('PUT', '/api/me', {'name': 'Zora'}, anna)[0], 200)
        self.assertEqual(len(server.request('GET', '/api/people?name=%C3%A4nne')[1]['people']), 1)
        self.assertEqual(self.page(server, person)[1]['former_names'], ['Änne', 'Anna'])
        for bad in ('', ' x', 'a\nb', 'x' * 61):
            self.assertEqual(server.request('PUT', '/api/me', {'name': bad}, anna)[0], 400, bad)
        self.assertEqual(self.me(server, anna)['name'], 'Zora')

    def test_everything_that_is_kept_comes_in_one_file(self):
        server = self.server()
        anna, bela = self.account(server, 'Anna'), self.account(server, 'Bela')
        table, sockets = self.begin(server, [anna, bela])
        self.give_up(table, sockets[0], 'p1')
        server.request('PUT', '/api/me', {'name': 'Zora', 'emblem': 4}, anna)
        self.assertTrue(wait_until(lambda: self.games(server, self.me(server, anna)['person'])))
        status, data = server.request('GET', '/api/me/data', token=anna)
        self.assertEqual(status, 200, data)
        self.assertEqual((data['name'], data['login'], data['emblem'], data['shown']), ('Zora', 'anna', 4, True))
        self.assertEqual([each['name'] for each in data['former_names']], ['Anna'])
        self.assertEqual(data['players'], [self.me(server, anna)['person']])
        self.assertEqual(len(data['sessions']), 1)
        self.assertEqual([(each['table'], each['life'], each['seats']) for each in data['tables']], [(table, 'finished', ['p1'])])
        self.assertEqual([each['table'] for each in data['games']], [table])
        self.assertEqual((data['devices'], data['webhooks'], data['vacations']), ([], [], []))
        self.assertEqual(data['training'], {'answers': [], 'exercises': []})
        self.assertEqual(server.request('GET', '/api/me/data')[1]['code'], 'no-token')

    def test_who_goes_leaves_games_under_no_name(self):
        server = self.server()
        anna, bela = self.account(server, 'Anna'), self.account(server, 'Bela')
        table, sockets = self.begin(server, [anna, bela], rated=True)
        self.give_up(table, sockets[0], 'p1')
        gone, stays = (self.me(server, token)['person'] for token in (anna, bela))
        self.assertTrue(wait_until(lambda: self.games(server, stays)))
        before = self.dump()
        self.assertEqual(server.request('DELETE', '/api/accounts', {'password': PASSWORD}, anna)[0], 200)
        self.assertEqual(self.page(server, gone)[1]['code'], 'no-such-person')
        self.assertEqual([each['name'] for each in self.games(server, stays)[0]['standings']], ['', 'Bela'])
        self.assertEqual(self.page(server, stays)[1]['rivals'], [])
        self.assertEqual(self.dump(), before, 'ratings of others stay')
        for what in ('journal', 'replay'):
            status, text = server.request('GET', f'/api/tables/{table}/{what}')
            self.assertEqual(status, 200, text)
            self.assertNotIn('N0', str(text))
        self.assertEqual(server.stop(), 0)
        self.rebuild()
        self.assertEqual(self.dump(), before)

    def test_games_come_in_pages(self):
        server = self.server()
        anna, bela = self.account(server, 'Anna'), self.account(server, 'Bela')
        for _ in range(21):
            table, sockets = self.begin(server, [anna, bela])
            self.give_up(table, sockets[0], 'p1')
        person = self.me(server, anna)['person']
        self.assertTrue(wait_until(lambda: self.page(server, person)[1]['rivals'] and self.page(server, person)[1]['rivals'][0]['games'] == 21, 60))
        first = server.request('GET', f'/api/people/{person}/games')[1]
        self.assertEqual(len(first['games']), 20)
        last = server.request('GET', f'/api/people/{person}/games?before={first["next"]}')[1]
        self.assertEqual(len(last['games']), 1)
        self.assertNotIn('next', last)
        self.assertNotIn(last['games'][0]['table'], [each['table'] for each in first['games']])
        self.assertEqual(self.games(server, person, '?game=vigo'), [])
        self.assertEqual(len(self.games(server, person, '?players=2&edition=nl')), 20)


if __name__ == '__main__':
    unittest.main(verbosity=2)
