#!/usr/bin/env python3
"""`springtide admin`: what an operator does takes effect at every node, within five seconds (SPRINGTIDE_TIMING=1), and is in the log.

  with_postgres.sh admin_test.py PROGRAM
"""
import contextlib
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else 'build/release/src/springtide'
from friends_test import PASSWORD, Described, Someone  # noqa: E402  (it takes the program from the arguments)
from wire import SECRET, WITNESSES, Server, Socket, wait_until  # noqa: E402

IN_TIME = 5 if os.environ.get('SPRINGTIDE_TIMING') == '1' else 60  # seconds; what is promised, on a machine that does nothing else
SOON = 8  # seconds until something ends: longer than a command takes anywhere


class AdminTest(unittest.TestCase):
    """One server on an SQLite file."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        witness = Described()
        WITNESSES.append(witness)
        self.addCleanup(lambda: WITNESSES.remove(witness))
        self.store = self.place()
        self.nodes = self.start()
        for node in self.nodes:
            self.addCleanup(lambda each=node: each.process.poll() is None and each.kill())
        self.near, self.far = self.nodes[0], self.nodes[-1]

    def place(self):
        return os.path.join(self.folder.name, 'store.db')

    def start(self):
        return [Server(PROGRAM, self.store)]

    def run_admin(self, *words):
        return subprocess.run([PROGRAM, 'admin', '--store', self.store, *words], capture_output=True, text=True, timeout=60)

    def admin(self, *words, reason='a test'):
        done = self.run_admin(*words, *(['--reason', reason] if reason else []))
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def refused(self, *words, code=1):
        done = self.run_admin(*words)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        self.assertEqual(done.stdout, '')
        return done.stderr

    def log(self):
        return [line.split('  ')[3:] for line in self.admin('log', reason=None).splitlines()]

    def socket(self, node, token=None, table=None):
        socket = Socket(node, token)
        self.addCleanup(socket.close)
        if table:
            socket.watch(table)
        socket.socket.settimeout(IN_TIME)
        return socket

    def closes(self, socket, code):
        with self.assertRaisesRegex(ConnectionError, f'closed with {code}'):
            socket.receive_until(lambda message: False)

    def sign_in(self, node, login):
        status, answer = node.request('POST', '/api/sessions', {'login': login, 'password': PASSWORD})
        return answer.get('code', status)

    # --- accounts ---

    def test_a_lock_holds_at_every_node_until_it_is_taken_away(self):
        anna = Someone(self, self.near, 'Anna')
        bela = Someone(self, self.near, 'Bela')
        lines = [self.socket(node, anna.token) for node in self.nodes]
        other = self.socket(self.far, bela.token)
        self.admin('account', 'lock', 'ANNA', '--until', '30d', reason='insults')
        for line in lines:
            self.closes(line, 1008)
        for node in self.nodes:
            self.assertEqual(self.sign_in(node, 'anna'), 'locked')
            status, answer = node.request('GET', '/api/me', token=anna.token)
            self.assertEqual((status, answer['code']), (401, 'no-token'))
        other.send({'type': 'ping'})
        self.assertEqual(other.receive()['type'], 'pong')  # nobody else is concerned
        found = self.admin('account', 'find', 'ann', reason=None)
        self.assertRegex(found, r"^\S+  'anna'  'Anna'  since .*  signed in nowhere  locked until \d{4}-\d\d-\d\d")
        self.admin('account', 'unlock', 'anna', reason='has said sorry')
        self.assertEqual(self.sign_in(self.far, 'anna'), 200)
        self.assertEqual([(line[0], line[-1]) for line in self.log()],
                         [('account unlock', 'because: has said sorry'), ('account lock', 'because: insults')])

    def test_a_lock_runs_out(self):
        Someone(self, self.near, 'Anna')
        soon = time.strftime('%Y-%m-%d %H:%M:%S', time.gmtime(time.time() + SOON))
        self.admin('account', 'lock', 'anna', '--until', soon)
        self.assertEqual(self.sign_in(self.near, 'anna'), 'locked')
        self.assertTrue(wait_until(lambda: self.sign_in(self.near, 'anna') == 200, SOON + IN_TIME))

    def test_who_is_locked_cannot_come_back_by_the_recovery_code(self):
        token = self.near.guest('Anna')
        _, made = self.near.request('POST', '/api/accounts', {'login': 'anna', 'password': PASSWORD}, token)
        self.admin('account', 'lock', 'anna', '--until', 'forever')
        body = {'login': 'anna', 'password': 'four grey herons', 'recovery': made['recovery']}
        status, answer = self.far.request('POST', '/api/recoveries', body)
        self.assertEqual((status, answer['code']), (403, 'locked'))
        self.admin('account', 'unlock', 'anna')
        self.assertEqual(self.sign_in(self.near, 'anna'), 200)  # with the old password

    def test_a_new_name(self):
        anna = Someone(self, self.near, 'Anna')
        self.admin('account', 'rename', 'anna', 'Änne')
        self.assertEqual(self.far.request('GET', '/api/me', token=anna.token)[1]['name'], 'Änne')
        self.assertIn('Anna to Änne', self.log()[0])

    def test_a_deleted_account_leaves_no_name_behind(self):
        anna, bela = Someone(self, self.near, 'Anna'), Someone(self, self.near, 'Bela')
        playing = bela.open()
        bela.invite(playing, anna)
        self.assertEqual(anna.sit(playing), 'acknowledged')
        watching = self.socket(self.far, bela.token, playing)
        self.assertEqual(watching.answer({'type': 'start', 'table': playing, 'id': 's', 'secret': SECRET})['type'], 'acknowledged')
        waiting = anna.open()
        invited = bela.open()
        bela.invite(invited, anna)
        line = self.socket(self.far, anna.token)
        self.admin('account', 'delete', 'anna', reason='asked by letter')
        self.closes(line, 1008)
        self.assertEqual(self.sign_in(self.near, 'anna'), 'wrong-password')
        told = watching.receive_until(lambda message: message['type'] == 'update' and any(
            each['kind'] == 'left' for each in message['events']))
        self.assertEqual([each['seat'] for each in told['events'] if each['kind'] == 'left'], ['p2'])
        for node in self.nodes:
            self.assertTrue(wait_until(lambda each=node: 'Anna' not in str(self.seats(each, playing)), IN_TIME))
            self.assertTrue(wait_until(lambda each=node: self.seats(each, waiting)[0]['kind'] == 'open', IN_TIME))
            self.assertTrue(wait_until(lambda each=node: not self.seats(each, invited)[1].get('held'), IN_TIME))
        self.assertEqual([line[0] for line in self.log()], ['account delete', 'account delete'])
        self.assertNotIn('Anna', str(self.log()))

    def seats(self, node, table):
        socket = Socket(node)
        try:
            socket.send({'type': 'watch', 'table': table})
            return socket.receive_until(lambda message: message['type'] == 'table')['seats']
        finally:
            socket.close()

    # --- tables ---

    def begun(self, anna):
        """A table where p1 must move, and somebody looks on at each node."""
        table = anna.open(('player', 'bot'))
        lines = [self.socket(node, anna.token, table) for node in self.nodes]
        self.assertEqual(lines[0].answer({'type': 'start', 'table': table, 'id': 's', 'secret': SECRET})['type'], 'acknowledged')
        return table, lines

    def test_a_closed_table_is_over_for_everybody(self):
        anna = Someone(self, self.near, 'Anna')
        table, lines = self.begun(anna)
        self.admin('table', 'close', table, reason='nobody may play this')
        for line in lines:
            told = line.receive_until(lambda message: message['type'] == 'update' and message['life'] == 'abandoned')
            self.assertEqual(told['events'][-1]['kind'], 'closed')
            self.assertNotIn('legal', told)
            answer = line.answer({'type': 'leave', 'table': table, 'id': 'x', 'seat': 'p1'})
            self.assertEqual(answer.get('code'), 'game-over')
        own = self.far.request('GET', '/api/tables', token=anna.token)[1]['tables']
        self.assertEqual([each['life'] for each in own], ['abandoned'])
        self.assertIn('is over already', self.refused('table', 'close', table, '--reason', 'again'))
        self.assertEqual(self.log()[0], ['table close', table, 'because: nobody may play this'])

    def test_the_list_of_tables_tells_what_everybody_may_know(self):
        anna = Someone(self, self.near, 'Anna')
        table, lines = self.begun(anna)
        line = lines[0].watch(table)
        listed = self.admin('table', 'list', '--life', 'playing', reason=None)
        self.assertRegex(listed, rf'^{table}  vineta  playing  private  since \S+ \S+  last \S+ \S+  Anna, bot\n$')
        for entry in line['legal']:
            self.assertNotIn(entry['text'], listed)
        self.assertNotIn(SECRET, listed)
        self.assertEqual(self.admin('table', 'list', '--life', 'open', reason=None), '')
        self.assertEqual(self.admin('table', 'list', '--idle', '1d', reason=None), '')

    def test_a_journal_is_exported_once_the_game_is_over(self):
        anna = Someone(self, self.near, 'Anna')
        table, _ = self.begun(anna)
        self.assertIn('hidden cards', self.refused('table', 'export', table, '--reason', 'curious'))
        self.assertEqual(self.log(), [])
        self.admin('table', 'close', table)
        path = os.path.join(self.folder.name, 'journal')
        self.admin('table', 'export', table, '-o', path, reason='a complaint')
        verified = subprocess.run([PROGRAM, 'verify', path], capture_output=True, text=True, timeout=60)
        self.assertEqual(verified.returncode, 0, verified.stderr)
        self.assertEqual(self.log()[0], ['table export', table, 'because: a complaint'])

    # --- everybody ---

    def test_an_announcement_reaches_who_is_here_and_who_comes(self):
        lines = [self.socket(node) for node in self.nodes]
        text = 'Von 18 bis 19 Uhr ist Pause: “Ebbe”.'
        self.admin('announce', text, '--until', '2h')
        for line in lines:
            self.assertEqual(line.receive(), {'type': 'announcement', 'sentence': text})
        for node in self.nodes:
            self.assertEqual(self.socket(node).receive(), {'type': 'announcement', 'sentence': text})
        self.admin('announce', '--over')
        for line in lines:
            self.assertEqual(line.receive(), {'type': 'announcement'})
        silent = self.socket(self.far)
        silent.send({'type': 'ping'})
        self.assertEqual(silent.receive()['type'], 'pong')

    def test_an_announcement_ends_by_itself(self):
        line = self.socket(self.far)
        soon = time.strftime('%Y-%m-%d %H:%M:%S', time.gmtime(time.time() + SOON))
        self.admin('announce', 'Gleich.', '--until', soon)
        self.assertEqual(line.receive().get('sentence'), 'Gleich.')
        line.socket.settimeout(SOON + IN_TIME)
        self.assertEqual(line.receive(), {'type': 'announcement'})

    def test_accounts_are_made_by_whom_the_operator_lets(self):
        def sign_up(name, **more):
            body = {'login': name, 'password': PASSWORD, **more}
            status, answer = self.far.request('POST', '/api/accounts', body, self.far.guest(name))
            return answer.get('code', status)
        self.assertEqual(self.admin('sign-up', 'show', reason=None), 'open\n')
        self.admin('sign-up', 'set', 'invitation', reason='too many robots')
        self.assertEqual(sign_up('anna'), 'needs-code')
        self.assertEqual(sign_up('anna', sign_up_code='guessed'), 'wrong-code')
        first, second = self.admin('invite', '--count', '2', reason='for the club').split()
        self.assertNotEqual(first, second)
        self.assertEqual(sign_up('anna', sign_up_code=first), 201)
        self.assertEqual(sign_up('bela', sign_up_code=first), 'wrong-code')
        self.assertEqual(sign_up('anna', sign_up_code=second), 'login-taken')
        self.assertEqual(sign_up('bela', sign_up_code=second), 201)
        self.admin('sign-up', 'set', 'closed')
        self.assertEqual(sign_up('carl'), 'sign-up-closed')
        self.assertEqual(self.sign_in(self.near, 'anna'), 200)
        self.admin('sign-up', 'set', 'open')
        self.assertEqual(sign_up('carl'), 201)
        self.assertNotIn(first, str(self.log()))

    # --- what is refused ---

    def test_nothing_is_done_without_a_reason(self):
        anna = Someone(self, self.near, 'Anna')
        table = anna.open()
        for words in (['account', 'lock', 'anna', '--until', '1d'], ['account', 'unlock', 'anna'], ['account', 'rename', 'anna', 'B'],
                      ['account', 'delete', 'anna'], ['table', 'close', table], ['table', 'export', table],
                      ['announce', 'x', '--until', '1h'], ['node', 'drain', 'x'], ['node', 'resume', 'x'], ['sign-up', 'set', 'closed'],
                      ['invite'], ['prune', '--guests', '1d']):
            self.assertIn('--reason', self.refused(*words, code=2))
            self.assertIn('--reason', self.refused(*words, '--reason', '', code=2))
            self.assertIn('--reason', self.refused(*words, '--reason', 'two\nlines', code=2))
        self.assertEqual(self.log(), [])
        self.assertEqual(self.far.request('GET', '/api/me', token=anna.token)[0], 200)

    def test_bad_input_is_refused_with_its_place(self):
        Someone(self, self.near, 'Anna')
        why = ['--reason', 'a test']
        for words, said, code in (
                (['account', 'lock', 'nobody', '--until', '1d', *why], 'nobody', 1),
                (['account', 'lock', 'anna', *why], '--until', 2),
                (['account', 'lock', 'anna', '--until', 'tomorrow', *why], '--until: expected a moment', 2),
                (['account', 'lock', 'anna', '--until', '2020-01-01', *why], '--until: 2020-01-01 00:00:00 UTC is over', 2),
                (['account', 'lock', 'anna', '--until', '2026-02-30', *why], '--until: expected a moment', 2),
                (['account', 'unlock', 'anna', *why], 'is not locked', 1),
                (['account', 'rename', 'anna', ' x', *why], 'NAME: not a name', 2),
                (['account', 'rename', 'anna', 'Anna', *why], 'is the name already', 1),
                (['table', 'close', 'nowhere', *why], "there is no table 'nowhere'", 1),
                (['table', 'list', '--life', 'dead'], '--life: expected open, playing, finished or abandoned', 2),
                (['announce', *why], 'expected a TEXT, or --over', 2),
                (['announce', 'x', *why], '--until', 2),
                (['announce', 'x' * 401, '--until', '1h', *why], 'TEXT: expected one line of at most 400 bytes', 2),
                (['sign-up', 'set', 'ajar', *why], 'MODE: expected open, invitation or closed', 2),
                (['prune', *why], 'expected --guests or --tables', 2),
                (['prune', '--guests', '1h', *why], '--guests: expected a day or more', 2),
                (['frobnicate'], 'A subcommand is required', 2)):
            self.assertIn(said, self.refused(*words, code=code), words)
        self.assertEqual(self.log(), [])

    def test_a_store_that_is_not_there_is_not_made(self):
        path = os.path.join(self.folder.name, 'mistyped.db')
        done = subprocess.run([PROGRAM, 'admin', '--store', path, 'log'], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 1)
        self.assertIn('there is no such store', done.stderr)
        self.assertFalse(os.path.exists(path))

    # --- pruning ---

    def test_pruning_takes_what_the_rules_name_and_nothing_else(self):
        idle, seated, here = (self.near.guest(name) for name in ('Idle', 'Seated', 'Here'))
        anna = Someone(self, self.near, 'Anna')
        self.near.table(seated)
        old, new, given_up, newest = (anna.open(('player', 'bot')) for _ in range(4))
        self.admin('table', 'close', given_up)
        self.admin('table', 'close', newest)
        long_ago = int((time.time() - 100 * 86400) * 1000)
        self.ask(f"UPDATE players SET created = {long_ago}",
                 f"UPDATE tokens SET created = {long_ago}, used = {long_ago} WHERE player IN "
                 "(SELECT id FROM players WHERE name IN ('Idle', 'Seated', 'Anna'))",
                 f"UPDATE tables SET updated = {long_ago} WHERE id IN ('{old}', '{given_up}')")
        self.assertTrue(wait_until(lambda: self.ask("SELECT count(*) FROM tables WHERE life = 3 AND counted = 0") == '0'))
        rules = ['prune', '--guests', '90d', '--tables', '90d']
        said = self.admin(*rules, '--dry-run', reason=None).splitlines()
        self.assertEqual(len(said), 4, said)
        self.assertRegex(said[0], '^guest ')
        self.assertEqual(said[1:], [f'close {old}', f'remove {given_up}', '1 guests would go, 1 tables be closed and 1 removed'])
        self.assertEqual([line[0] for line in self.log()], ['table close', 'table close'])  # nothing was done
        watching = self.socket(self.far, anna.token, old)
        self.assertEqual(self.admin(*rules, reason='spring'), '1 guests are gone, 1 tables closed and 1 removed\n')
        watching.receive_until(lambda message: message['type'] == 'update' and message['life'] == 'abandoned')
        for token, status in ((idle, 401), (seated, 200), (here, 200), (anna.token, 200)):
            self.assertEqual(self.far.request('GET', '/api/me', token=token)[0], status)
        own = {each['table'] for each in self.far.request('GET', '/api/tables', token=anna.token)[1]['tables']}
        self.assertEqual(own, {old, new, newest})
        self.assertEqual(self.socket(self.far).watch(given_up)['code'], 'no-such-table')
        self.assertIn('0 guests would go, 0 tables be closed', self.admin(*rules, '--dry-run', reason=None))

    def ask(self, *statements):
        with contextlib.closing(sqlite3.connect(self.store, timeout=10)) as database, database:
            for statement in statements:
                rows = database.execute(statement).fetchall()
        return '\n'.join('|'.join(str(cell) for cell in row) for row in rows)


class NodesTest(AdminTest):
    """The same with two nodes on a PostgreSQL, and what only several nodes have."""
    test_a_lock_runs_out = test_an_announcement_ends_by_itself = None  # it takes its time, and has nothing to do with nodes

    def place(self):
        store = os.environ['SPRINGTIDE_TEST_POSTGRES']
        self.store = store
        self.ask('DROP SCHEMA public CASCADE', 'CREATE SCHEMA public')
        return store

    def start(self):
        return [Server(PROGRAM, self.store, '--node', name) for name in ('north', 'south')]

    def ask(self, *statements):
        command = ['psql', '-qtA', self.store, *(part for each in statements for part in ('-c', each))]
        return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout.strip()

    def test_a_drained_node_hands_its_tables_and_people_over(self):
        anna = Someone(self, self.near, 'Anna')
        table, lines = self.begun(anna)
        self.assertRegex(self.admin('node', 'list', reason=None), r'(?s)^north  serving .*\nsouth  serving ')
        self.admin('node', 'drain', 'north', reason='a new disk')
        self.closes(lines[0], 1012)
        self.assertTrue(wait_until(lambda: self.near.request('GET', '/readyz')[0] == 503, IN_TIME))
        self.assertEqual(self.near.request('GET', '/healthz')[0], 200)
        self.assertEqual(self.near.request('GET', '/api/me', token=anna.token)[0], 503)
        with self.assertRaisesRegex(AssertionError, ' 503 '):
            Socket(self.near)
        self.assertEqual(self.far.request('GET', '/readyz')[0], 200)
        self.assertEqual(self.ask("SELECT count(*) FROM leases WHERE node = 'north'"), '0')
        self.plays_on(lines[1], table)
        self.assertRegex(self.admin('node', 'list', reason=None), r'^north  drained ')
        self.admin('node', 'resume', 'north', reason='it is in')
        self.assertTrue(wait_until(lambda: self.near.request('GET', '/readyz')[0] == 200, IN_TIME))
        self.plays_on(self.socket(self.near, anna.token, table), table)

    def plays_on(self, line, table):
        """The player moves, and then the bot does: some node looks after it."""
        line.socket.settimeout(60)
        last = None
        for _ in range(2):
            line.send({'type': 'watch', 'table': table})
            update = line.receive_until(
                lambda message, last=last: message['type'] == 'update' and message.get('legal') and message['decision'] != last)
            last, entry = update['decision'], update['legal'][0]
            line.send({'type': 'act', 'table': table, 'id': f'm{update["decision"]}', 'seat': 'p1', 'decision': update['decision'],
                       'actions': entry.get('actions') or [entry['text']]})
            line.receive_until(lambda message: message['type'] == 'acknowledged')

    def test_a_drained_node_stays_so_when_it_is_started_again(self):
        self.assertTrue(wait_until(lambda: 'south' in self.admin('node', 'list', reason=None)))
        self.admin('node', 'drain', 'south')
        self.far.stop()
        self.far.start()
        self.assertTrue(wait_until(lambda: self.far.request('GET', '/readyz')[0] == 503, IN_TIME))
        self.assertIn("there is no node 'west'", self.refused('node', 'drain', 'west', '--reason', 'a test'))


if __name__ == '__main__':
    unittest.main()
