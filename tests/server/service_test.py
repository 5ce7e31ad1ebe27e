#!/usr/bin/env python3
"""Players, tables, records and refusals over the real socket, everything as docs/schema describes it.

  service_test.py PROGRAM
"""
import contextlib
import datetime
import hashlib
import hmac
import json
import os
import random
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'schema'))
from described import Described  # noqa: E402
from wire import SECRET, WITNESSES, Server, Socket, play_out, wait_until  # noqa: E402

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else 'build/springtide'


DAY = 86_400_000


def days_of_this_year(days):
    """Of so many days from now, those that begin before the year is over."""
    now = datetime.datetime.now(datetime.timezone.utc)
    return sum((now + datetime.timedelta(days=each)).year == now.year for each in range(days))


def links_of(journal):
    """The links of a journal's entries, reckoned anew from docs/fair-deal.md."""
    texts = [line.rsplit(',"link"', 1)[0] + '}' for line in journal.splitlines()[1:]]
    setup = json.loads(texts[0])['do']
    dealt_as = setup.get('dealt_as', setup['table'])
    key = hashlib.sha256(f"springtide chain 1\n{setup['table']}\n{setup['secret']}\n".encode()).digest()
    link = hashlib.sha256(f"springtide deal 1\n{dealt_as}\n{setup['secret']}\n".encode()).hexdigest()
    links = []
    for text in texts:
        link = hmac.new(key, f'{link}\n{text}'.encode(), hashlib.sha256).hexdigest()
        links.append(link)
    return links


class ServiceTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.described = Described()
        WITNESSES.append(cls.described)
        cls.folder = tempfile.TemporaryDirectory()
        cls.server = Server(PROGRAM, os.path.join(cls.folder.name, 'store.db'), '--trusted-proxies', '127.0.0.1', '--vacation-days', '5', '--webhook-hosts', 'hooks.example')

    @classmethod
    def tearDownClass(cls):
        code = cls.server.stop()
        cls.folder.cleanup()
        assert code == 0, code
        WITNESSES.remove(cls.described)
        unasked = cls.described.operations() - cls.described.answered_with
        assert not unasked, f'no test asks for {unasked}'

    def refused(self, status, code, method, path, body=None, token=None):
        got, answer = self.server.request(method, path, body, token)
        self.assertEqual((got, answer['code']), (status, code), answer)
        self.assertGreater(len(answer['sentence']), 9)

    def seated(self, *names, **wishes):
        """A table with a seat for each name, all watched: the sockets."""
        tokens = [self.server.guest(name) for name in names]
        table = self.server.table(tokens[0], ['player'] + ['open'] * (len(names) - 1), **wishes)
        sockets = []
        for i, (name, token) in enumerate(zip(names, tokens)):
            each = Socket(self.server, token)
            each.token, each.table, each.seat = token, table, f'p{i + 1}'
            each.watch(table)
            if i > 0:
                self.assertEqual(each.answer({'type': 'sit', 'table': table, 'id': 'sit', 'seat': each.seat, 'name': name, 'secret': SECRET})['type'],
                                 'acknowledged')
            sockets.append(each)
        return sockets

    def started(self, *names, **wishes):
        sockets = self.seated(*names, **wishes)
        self.assertEqual(sockets[0].answer({'type': 'start', 'table': sockets[0].table, 'id': 'start', 'secret': SECRET})['type'], 'acknowledged')
        for each in sockets:
            each.update = each.receive_until(lambda message: message['type'] == 'update' and message['life'] == 'playing')
        return sockets
    # --- whole games ---

    def test_a_game_of_each_kind_to_its_end_verified(self):
        for game in ('vineta', 'vigo'):
            token = self.server.guest()
            table = self.server.table(token, ['player', 'bot', 'bot'], game)
            socket = Socket(self.server, token)
            socket.watch(table)
            socket.answer({'type': 'start', 'table': table, 'id': 'start', 'secret': SECRET})
            socket.update = socket.receive_until(lambda message: message['type'] == 'update')
            last, acknowledged = play_out(socket, table, choose=random.Random(1).choice)
            self.assertEqual(last['life'], 'finished')
            self.assertEqual(sum(1 for seat in last['result'] if seat['won']) > 0, True)
            status, journal = self.server.request('GET', f'/api/tables/{table}/journal')
            self.assertEqual(status, 200)
            ids = [json.loads(line)['id'] for line in journal.splitlines()[1:]]
            for each in acknowledged:
                self.assertEqual(ids.count(each), 1)
            status, record = self.server.request('GET', f'/api/tables/{table}/record')
            self.verify(journal, record)
            self.assertEqual(last['head'], links_of(journal)[-1])
            status, steps = self.server.request('POST', '/api/replays', record)
            self.assertEqual((status, steps['game']), (200, game))
            self.assertEqual(self.server.request('GET', f'/api/tables/{table}/replay'), (200, steps))
            self.assertEqual(self.server.request('GET', f'/api/tables/{table}/picture')[1][:4], b'\x89PNG')
            self.assertEqual(len(steps['steps']), len(record.split('\n\n', 1)[1].splitlines()))
            self.brought_elsewhere(journal, record)
            socket.close()

    def brought_elsewhere(self, journal, record):
        """Taken in again, in other hands and under another id, it is the same game with the same deal."""
        token = self.server.guest('Bringer')
        status, answer = self.server.request('POST', '/api/journals', journal, token)
        self.assertEqual(status, 201, answer)
        moves = record.split('\n\n', 1)[1]
        status, again = self.server.request('GET', f"/api/tables/{answer['table']}/record")
        self.assertEqual((status, again.split('\n\n', 1)[1]), (200, moves))
        status, brought = self.server.request('GET', f"/api/tables/{answer['table']}/journal")
        self.verify(brought, again)
        status, own = self.server.request('GET', '/api/tables', None, token)
        self.assertEqual([each['table'] for each in own['tables']], [answer['table']])
        self.refused(400, 'bad-journal', 'POST', '/api/journals', journal.replace('"actions":["p1 ', '"actions":["p2 ', 1), token)
        self.refused(400, 'bad-journal', 'POST', '/api/journals', 'springtide journal 1\n', token)
        self.assertIn('"names":{"p1":"Anna"}', journal)
        self.refused(400, 'bad-journal', 'POST', '/api/journals', journal.replace('"p1":"Anna"', '"p1":"An\u202ea"').encode(), token)
        self.refused(401, 'no-token', 'POST', '/api/journals', journal)
        opened = '\n'.join(journal.splitlines()[:2]) + '\n'
        self.refused(409, 'not-started', 'POST', '/api/journals', opened, token)

    def verify(self, journal, record):
        self.assertEqual(self.verified(journal, record), 0)
        self.assertEqual([json.loads(line)['link'] for line in journal.splitlines()[1:]], links_of(journal))
        forged = journal.replace('"nature draw p1 ', '"nature draw p2 ', 1).replace('nature reveal', 'nature revea1', 1)
        self.assertEqual(self.verified(forged, record), 1)

    def verified(self, journal, record):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (('journal', journal), ('record', record)):
                with open(os.path.join(folder, name), 'w', encoding='utf-8') as file:
                    file.write(text)
            command = [PROGRAM, 'verify', os.path.join(folder, 'journal'), '--record', os.path.join(folder, 'record')]
            return subprocess.run(command, capture_output=True, text=True, check=False).returncode

    # --- players ---

    def test_a_guest_needs_a_name(self):
        for name in ('', ' Anna', 'a\nb', 'x' * 61):
            status, answer = self.server.request('POST', '/api/guests', {'name': name})
            self.assertEqual(status, 400, answer)
        for name in ('An\u202eax', 'Anna\u200b', 'An\u0000na', '\u3164', 'Anna\u2028'):
            self.refused(400, 'bad-message', 'POST', '/api/guests', {'name': name})
        self.server.guest('Zoë 👩\u200d🚀')
        self.refused(400, 'bad-message', 'POST', '/api/guests', '{')
        self.refused(400, 'bad-message', 'POST', '/api/guests', {'name': 'Anna', 'admin': True})

    def test_accounts_have_pages(self):
        token = self.server.guest('Nora')
        self.assertEqual(self.server.request('POST', '/api/accounts', {'login': 'nora', 'password': 'three green herons'}, token)[0], 201)
        status, me = self.server.request('PUT', '/api/me', {'name': 'Nora N', 'emblem': 2}, token)
        self.assertEqual((status, me['name'], me['emblem']), (200, 'Nora N', 2))
        self.assertEqual(self.server.request('GET', '/api/me/data', None, token)[1]['name'], 'Nora N')
        self.assertEqual([each['person'] for each in self.server.request('GET', '/api/people?name=NORA')[1]['people']], [me['person']])
        self.assertEqual(self.server.request('GET', '/api/people/' + me['person'])[1]['name'], 'Nora N')
        self.assertEqual(self.server.request('GET', f'/api/people/{me["person"]}/games')[1], {'games': []})
        table = self.server.table(token)
        self.assertEqual([each['seat'] for each in self.server.request('GET', f'/api/tables/{table}/people')[1]['people']], ['p1'])
        self.refused(404, 'no-such-person', 'GET', '/api/people/nobody')

    def test_an_account_takes_a_guests_games_over_and_keeps_them_across_devices(self):
        phone = self.server.guest('Carla')
        table = self.server.table(phone)
        status, account = self.server.request('POST', '/api/accounts', {'login': 'Carla', 'password': 'spring tide'}, phone)
        self.assertEqual(status, 201)
        laptop = self.server.guest('Carla on the laptop')
        other = self.server.table(laptop, game='vigo')
        status, session = self.server.request('POST', '/api/sessions', {'login': 'carla', 'password': 'spring tide'}, laptop)
        self.assertEqual((status, session['name']), (200, 'Carla'))
        self.refused(401, 'no-token', 'GET', '/api/me', None, laptop)  # the guest is the account now, and has its token
        for token in (phone, session['token']):
            status, own = self.server.request('GET', '/api/tables', None, token)
            self.assertEqual({each['table'] for each in own['tables']}, {table, other})
        socket = Socket(self.server, phone)  # plays what the laptop's guest began
        socket.watch(other)
        self.assertEqual(socket.answer({'type': 'start', 'table': other, 'id': '1', 'secret': SECRET})['type'], 'acknowledged')
        socket.close()
        self.refused(409, 'has-account', 'POST', '/api/accounts', {'login': 'Carla2', 'password': 'spring tide'}, phone)
        rival = self.server.guest('Rival')
        self.refused(409, 'login-taken', 'POST', '/api/accounts', {'login': 'CARLA', 'password': 'spring tide'}, rival)
        # Recovery: a new password and a new code, the old sessions are over.
        fresh = {'login': 'Carla', 'recovery': account['recovery'], 'password': 'ebb and flow'}
        status, recovered = self.server.request('POST', '/api/recoveries', fresh)
        self.assertEqual(status, 200)
        self.refused(403, 'wrong-recovery', 'POST', '/api/recoveries', fresh)
        self.refused(401, 'no-token', 'GET', '/api/me', None, session['token'])
        me = self.server.request('GET', '/api/me', None, recovered['token'])[1]
        self.assertEqual((me['name'], me['login']), ('Carla', 'Carla'))
        # Deletion: nothing of it works any more, and the seat is left to a bot.
        self.refused(403, 'wrong-password', 'DELETE', '/api/accounts', {'password': 'spring tide'}, recovered['token'])
        status, _ = self.server.request('DELETE', '/api/accounts', {'password': 'ebb and flow'}, recovered['token'])
        self.assertEqual(status, 200)
        self.refused(401, 'no-token', 'GET', '/api/me', None, recovered['token'])
        watcher = Socket(self.server)
        self.assertTrue(wait_until(lambda: watcher.watch(other) and watcher.update['life'] != 'playing' or any(
            event['kind'] == 'left' for event in watcher.update['events'])))
        watcher.close()

    def test_recovery_ends_every_way_in(self):
        """A stolen password, used with a guest's token: neither that token nor what was open with it is left."""
        owner = self.server.guest('Olga')
        table = self.server.table(owner, ['player', 'open'])
        own = {'login': 'olga', 'password': 'spring tide'}
        _, account = self.server.request('POST', '/api/accounts', own, owner)
        thief = self.server.guest('Thief')
        as_guest = Socket(self.server, thief)
        status, session = self.server.request('POST', '/api/sessions', own, thief)
        self.assertEqual(status, 200)
        self.assertRaises(ConnectionError, as_guest.receive)  # what was open as the guest is closed
        self.refused(401, 'no-token', 'GET', '/api/me', None, thief)
        sockets = [Socket(self.server, token) for token in (owner, session['token'])]
        for each in sockets:
            each.watch(table)
        spectator = Socket(self.server)
        spectator.watch(table)
        status, recovered = self.server.request('POST', '/api/recoveries', {
            'login': 'olga', 'recovery': account['recovery'], 'password': 'ebb and flow'})
        self.assertEqual(status, 200)
        for token in (owner, thief, session['token']):
            self.refused(401, 'no-token', 'GET', '/api/me', None, token)
        for each in sockets:
            self.assertRaises(ConnectionError, lambda: [each.receive() for _ in range(100)])
        self.assertEqual(self.server.request('GET', '/api/me', None, recovered['token'])[0], 200)
        spectator.send({'type': 'ping'})  # who only looks on is left alone
        spectator.receive_until(lambda message: message['type'] == 'pong')
        for each in (*sockets, as_guest, spectator):
            each.close()

    # --- vacation ---

    OVER_DAYS = {'kind': 'correspondence', 'move': DAY, 'bank': 2 * DAY}

    def told(self, socket, kind):
        """The next update with an event of this kind."""
        return socket.receive_until(lambda message: message['type'] == 'update' and any(event['kind'] == kind for event in message['events']))

    def test_vacation_is_an_entry_of_every_game_over_days(self):
        anna, ben = self.started('Anna', 'Ben', clock=self.OVER_DAYS)
        for method in ('GET', 'POST', 'DELETE'):
            self.refused(403, 'needs-account', method, '/api/vacation', {'days': 3} if method == 'POST' else None, anna.token)
        self.assertEqual(self.server.request('POST', '/api/accounts', {'login': 'away', 'password': 'spring tide'}, anna.token)[0], 201)
        self.assertEqual(self.server.request('GET', '/api/vacation', None, anna.token)[1], {'days_a_year': 5, 'days_left': 5})
        for days in (0, 32, 'all'):
            self.refused(400, 'bad-message', 'POST', '/api/vacation', {'days': days}, anna.token)
        self.refused(409, 'too-few-days', 'POST', '/api/vacation', {'days': 31}, anna.token)
        deadline = ben.update['times'][0]['until']
        status, taken = self.server.request('POST', '/api/vacation', {'days': 3}, anna.token)
        self.assertEqual((status, taken['days_left']), (200, 5 - days_of_this_year(3)))
        self.refused(409, 'on-vacation', 'POST', '/api/vacation', {'days': 3}, anna.token)
        update = self.told(ben, 'away')
        self.assertEqual((update['events'][0]['seat'], update['events'][0]['until']), ('p1', taken['until']))
        self.assertEqual(update['times'][0]['vacation']['until'], taken['until'])
        self.assertEqual(update['times'][0]['until'] - deadline, taken['until'] - update['times'][0]['vacation']['from'])
        refused = anna.answer({'type': 'vacation', 'table': anna.table, 'id': 'v', 'seat': 'p1', 'until': taken['until'] + DAY})
        self.assertEqual(refused['code'], 'bad-message')

        # A game that begins meanwhile has it after its start.
        later = Socket(self.server, anna.token)
        table = self.server.table(anna.token, ['bot', 'player'], clock=self.OVER_DAYS)
        later.watch(table)
        later.send({'type': 'start', 'table': table, 'id': 'start', 'secret': SECRET})
        self.assertEqual(self.told(later, 'away')['times'][1]['vacation']['until'], taken['until'])

        status, ended = self.server.request('DELETE', '/api/vacation', None, anna.token)
        self.assertEqual((status, ended), (200, {'days_a_year': 5, 'days_left': 4}))
        self.assertEqual(self.server.request('DELETE', '/api/vacation', None, anna.token), (status, ended))
        for each in (ben, later):
            self.assertTrue(all('vacation' not in time for time in self.told(each, 'back')['times']))
        later.close()
        self.ends_as_it_was_written(anna, ben)

    def ends_as_it_was_written(self, anna, ben):
        anna.answer({'type': 'resign', 'table': anna.table, 'id': 'gone', 'seat': 'p1'})
        _, journal = self.server.request('GET', f'/api/tables/{anna.table}/journal')
        self.assertEqual([json.loads(line)['do']['type'] for line in journal.splitlines()[-3:]], ['vacation', 'vacation', 'resign'])
        _, record = self.server.request('GET', f'/api/tables/{anna.table}/record')
        self.assertEqual(self.verified(journal, record), 0)
        longer = re.sub(r'("type":"vacation","seat":"p1","until":)1', r'\g<1>2', journal, count=1)
        self.assertNotEqual(longer, journal)
        self.assertEqual(self.verified(longer, record), 1)
        for each in (anna, ben):
            each.close()

    def test_a_vacation_that_a_crash_kept_from_a_table_is_entered_after_it(self):
        with tempfile.TemporaryDirectory() as folder:
            store = os.path.join(folder, 'store.db')
            server = Server(PROGRAM, store)
            token = server.guest()
            table = server.table(token, ['player', 'bot'], clock=self.OVER_DAYS)
            socket = Socket(server, token)
            socket.watch(table)
            socket.answer({'type': 'start', 'table': table, 'id': 'start', 'secret': SECRET})
            socket.close()
            server.kill()
            until = round(time.time() * 1000) + DAY
            with contextlib.closing(sqlite3.connect(store)) as database:
                database.execute('INSERT INTO vacations SELECT id, ?, ? FROM players', (until - DAY, until))
                database.commit()
            server.start()
            watcher = Socket(server, token)
            watcher.watch(table)
            self.assertTrue(wait_until(lambda: watcher.watch(table) and watcher.update['times'][0].get('vacation', {}).get('until') == until))
            watcher.close()
            self.assertEqual(server.stop(), 0)

    def test_passwords_are_throttled(self):
        token = self.server.guest('Dora')
        self.server.request('POST', '/api/accounts', {'login': 'dora', 'password': 'right right'}, token)
        codes = [self.server.request('POST', '/api/sessions', {'login': 'dora', 'password': 'wrong wrong'}, address='192.0.2.1')[1]['code']
                 for _ in range(12)]
        self.assertEqual(codes[0], 'wrong-password')
        self.assertEqual(codes[-1], 'too-many-tries')

    def test_wrong_passwords_of_others_do_not_shut_the_owner_out(self):
        at_home = '192.0.2.77'
        own = {'login': 'Ölga', 'password': 'spring tide'}
        _, account = self.server.request('POST', '/api/accounts', own, self.server.guest('Olga'), at_home)
        wrong = {'login': 'öLGA', 'password': 'wrong wrong'}
        codes = [self.server.request('POST', '/api/sessions', wrong, address=f'198.51.100.{i}')[1]['code'] for i in range(60)]
        self.assertIn('wrong-password', codes)
        self.assertEqual(codes[-1], 'too-many-tries')  # many addresses guess no faster than a few
        self.assertEqual(self.server.request('POST', '/api/sessions', own, address='203.0.113.9')[0], 429)  # who could be anybody
        self.assertEqual(self.server.request('POST', '/api/sessions', own, address=at_home)[0], 200)
        fresh = {'login': 'ölga', 'recovery': account['recovery'], 'password': 'ebb and flow'}
        self.assertEqual(self.server.request('POST', '/api/recoveries', fresh, address='198.51.100.1')[0], 200)
        own['password'] = 'ebb and flow'
        self.assertEqual(self.server.request('POST', '/api/sessions', own, address='198.51.100.1')[0], 200)  # known since then

    def test_a_login_is_one_whatever_its_case(self):
        codes = [self.server.request('POST', '/api/sessions', {'login': login, 'password': 'wrong wrong'}, address='192.0.2.5')[1]['code']
                 for login in ('ÄNNE', 'änne', 'Änne') * 4]
        self.assertEqual(codes.count('wrong-password'), 8)

    def test_weak_passwords_are_refused(self):
        token = self.server.guest('Weak Anna')
        for password in ('12345678', 'Password1', 'aaaaaaaa', 'weak anna', 'weakling'):
            self.refused(400, 'weak-password', 'POST', '/api/accounts', {'login': 'weakling', 'password': password}, token)

    def test_logins_are_not_listed_by_the_thousand(self):
        token = self.server.guest('Lister')
        self.server.request('POST', '/api/accounts', {'login': 'listed', 'password': 'spring tide'}, self.server.guest('Lia'), '192.0.2.90')
        codes = [self.server.request('POST', '/api/accounts', {'login': 'listed', 'password': 'spring tide'}, token, '192.0.2.91')[1]['code']
                 for _ in range(12)]
        self.assertEqual(codes[0], 'login-taken')
        self.assertEqual(codes[-1], 'too-many-tries')

    def test_signing_out_ends_the_token(self):
        token = self.server.guest()
        socket = Socket(self.server, token)
        self.assertEqual(self.server.request('DELETE', '/api/sessions/this', None, token)[0], 200)
        self.refused(401, 'no-token', 'GET', '/api/me', None, token)
        self.assertRaises(ConnectionError, socket.receive)  # what was open with it is closed
        socket.close()

    def test_sessions_are_listed_and_ended(self):
        own = {'login': 'petra', 'password': 'spring tide'}
        first = self.server.guest('Petra')
        self.assertEqual(self.server.request('POST', '/api/accounts', own, first)[0], 201)
        second, third = [self.server.request('POST', '/api/sessions', own)[1]['token'] for _ in range(2)]
        stranger = self.server.guest('Stranger')

        def listed(token):
            status, answer = self.server.request('GET', '/api/sessions', None, token)
            self.assertEqual(status, 200)
            return answer['sessions']
        self.assertEqual([len(listed(token)) for token in (first, second, stranger)], [3, 3, 1])
        hour = 3600 * 1000
        for each in listed(first):
            self.assertLess(abs(each['created'] - time.time() * 1000), hour)
            self.assertEqual(each['used'] % hour, 0)
        own_ids = {token: [each['session'] for each in listed(token) if each['is_this']] for token in (first, second, third, stranger)}
        self.assertEqual([len(ids) for ids in own_ids.values()], [1] * 4)
        for token in (first, second, third):  # neither a token nor its hash
            for hidden in (token, hashlib.sha256(token.encode()).hexdigest()):
                self.assertNotIn(hidden, json.dumps(listed(first)))
        self.refused(404, 'no-such-session', 'DELETE', '/api/sessions/' + own_ids[stranger][0], None, first)
        socket = Socket(self.server, second)
        self.assertEqual(self.server.request('DELETE', '/api/sessions/' + own_ids[second][0], None, first)[0], 200)
        self.assertRaises(ConnectionError, socket.receive)
        self.refused(401, 'no-token', 'GET', '/api/me', None, second)
        self.assertEqual(len(listed(first)), 2)
        sockets = [Socket(self.server, token) for token in (first, third)]
        self.assertEqual(self.server.request('DELETE', '/api/sessions', None, third)[0], 200)
        for token, each in zip((first, third), sockets):
            self.refused(401, 'no-token', 'GET', '/api/sessions', None, token)
            self.assertRaises(ConnectionError, each.receive)
        self.assertEqual(len(listed(stranger)), 1)
        for each in (socket, *sockets):
            each.close()

    # --- lists ---

    def test_the_lobby_shows_what_is_public_to_sit_down_at_or_to_watch(self):
        token = self.server.guest()
        shown = self.server.table(token, ['player', 'open'], public=True)
        hidden = self.server.table(token, ['player', 'open'])
        full = self.server.table(token, public=True)
        watched = self.server.table(token, public=True)
        alone = self.server.table(token, public=True, spectators=False)
        socket = Socket(self.server, token)
        for table in (watched, alone):
            socket.watch(table)
            socket.answer({'type': 'start', 'table': table, 'id': '1', 'secret': SECRET})
        _, lobby = self.server.request('GET', '/api/lobby')
        tables = {each['table']: each['life'] for each in lobby['tables']}
        self.assertEqual({table: tables.get(table) for table in (shown, hidden, full, watched, alone)},
                         {shown: 'open', hidden: None, full: None, watched: 'playing', alone: None})
        self.assertGreaterEqual(lobby['here'], 1)
        socket.close()

    def test_own_tables_say_which_wait(self):
        first, second = self.started('Anna', 'Bo')
        def waiting(socket):
            own = self.server.request('GET', '/api/tables', None, socket.token)[1]['tables']
            return {each['table']: each['waits_for_you'] for each in own
}[socket.table]
        turn = first if 'p1' in first.update['to_act'] else second
        self.assertTrue(waiting(turn))
        self.assertFalse(waiting(second if turn is first else first))
        for each in (first, second):
            each.close()

    # --- being called ---

    def test_devices_that_are_called_are_listed_changed_and_removed(self):
        token, stranger = self.server.guest('Anna'), self.server.guest('Bo')
        self.assertEqual(len(self.server.request('GET', '/api/calls/key')[1]['key']), 87)  # 65 bytes in base64url
        device = {'endpoint': 'https://updates.push.services.mozilla.com/wpush/v2/abc', 'auth': 'BTBZMqHH6r4Tts7J_aSIgg',
                  'p256dh': 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'}  # RFC 8291
        self.refused(401, 'no-token', 'POST', '/api/calls/devices', device)
        self.refused(400, 'bad-message', 'POST', '/api/calls/devices', {**device, 'auth': 'short'}, token)
        self.refused(400, 'bad-message', 'POST', '/api/calls/devices', {**device, 'p256dh': device['p256dh'][:-2] + 'AA'}, token)
        self.refused(400, 'bad-message', 'POST', '/api/calls/devices', {**device, 'quiet': {'from': 0, 'until': 1440, 'zone': 0}}, token)
        self.refused(403, 'host-not-allowed', 'POST', '/api/calls/devices', {**device, 'endpoint': 'https://push.example/'}, token)
        quiet = {'from': 1320, 'until': 420, 'zone': -60}
        status, added = self.server.request('POST', '/api/calls/devices', {**device, 'quiet': quiet}, token)
        self.assertEqual((status, added['is_this'], added['quiet']), (201, True, quiet))
        self.assertEqual(self.server.request('GET', '/api/calls/devices', None, token)[1]['devices'], [added])
        self.assertEqual(self.server.request('GET', '/api/calls/devices', None, stranger)[1]['devices'], [])
        path = '/api/calls/devices/' + added['device']
        self.assertNotIn('quiet', self.server.request('PUT', path, {}, token)[1])
        self.refused(404, 'no-such-device', 'PUT', path, {}, stranger)
        self.refused(404, 'no-such-device', 'DELETE', path, None, stranger)
        self.assertEqual(self.server.request('DELETE', '/api/calls/devices/this', None, token)[0], 200)
        self.refused(404, 'no-such-device', 'DELETE', path, None, token)

    def test_webhooks_are_listed_and_removed(self):
        token, stranger = self.server.guest('Anna'), self.server.guest('Bo')
        status, added = self.server.request('POST', '/api/calls/webhooks', {'url': 'https://hooks.example/a', 'shape': 'chat'}, token)
        self.assertEqual((status, added['url'], added['shape']), (201, 'https://hooks.example/a', 'chat'))
        self.assertEqual(self.server.request('GET', '/api/calls/webhooks', None, token)[1]['webhooks'], [added])
        self.refused(404, 'no-such-webhook', 'DELETE', '/api/calls/webhooks/' + added['webhook'], None, stranger)
        self.assertEqual(self.server.request('DELETE', '/api/calls/webhooks/' + added['webhook'], None, token)[0], 200)
        self.assertEqual(self.server.request('GET', '/api/calls/webhooks', None, token)[1]['webhooks'], [])

    def test_shared_studies(self):
        with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../fuzz/corpus/variations/houses.txt'), encoding='utf-8') as file:
            study = file.read()
        token = self.server.guest()
        status, shared = self.server.request('POST', '/api/studies', study, token)
        self.assertEqual(status, 201, shared)
        path = '/api/studies/' + shared['study']
        self.assertEqual(self.server.request('GET', path), (200, study))
        self.assertEqual([each['study'] for each in self.server.request('GET', '/api/studies', None, token)[1]['studies']],
                         [shared['study']])
        self.refused(400, 'bad-study', 'POST', '/api/studies', study + 'x', token)
        self.assertEqual(self.server.request('DELETE', path, None, token)[0], 200)
        self.refused(404, 'no-such-study', 'GET', path)

    # --- the trainer ---

    def account(self, login):
        """Each from an address of its own: one alone may not make so many."""
        token = self.server.guest(login)
        address = '10.77.{}.{}'.format(*hashlib.sha256(login.encode()).digest()[:2])
        body = {'login': login, 'password': 'three green herons'}
        self.assertEqual(self.server.request('POST', '/api/accounts', body, token, address=address)[0], 201)
        return token

    ANSWER = {'puzzle': 'vigo-01-1', 'solved': True, 'grade': 1500, 'rating': 1612, 'time': 1_700_000_000_000}
    EXERCISE = {'id': 'own-1', 'game': 'vigo', 'record': 'springtide record 1\ngame vigo\n', 'move': 7, 'added': 1_700_000_000_000,
                'answers': 1, 'step': 1, 'due': 20_000}

    def train(self, token, answers=(), exercises=()):
        status, told = self.server.request('POST', '/api/training', {'answers': list(answers), 'exercises': list(exercises)}, token)
        self.assertEqual(status, 200, told)
        return told['revision']

    def test_training_is_one_from_all_devices_of_an_account(self):
        guest = self.server.guest()
        self.refused(401, 'no-token', 'GET', '/api/training')
        self.refused(403, 'needs-account', 'GET', '/api/training', None, guest)
        self.refused(403, 'needs-account', 'POST', '/api/training', {'answers': [], 'exercises': []}, guest)
        phone = self.account('trainee')
        desk = self.server.request('POST', '/api/sessions', {'login': 'trainee', 'password': 'three green herons'})[1]['token']
        later = {**self.ANSWER, 'time': self.ANSWER['time'] + 9, 'solved': False}
        repeated = {**self.EXERCISE, 'answers': 2, 'step': 0, 'due': 19_000}
        self.train(phone, [later], [repeated])
        revision = self.train(desk, [self.ANSWER], [self.EXERCISE])
        whole = {'revision': revision, 'answers': [self.ANSWER], 'exercises': [repeated]}
        for token in (phone, desk):
            self.assertEqual(self.server.request('GET', '/api/training', None, token), (200, whole))
        self.assertEqual(self.train(desk, [later, {**self.ANSWER, 'puzzle': 'vineta-20-50'}], []), revision + 1)
        status, news = self.server.request('GET', f'/api/training?after={revision}', None, phone)
        self.assertEqual([each['puzzle'] for each in news['answers']], ['vineta-20-50'])
        self.assertEqual(news['exercises'], [])
        removed = {**self.EXERCISE, 'record': '', 'removed': True}
        self.train(phone, [], [removed])
        self.train(desk, [], [repeated])
        self.assertEqual(self.server.request('GET', '/api/training', None, desk)[1]['exercises'], [removed])
        self.refused(400, 'bad-message', 'GET', '/api/training?after=x', None, phone)

    def test_training_that_makes_no_sense_is_refused_with_its_place(self):
        token = self.account('careless')
        bad = [({'answers': []}, 'exercises: it is missing'), ({'answers': [], 'exercises': [], 'more': 1}, 'more: nothing of this name is expected')]
        for change, sentence in (({'puzzle': 'go-01-1'}, 'puzzle: expected a game'), ({'puzzle': 'vigo-01-51'}, 'puzzle: expected a game'),
                                 ({'puzzle': 'vigo-1-1'}, 'puzzle: expected a game'), ({'puzzle': 'vigo-01-01'}, 'puzzle: expected a game'),
                                 ({'rating': 4000}, 'rating: expected a whole number from 0 to 3999'), ({'time': -1}, 'time: expected a whole number'),
                                 ({'solved': 1}, 'solved: expected true or false'), ({'name': 'x'}, 'name: nothing of this name')):
            bad.append(({'answers': [{**self.ANSWER, 'puzzle': 'vigo-01-2'}, {**self.ANSWER, **change}], 'exercises': []}, 'answers[1].' + sentence))
        for change, sentence in (({'id': 'Own'}, 'id: expected small letters'), ({'id': ''}, 'id: expected small letters'),
                                 ({'game': 'go'}, 'game: there is no such game'), ({'record': 'x' * 65_537}, 'record: longer than 65536 bytes'),
                                 ({'removed': True}, 'record: of what is removed nothing is kept')):
            bad.append(({'answers': [], 'exercises': [{**self.EXERCISE, **change}]}, 'exercises[0].' + sentence))
        bad.append(({'answers': [self.ANSWER] * 2, 'exercises': []}, 'answers[1].puzzle: it is there twice'))
        bad.append(({'answers': [self.ANSWER] * 201, 'exercises': []}, 'answers: more than 200 items'))
        bad.append(({'answers': [], 'exercises': [self.EXERCISE] * 11}, 'exercises: more than 10 items'))
        bad.append(({'answers': [], 'exercises': [{**self.EXERCISE, 'record': 'a\u0001b'}]}, 'record: it holds a character that cannot be seen'))
        for body, sentence in bad:
            status, answer = self.server.request('POST', '/api/training', body, token)
            self.assertEqual((status, answer['code']), (400, 'bad-message'), answer)
            self.assertTrue(answer['sentence'].startswith(sentence), (answer, sentence))
        self.assertEqual(self.server.request('GET', '/api/training', None, token)[1], {'revision': 0, 'answers': [], 'exercises': []})

    def test_training_is_among_ones_data_and_goes_with_the_account(self):
        token = self.account('leaver')
        self.train(token, [self.ANSWER], [self.EXERCISE])
        data = self.server.request('GET', '/api/me/data', None, token)[1]
        self.assertEqual(data['training'], {'answers': [self.ANSWER], 'exercises': [self.EXERCISE]})
        person = self.server.request('GET', '/api/me', None, token)[1]['person']
        self.assertEqual(self.server.request('DELETE', '/api/accounts', {'password': 'three green herons'}, token)[0], 200)
        with contextlib.closing(sqlite3.connect(os.path.join(self.folder.name, 'store.db'))) as database:
            for table in ('puzzle_answers', 'exercises'):
                self.assertEqual(database.execute(f'SELECT count(*) FROM {table} WHERE player = ?', (person,)).fetchone(), (0,), table)

    def test_nobody_trains_without_end(self):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(PROGRAM, os.path.join(folder, 'store.db'), '--training-rate', '0.01 burst 2')
            token = server.guest()
            server.request('POST', '/api/accounts', {'login': 'restless', 'password': 'three green herons'}, token)
            answers = [server.request('POST', '/api/training', {'answers': [], 'exercises': []}, token) for _ in range(3)]
            self.assertEqual([status for status, _ in answers], [200, 200, 429])
            self.assertEqual(answers[2][1]['code'], 'too-much-training')
            self.assertEqual(server.request('GET', '/api/training', None, token)[0], 200)
            self.assertEqual(server.stop(), 0)

    def test_what_people_answer_changes_grades_each_of_them_once(self):
        self.refused(404, 'no-such-address', 'GET', '/api/puzzles/go/grades')
        with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../puzzles/packs/vineta-01.json'), encoding='utf-8') as file:
            puzzles = [puzzle for game in json.load(file)['games'] for puzzle in game['puzzles']]
        even, hard, alone = ({**self.ANSWER, 'puzzle': f'vineta-01-{place}', 'solved': False, 'rating': puzzles[place - 1]['grade']} for place in (1, 2, 3))
        unknown = {**hard, 'puzzle': 'vineta-99-1'}
        for number in range(6):
            token = self.account(f'solver {number}')
            for _ in range(3):
                self.train(token, [{**even, 'solved': number % 2 == 0}, hard, unknown] + ([alone] if number < 4 else []))
        status, told = self.server.request('GET', '/api/puzzles/vineta/grades')
        self.assertEqual([(each['puzzle'], each['answers']) for each in told['grades'] if each['puzzle'] != 'vineta-01-1'], [('vineta-01-2', 6)])
        # Six who should solve it every other time and did not, beside twenty answers of bots; half a band is 25 points.
        moved = told['grades'][-1]['grade'] - puzzles[1]['grade']
        self.assertTrue(74 <= moved <= 87, moved)
        self.assertEqual(self.server.request('GET', '/api/puzzles/vineta/grades')[1], told)

    def test_friends_and_circles(self):
        tokens = [self.server.guest(name) for name in ('Freya', 'Frodi')]
        for number, token in enumerate(tokens):
            login = {'login': f'friend {number}', 'password': 'three green herons'}
            self.assertEqual(self.server.request('POST', '/api/accounts', login, token)[0], 201)
        freya, frodi = (self.server.request('GET', '/api/me', None, token)[1]['person'] for token in tokens)
        wishes = {'game': 'vineta', 'options': ['players 2'], 'chairs': [{'kind': 'player'}, {'kind': 'open'}]}
        circle = {'name': 'Friday', 'members': [frodi], 'wishes': wishes}
        name = self.server.request('POST', '/api/circles', circle, tokens[0])[1]['circle']
        table = self.server.request('POST', f'/api/circles/{name}/tables', None, tokens[0])[1]['table']
        empty = self.server.table(tokens[1], ['player', 'open'])
        for method, path, body in (('GET', '/api/friends', None), ('PUT', '/api/friends/' + frodi, None), ('DELETE', '/api/friends/' + frodi, None),
                                   ('PUT', '/api/circles/' + name, circle), ('DELETE', '/api/circles/' + name, None),
                                   ('PUT', '/api/blocks/' + frodi, None), ('DELETE', '/api/blocks/' + frodi, None)):
            self.assertEqual(self.server.request(method, path, body, tokens[0])[0], 200, path)
        self.assertEqual(self.server.request('DELETE', f'/api/tables/{table}/invitations', None, tokens[1])[0], 200)
        self.assertEqual(self.server.request('POST', f'/api/tables/{empty}/invitations', {'seat': 'p2', 'person': freya}, tokens[1])[0], 200)

    # --- records ---

    def test_a_running_game_gives_only_the_own_seats_record(self):
        first, second = self.started('Anna', 'Bo')
        path = f'/api/tables/{first.table}/record'
        status, record = self.server.request('GET', path, None, first.token)
        self.assertEqual(status, 200)
        self.assertRegex(record, r'nature deal p1 tribe [a-z]+\n')
        self.assertIn('nature deal p2 tribe ?\n', record)
        self.refused(403, 'not-your-seat', 'GET', path)
        self.refused(403, 'not-your-seat', 'GET', path + '?seat=p2', None, first.token)
        self.refused(403, 'not-over', 'GET', f'/api/tables/{first.table}/journal', None, first.token)
        self.refused(403, 'not-over', 'GET', f'/api/tables/{first.table}/replay', None, first.token)
        self.refused(404, 'no-such-table', 'GET', '/api/tables/nowhere/record', None, first.token)
        for each in (first, second):
            each.close()

    def test_an_analysis_is_a_job(self):
        with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../golden/vineta-rules-1-2-nl.record'), encoding='utf-8') as file:
            record = file.read()
        self.refused(401, 'no-token', 'POST', '/api/analyses', 'springtide record 1\n')
        token = self.server.guest()
        self.refused(400, 'bad-record', 'POST', '/api/analyses', 'no record', token)
        self.refused(404, 'no-such-job', 'GET', '/api/analyses/none')
        status, job = self.server.request('POST', '/api/analyses', record, token)
        self.assertEqual(status, 202)
        def state():
            return self.server.request('GET', '/api/analyses/' + job['job'])[1]
        self.assertTrue(wait_until(lambda: state()['done'] > 0, 60))
        self.assertGreater(state()['of'], 100)

    def test_a_finished_table_is_analysed_by_its_name(self):
        first, second = self.started('Anna', 'Bo')
        self.refused(403, 'not-over', 'POST', '/api/analyses', {'table': first.table}, first.token)
        self.refused(404, 'no-such-table', 'POST', '/api/analyses', {'table': 'nowhere'}, first.token)
        self.refused(400, 'bad-message', 'POST', '/api/analyses', {'name': first.table}, first.token)
        first.answer({'type': 'resign', 'table': first.table, 'id': 'gone', 'seat': 'p1'})
        self.assertEqual(self.server.request('POST', '/api/analyses', {'table': first.table}, second.token)[0], 202)
        for each in (first, second):
            each.close()

    def test_a_finished_game_is_seen_through_the_eyes_of_a_seat(self):
        first, second = self.started('Anna', 'Bo')
        first.answer({'type': 'resign', 'table': first.table, 'id': 'gone', 'seat': 'p1'})
        path = f'/api/tables/{first.table}/replay'
        _, whole = self.server.request('GET', path)
        self.assertTrue(all('hand' in seat for step in whole['steps'] for seat in step['position']['seats']))
        for viewer in ('p1', 'p2', 'spectator'):
            _, seen = self.server.request('GET', f'{path}?seat={viewer}')
            self.assertEqual((seen['viewer'], len(seen['steps'])), (viewer, len(whole['steps'])))
            self.assertEqual({seat['seat'] for step in seen['steps'] for seat in step['view']['seats'] if 'hand' in seat},
                             {viewer} - {'spectator'})
            _, again = self.server.request('POST', f'/api/replays?seat={viewer}', self.server.request('GET', path[:-6] + 'record')[1])
            self.assertEqual(again, seen)
        self.refused(400, 'no-such-seat', 'GET', path + '?seat=p3')
        self.refused(400, 'no-such-seat', 'GET', path + '?seat=nobody')
        for each in (first, second):
            each.close()

    def test_whoever_is_gone_leaves_no_name_behind(self):
        first, second = self.started('Anna', 'Bo')
        first.answer({'type': 'resign', 'table': first.table, 'id': 'gone', 'seat': 'p1'})
        self.server.table(second.token, ['player', 'open'], 'vineta', public=True)
        path = f'/api/tables/{first.table}/journal'
        before = self.server.request('GET', path)[1]
        self.assertIn('"Bo"', before)
        self.assertEqual(self.server.request('DELETE', '/api/accounts', {}, second.token)[0], 200)
        after = self.server.request('GET', path)[1]
        self.assertNotIn('"Bo"', after)
        self.assertIn('"Anna"', after)
        self.assertEqual(links_of(after), links_of(before), 'the game is what it was')
        names = [chair['name'] for chair in self.server.request('GET', '/api/tables', None, first.token)[1]['tables'][0]['summary']['seats']]
        self.assertEqual(names, ['Anna', ''])
        self.assertNotIn('"Bo"', json.dumps(self.server.request('GET', '/api/lobby')[1]))
        table = first.receive_until(lambda message: message['type'] == 'table' and message['seats'][1]['name'] == '')
        self.assertEqual(table['seats'][0]['name'], 'Anna')
        for each in (first, second):
            each.close()

    # --- refusals ---

    def test_messages_in_order(self):
        socket = Socket(self.server, hello=False)
        socket.send({'type': 'watch', 'table': 'x'})
        self.assertEqual(socket.receive()['code'], 'no-hello')
        socket.send({'type': 'hello', 'version': 999})
        self.assertEqual(socket.receive()['type'], 'reload')
        socket.send(b'{"type":')
        self.assertEqual(socket.receive()['code'], 'bad-message')
        socket.send({'type': 'hello', 'version': 1, 'token': 'stolen0000000000000000000'})
        self.assertEqual(socket.receive()['code'], 'bad-token')
        socket.send({'type': 'hello', 'version': 1})
        self.assertEqual(socket.receive()['type'], 'welcome')
        socket.send({'type': 'hello', 'version': 1})
        self.assertEqual(socket.receive()['code'], 'said-hello')
        for hidden in ({'type': 'watch', 'table': 'no\u0000where'}, {'type': 'start', 'table': 'nowhere', 'id': '\u0000'},
                       {'type': 'sit', 'table': 'nowhere', 'id': '1', 'seat': 'p1', 'name': 'An\u202eax'}):
            socket.send(hidden)
            self.assertEqual(socket.receive()['code'], 'bad-message', hidden)
        socket.send({'type': 'watch', 'table': 'nowhere'})
        self.assertEqual(socket.receive()['code'], 'no-such-table')
        socket.send({'type': 'start', 'table': 'nowhere', 'id': '1'})
        self.assertEqual(socket.receive()['code'], 'no-token')
        socket.close()

    def test_nobody_plays_anothers_seat(self):
        first, second = self.started('Anna', 'Bo')
        stranger = Socket(self.server, self.server.guest('Eve'))
        stranger.watch(first.table)
        seat = first.update['to_act'][0]
        holder = first if seat == 'p1' else second
        act = {'type': 'act', 'table': first.table, 'id': 'x', 'seat': seat, 'decision': holder.update['decision'],
               'actions': [holder.update['legal'][0]['text']]}
        self.assertEqual(stranger.answer(act)['code'], 'not-your-seat')
        self.assertEqual((second if seat == 'p1' else first).answer(act)['code'], 'not-your-seat')
        # A seat of one table is none of another.
        other = self.server.table(self.server.guest('Fay'))
        stranger.watch(other)
        self.assertEqual(first.answer({**act, 'table': other})['code'], 'not-your-seat')
        # Played again, it is acknowledged again and nothing happens twice.
        self.assertEqual(holder.answer(act)['type'], 'acknowledged')
        seq = holder.answer(act)['seq']
        self.assertEqual(holder.answer(act)['seq'], seq)
        for each in (first, second, stranger):
            each.close()

    def test_tables_in_a_lifetime(self):
        token = self.server.guest()
        for body, code in [({'game': 'chess', 'chairs': []}, 'bad-setup'), ({'game': 'vineta', 'options': ['players 9'], 'chairs': []}, 'bad-setup'),
                           ({'game': 'vineta', 'options': ['players 2'], 'chairs': [{'kind': 'player'}]}, 'bad-setup'),
                           ({'game': 'vineta', 'chairs': [{'kind': 'king'}]}, 'bad-message'),
                           ({'game': 'vineta', 'secret': '00', 'chairs': []}, 'bad-message'),
                           ({'game': 'vineta', 'options': ['players 2'], 'chairs': [{'kind': 'player', 'player': 'x'}, {'kind': 'open'}]}, 'bad-message')]:
            self.refused(400, code, 'POST', '/api/tables', body, token)
        written = [{'position': 'game vineta\nplayers 2\nphase choose\nhouses R2 rest\n'}, {'script': ['nature deal p1 tribe amber']}]
        for wishes in written:
            body = {'game': 'vineta', 'options': ['players 2'], 'chairs': [{'kind': 'player'}, {'kind': 'open'}], **wishes}
            self.refused(400, 'bad-setup', 'POST', '/api/tables', body, token)
            self.refused(400, 'bad-setup', 'POST', '/api/tables', {**body, 'lesson': True}, token)
        for _ in range(50):
            self.server.table(token, ['player', 'open'])
        self.refused(429, 'too-many-tables', 'POST', '/api/tables',
                     {'game': 'vineta', 'options': ['players 2'], 'chairs': [{'kind': 'player'}, {'kind': 'open'}]}, token)

    def open(self, token, chairs, address, **wishes):
        body = {'game': 'vineta', 'options': [f'players {len(chairs)}'], 'chairs': [{'kind': kind, **({'level': 1} if kind == 'bot' else {})} for kind in chairs]}
        status, answer = self.server.request('POST', '/api/tables', {**body, **wishes}, token, address)
        return answer['table'] if status == 201 else answer['code']

    def test_tables_count_for_who_has_opened_them_though_nobody_sits_there(self):
        token = self.server.guest()
        opened = [self.open(token, ['open', 'open'], '192.0.2.10') for _ in range(51)]
        self.assertEqual((opened.count('too-many-tables'), opened[50]), (1, 'too-many-tables'))

    def test_games_of_bots_alone_are_few(self):
        token = self.server.guest()
        opened = [self.open(token, ['bot', 'bot'], '192.0.2.11') for _ in range(11)]
        self.assertEqual((opened.count('too-many-bots'), opened[10]), (1, 'too-many-bots'))
        self.assertNotIn('too-many', self.open(token, ['player', 'bot'], '192.0.2.11'))

    def test_nobody_fills_the_lobby(self):
        tokens = [self.server.guest() for _ in range(4)]
        opened = [[self.open(token, ['player', 'bot'], '192.0.2.12', public=True) for _ in range(11)] for token in tokens[:3]]
        for each in opened:
            self.assertEqual((each.count('too-many-listed'), each[10]), (1, 'too-many-listed'))
        self.assertEqual(self.open(tokens[3], ['player', 'open'], '192.0.2.12', public=True), 'too-many-listed')  # the address
        self.assertNotIn('too-many', self.open(tokens[3], ['player', 'open'], '192.0.2.12'))
        self.assertNotIn('too-many', self.open(tokens[3], ['player', 'open'], '192.0.2.13', public=True))
        socket = Socket(self.server, tokens[0])
        self.assertEqual(socket.answer({'type': 'start', 'table': opened[0][0], 'id': '1', 'secret': SECRET})['type'], 'acknowledged')
        socket.close()
        self.assertNotIn('too-many', self.open(tokens[3], ['player', 'open'], '192.0.2.12', public=True))  # there is room again

    def test_a_rematch_has_a_new_table(self):
        first, second = self.started('Anna', 'Bo')
        self.assertEqual(first.answer({'type': 'rematch', 'table': first.table, 'id': 'r0'})['type'], 'refused')
        first.answer({'type': 'resign', 'table': first.table, 'id': 'gone', 'seat': 'p1'})
        self.assertEqual(second.answer({'type': 'rematch', 'table': first.table, 'id': 'r1'})['type'], 'acknowledged')
        event = second.receive_until(lambda message: message['type'] == 'update')['events'][-1]
        self.assertEqual(event['kind'], 'rematch')
        first.watch(event['new_table'])
        self.assertEqual(first.answer({'type': 'sit', 'table': event['new_table'], 'id': 's', 'seat': 'p1', 'name': 'Anna', 'secret': SECRET})['type'],
                         'acknowledged')
        self.assertEqual(first.answer({'type': 'rematch', 'table': first.table, 'id': 'r2'})['code'], 'rematch-made')
        for each in (first, second):
            each.close()

    def test_the_server_says_how_it_is(self):
        self.assertEqual(self.server.request('GET', '/healthz'), (200, {'status': 'alive'}))
        self.assertEqual(self.server.request('GET', '/readyz'), (200, {'status': 'ready'}))
        self.assertIn('springtide_', self.server.request('GET', '/metrics')[1])

    def test_wrong_addresses(self):
        self.refused(404, 'no-such-address', 'GET', '/api/nothing')
        self.refused(405, 'bad-method', 'DELETE', '/api/lobby')

    # --- secrecy ---

    def test_no_hidden_card_crosses_the_socket(self):
        first, second = self.started('Anna', 'Bo')
        stranger = Socket(self.server, self.server.guest('Eve'))
        stranger.watch(first.table)
        own = [json.loads(text) for text in first.raw if '"update"' in text]
        for socket in (second, stranger):
            for text in socket.raw:
                for event in json.loads(text).get('events', []):
                    move = event.get('move', {})
                    if move.get('recipient') == 'p1':
                        self.assertTrue(move['text'].endswith('?'), move)
                view = json.loads(text).get('view')
                if view:
                    self.assertIsNone(view['seats'][0]['tribe'])
                    self.assertNotIn('hand', view['seats'][0])
        self.assertTrue(any(update.get('view', {}).get('seats', [{}])[0].get('hand') for update in own) or own)
        for each in (first, second, stranger):
            each.close()

    def test_no_secret_in_the_log(self):
        token = self.server.guest()
        with tempfile.TemporaryDirectory() as folder:
            server = Server(PROGRAM, os.path.join(folder, 'store.db'), '--log-level', 'debug')
            token = server.guest('Logged')
            server.request('POST', '/api/accounts', {'login': 'logged', 'password': 'very secret word'}, token)
            table = server.table(token)
            socket = Socket(server, token)
            socket.watch(table)
            socket.close()
            server.stop()
            for secret in (token, 'very secret word', table):
                self.assertNotIn(secret, server.log)

    # --- the process ---

    def test_a_hangup_reloads_what_may_change_and_names_the_rest(self):
        with tempfile.TemporaryDirectory() as folder:
            config = os.path.join(folder, 'springtide.conf')

            def settings(text):
                with open(config, 'w', encoding='utf-8') as file:
                    file.write(text)

            settings('log-level = info\ntables-per-player = 50\n')
            server = Server(PROGRAM, os.path.join(folder, 'store.db'), '--config', config)
            socket = Socket(server)
            self.addCleanup(socket.close)
            settings('log-level = info\ntables-per-player = 60\nmessage-bytes = 100\n')
            server.process.send_signal(signal.SIGHUP)
            wait_until(lambda: self.is_too_long(server), 10)
            settings('log-level = shouting\n')
            server.process.send_signal(signal.SIGHUP)
            socket.send({'type': 'ping'})
            self.assertEqual(socket.receive()['type'], 'pong', 'who is there stays')
            self.assertEqual(server.request('GET', '/readyz')[0], 200)
            server.stop()
            self.assertRegex(server.log, r'"event":"setting_needs_restart","setting":"tables-per-player"')
            self.assertEqual(server.log.count('setting_needs_restart'), 1)
            self.assertRegex(server.log, r'"event":"reload_failed","reason":"[^"]*line 1[^"]*shouting')

    @staticmethod
    def is_too_long(server):
        with contextlib.closing(Socket(server)) as socket:
            socket.send({'type': 'ping', 'table': 't' * 100})
            try:
                return socket.receive()['type'] not in ('pong', 'refused')
            except ConnectionError:
                return True

    def test_files_of_the_store_are_for_their_owner(self):
        with tempfile.TemporaryDirectory() as folder:
            store = os.path.join(folder, 'store.db')
            Server(PROGRAM, store).stop()
            os.chmod(store, 0o644)  # as an earlier version left it
            server = Server(PROGRAM, store)
            server.guest()
            modes = {name: os.stat(os.path.join(folder, name)).st_mode & 0o777 for name in os.listdir(folder)}
            server.stop()
            self.assertIn('store.db-wal', modes)
            self.assertEqual(set(modes.values()), {0o600}, modes)

    def test_no_more_connections_than_open_files(self):
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        for limit, expected in ((230, True), (hard, False)):
            with tempfile.TemporaryDirectory() as folder:
                server = Server(PROGRAM, os.path.join(folder, 'store.db'), '--connections', '1000',
                                wrapper=('prlimit', f'--nofile={min(limit, 230)}:{limit}'))
                self.assertEqual(server.request('GET', '/healthz')[0], 200)
                server.stop()
                self.assertEqual('few_open_files' in server.log, expected, server.log)

    # --- long histories ---

    def test_a_table_with_thousands_of_events_can_be_opened_again(self):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(PROGRAM, os.path.join(folder, 'store.db'), '--phrases-per-minute', '100000')
            token = server.guest()
            table = server.table(token, ['player'] * 6, game='vigo', options=['players 6', 'set memory-aid on'])
            socket = Socket(server, token)
            socket.answer({'type': 'start', 'table': table, 'id': 'start', 'secret': SECRET})
            for i in range(2000):  # nobody watches: each would be told to seven viewers
                socket.send({'type': 'say', 'table': table, 'id': f's{i}', 'seat': 'p1', 'phrase': 'well-played'})
            self.assertEqual(socket.receive_until(lambda message: message['id'] == 's1999')['type'], 'acknowledged')
            socket.send({'type': 'watch', 'table': table, 'spectator': True})
            updates = {}
            while len(updates) < 7:
                update = socket.receive_until(lambda message: message['type'] == 'update')
                updates[update['viewer']] = update
            socket.send({'type': 'ping', 'table': table})
            self.assertEqual(socket.receive()['type'], 'pong')
            self.assertLess(sum(map(len, socket.raw[-9:])), 512 << 10)  # what may wait for a reader
            for viewer, update in updates.items():
                self.assertEqual((len(update['events']), update['after']), (100, update['seq'] - 100))
                count, before = 100, update['after']
                while before > 0:
                    socket.send({'type': 'history', 'table': table, 'viewer': viewer, 'before': before})
                    page = socket.receive()
                    self.assertEqual((page['type'], page['viewer'], page['after'] + len(page['events'])), ('history', viewer, before))
                    count, before = count + len(page['events']), page['after']
                self.assertEqual((count, page['events'][0]['kind']), (update['seq'], 'started'))
            socket.close()
            self.assertEqual(server.stop(), 0)

    # --- a store that fails ---

    def test_a_store_that_fails_is_busy_and_nobody_is_unknown(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'store.db')
            server = Server(PROGRAM, path)
            token = server.guest()
            table = server.table(token)

            def rename(before, after):
                with contextlib.closing(sqlite3.connect(path)) as store:
                    store.execute(f'ALTER TABLE {before} RENAME TO {after}')

            rename('tokens', 'hidden')
            for method, path_asked in (('GET', '/api/me'), ('GET', '/api/tables'), ('GET', f'/api/tables/{table}/record')):
                self.assertEqual(server.request(method, path_asked, None, token)[0], 503, path_asked)
            self.assertEqual(server.request('GET', '/api/me', None, token)[1]['code'], 'busy')
            socket = Socket(server, token)
            self.assertEqual(socket.welcome['code'], 'busy')
            rename('hidden', 'tokens')
            socket.send({'type': 'hello', 'version': 1, 'token': token})
            self.assertEqual(socket.receive()['type'], 'welcome')
            rename('journal', 'hidden')
            self.assertEqual(server.request('GET', f'/api/tables/{table}/record', None, token)[0], 503)
            self.assertEqual(socket.watch(table)['code'], 'busy')
            rename('hidden', 'journal')
            self.assertEqual(socket.receive_until(lambda message: message['type'] == 'update')['viewer'], 'p1')  # by itself
            self.assertEqual(server.request('GET', '/readyz')[0], 200)  # some failed queries are no reason to go elsewhere
            rename('tables', 'hidden')
            self.assertTrue(wait_until(lambda: server.request('GET', '/readyz')[0] == 503, 60))  # nothing but failures is
            rename('hidden', 'tables')
            self.assertTrue(wait_until(lambda: server.request('GET', '/readyz')[0] == 200, 60))
            socket.close()
            self.assertEqual(server.stop(), 0)
            self.assertIn('no such table: ', [line for line in server.log.splitlines() if 'not_ready' in line][0])

    # --- restarts ---

    def test_a_restart_loses_nothing_and_bots_go_on(self):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(PROGRAM, os.path.join(folder, 'store.db'))
            token = server.guest()
            table = server.table(token, ['player', 'bot', 'bot'])
            socket = Socket(server, token)
            socket.watch(table)
            socket.answer({'type': 'start', 'table': table, 'id': 'start', 'secret': SECRET})
            socket.update = socket.receive_until(lambda message: message['type'] == 'update')
            seq = socket.update['seq']
            server.kill()
            socket.close()
            server.start()
            socket = Socket(server, token)
            update = socket.watch(table, p1=seq)
            self.assertEqual(len(update['events']), update['seq'] - seq)
            last, _ = play_out(socket, table)
            self.assertEqual(last['life'], 'finished')
            self.assertEqual(server.stop(), 0)
            self.assertRaises(ConnectionError, lambda: [socket.receive() for _ in range(1000)])
            socket.close()


if __name__ == '__main__':
    unittest.main()
