#!/usr/bin/env python3
"""`springtide play --connect` and `springtide load` against `springtide serve`: real processes, real sockets, a real store.

  python3 tests/cli/connect_test.py PATH_TO_SPRINGTIDE [unittest arguments]

Works in temporary folders only, on ports that the server finds free.
"""

import json
import os
import re
import select
import shutil
import socket
import stat
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.request
from pathlib import Path

PROGRAM = ''
ONES = b'1\n' * 5000

# p1 plays Panic from G0 (docs/rules/vineta.md, VN-PAN-1): three houses, one after the other.
PANIC = """game vineta
players 2
phase play
houses G0 amber 2, ice 2
houses R2 rest
p1 chosen panic
p2 chosen flood 1
"""


class Server:
    """`springtide serve` on a store of its own. Limits are out of the way: all clients have one address."""

    def __init__(self, folder):
        self.folder = folder
        self.port = 0
        self.process = None
        self.start()

    def start(self):
        many = '100000 burst 100000'
        with open(self.folder / 'log', 'ab') as log:
            self.process = subprocess.Popen(
                [PROGRAM, 'serve', '--listen', f'127.0.0.1:{self.port}', '--store', self.folder / 'store.db',
                 '--bot-pause-least', '10ms', '--bot-pause-most', '10ms', '--message-rate', many, '--request-rate', many,
                 '--connection-rate', many, '--guest-rate', many, '--connections-per-address', '10000'], stdout=subprocess.PIPE, stderr=log)
        line = self.process.stdout.readline().decode()
        found = re.match(r'listening on http://127\.0\.0\.1:(\d+)\n', line)
        if not found:
            raise AssertionError(f'serve said {line!r}: {(self.folder / "log").read_text()[-2000:]}')
        self.port = int(found[1])
        self.url = f'http://127.0.0.1:{self.port}'

    def kill(self):
        self.process.kill()
        self.process.wait(timeout=60)
        self.process.stdout.close()

    def restart(self):
        """Dies without a word and comes back on the same port."""
        self.kill()
        self.start()

    def ask(self, path, body=None, token=''):
        request = urllib.request.Request(self.url + path, data=json.dumps(body).encode() if body is not None else None)
        if token:
            request.add_header('Authorization', 'Bearer ' + token)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.read().decode()

    def record_of(self, table):
        return self.ask(f'/api/tables/{table}/record')


class Session:
    """A game in which each answer depends on what is asked."""

    def __init__(self, arguments, environment):
        self.process = subprocess.Popen([PROGRAM, 'play', *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, env=environment)
        self.said = ''

    def read(self, until='\n> '):
        """What is printed up to this text (the next prompt) or the end."""
        data = b''
        while until.encode() not in data and not (until == '\n> ' and data.startswith(b'> ')):
            if not select.select([self.process.stdout], [], [], 20)[0]:
                raise TimeoutError(f'no {until!r} after {data[-300:]}')
            chunk = os.read(self.process.stdout.fileno(), 65536)
            if not chunk:
                break
            data += chunk
        self.said = data.decode('utf-8', 'replace')
        return self.said

    def answer(self, line):
        self.write(line)
        return self.read()

    def write(self, line):
        self.process.stdin.write(line if isinstance(line, bytes) else line.encode())
        self.process.stdin.write(b'\n')
        self.process.stdin.flush()

    def options(self):
        question = self.said[self.said.rindex('.\n') + 2:]
        return {int(number): text.strip() for number, text in re.findall(r'(\d+)  (\S.*?)(?=   *\d+  |\n)', question)}

    def kill(self):
        self.process.kill()
        return self.close()

    def close(self):
        if not self.process.stdin.closed:
            self.process.stdin.close()
        rest = self.process.stdout.read() + self.process.stderr.read()
        self.process.stdout.close()
        self.process.stderr.close()
        return self.process.wait(timeout=60), rest.decode('utf-8', 'replace')


class ConnectTest(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix='springtide-connect-'))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.server = Server(self.folder)
        self.addCleanup(lambda: self.server.process.poll() is None and self.server.kill())

    def environment(self, player='anna'):
        state = self.folder / player
        return {**os.environ, 'XDG_STATE_HOME': str(state), 'HOME': str(self.folder), 'LC_ALL': 'C.UTF-8'}

    def state_file(self, player='anna'):
        return self.folder / player / 'springtide' / f'server-127.0.0.1-{self.server.port}.txt'

    def kept(self, key, player='anna'):
        return re.search(rf'(?m)^{key} (.*)$', self.state_file(player).read_text())[1]

    def run_program(self, *arguments, answers=b'', player='anna'):
        return subprocess.run([PROGRAM, *map(os.fspath, arguments)], input=answers, capture_output=True,
                              env=self.environment(player), cwd=self.folder, timeout=300, check=False)

    def play(self, *arguments, answers=ONES, player='anna'):
        """The output of a game without complaints."""
        done = self.run_program('play', *arguments, '--connect', self.server.url, answers=answers, player=player)
        self.assertEqual((done.returncode, done.stderr), (0, b''), done)
        return done.stdout.decode()

    def session(self, *arguments, player='anna', until='\n> '):
        session = Session([*arguments, '--connect', self.server.url], self.environment(player))
        self.addCleanup(lambda: session.process.poll() is None and session.kill())
        session.read(until)
        return session

    def refused(self, code, *arguments, says):
        done = self.run_program(*arguments)
        self.assertEqual(done.returncode, code, done)
        self.assertRegex(done.stderr.decode(), r'\Aspringtide: [^\n]+\n\Z')
        self.assertIn(says, done.stderr.decode())

    def assert_record(self, record, out):
        """The record replays, and its result is what the player was told."""
        self.assertEqual(self.run_program('replay', record).returncode, 0)
        result = re.search(r'(?m)^result (.*); winners (.*)$', record.read_text())
        told = re.findall(r'(?m)^(p\d)(?: \(you\))?: (-?\d+) points', out)
        self.assertEqual(', '.join(' '.join(each) for each in told[-len(result[1].split(', ')):]), result[1])
        self.assertIn(f'{" and ".join(result[2].split())} won.', out)


def moves_of(record):
    return record.split('\n\n', 1)[1].splitlines()


# ----------------------------------------------------------------------------------------------------------------------


class WholeGameTest(ConnectTest):
    def test_vineta_over_a_pipe(self):
        record = self.folder / 'game.txt'
        out = self.play('vineta', '--players', '3', '--edition', 'en', '--seat', 'p2', '--level', '1', '--name', 'Anna', '--record',
                        record)
        self.assertIn('The game is over. One district is left.', out)
        self.assertIn('p2 (you): ', out)
        self.assert_record(record, out)
        text = record.read_text()
        self.assertIn('edition en\n', text)
        self.assertIn('name p2 Anna\n', text)

    def test_a_game_is_carried_from_one_server_to_another(self):
        out = self.play('vineta', '--players', '2', '--level', '1')
        table = self.kept('table vineta')
        journal = self.folder / 'journal.txt'
        done = self.run_program('export', self.server.url, table, '-o', journal)
        self.assertEqual((done.returncode, done.stderr), (0, b''))
        self.verifies_heads(journal, re.search(r'The head of the journal is (\w{64})\n', out)[1])
        done = self.run_program('import', self.server.url, journal, '--name', 'Bela', player='bela')
        self.assertEqual(done.stderr, b'')
        found = re.fullmatch(rf'{self.server.url}/table/(\w+)\n', done.stdout.decode())
        self.assertNotEqual(found[1], table)
        exported = self.run_program('export', self.server.url, found[1], '--record').stdout.decode()
        self.assertEqual(moves_of(exported), moves_of(self.server.record_of(table)))
        self.refused(1, 'export', self.server.url, 'nowhere', says='There is no table of this name.')
        self.refused(1, 'import', self.server.url, self.folder / 'log', says='line 1')
        self.refused(2, 'import', 'nowhere', journal, says='SERVER')

    def verifies_heads(self, journal, head):
        """The head that was shown, one from before, and its first digits are found in the chain; no other is."""
        links = [json.loads(line)['link'] for line in journal.read_text().splitlines()[1:]]
        self.assertEqual(links[-1], head)
        for given, number in ((head, len(links)), (links[2], 3), (links[2][:8], 3)):
            done = self.run_program('verify', journal, '--head', given)
            self.assertEqual((done.returncode, done.stderr), (0, b''))
            self.assertIn(f'as shown after entry {number} of {len(links)}\n', done.stdout.decode())
        self.assertIn(f'head {head}: compare it', self.run_program('verify', journal).stdout.decode())
        self.refused(1, 'verify', journal, '--head', '0' * 64, says='no such link')
        self.refused(2, 'verify', journal, '--head', links[2][:7], says='at least 8')

    def test_vigo_over_a_pipe(self):
        record = self.folder / 'game.txt'
        out = self.play('vigo', '--players', '2', '--level', '1', '--record', record)
        self.assertIn('The game is over.', out)
        self.assert_record(record, out)

    def test_a_killed_client_goes_on(self):
        for game in ['vineta', 'vigo']:
            with self.subTest(game=game):
                session = self.session(game, '--players', '2', '--level', '1')
                chosen = []
                for _ in range(6):
                    chosen.append('p1 ' + session.options()[1])
                    session.answer('1')
                table = self.kept(f'table {game}')
                session.kill()
                record = self.folder / f'{game}.txt'
                out = self.play(game, '--resume', '--record', record)
                self.assertEqual(self.kept(f'table {game}'), table)
                self.assert_record(record, out)
                own = [move for move in moves_of(record.read_text()) if move.startswith('p1 ')]
                self.assertEqual([move for move in own if move in chosen][:len(chosen)], chosen)

    def test_a_killed_server_is_waited_for(self):
        session = self.session('vineta', '--players', '2', '--level', '1')
        for _ in range(3):
            session.answer('1')
        self.server.kill()
        self.assertIn('The connection is lost', session.read('trying again.'))
        session.write('1')  # said while nobody listens: sent when the server is back
        self.server.start()
        self.assertIn('Connected again.', session.read('The city'))
        table = self.kept('table vineta')
        session.process.stdin.write(ONES)
        out = session.close()[1]
        self.assertRegex(out, r'p\d( and p\d)* won\.')
        self.assertEqual(len(re.findall(r'(?m)^p1 place', self.server.record_of(table))), 14)  # half of 28 houses (VN-SET-5)

    def test_stopping_and_resuming_at_every_step(self):
        self.play('vineta', '--players', '2', '--level', '1', answers=b'')
        table = self.kept('table vineta')
        for answer in [b'1\nq\n', b'place ice Y1\n', b'3\n']:
            out = self.play('vineta', '--resume', answers=answer)
            self.assertIn(f'table {table}.', out)
            self.assertIn('Stopped. Your seat is kept', out)
        self.assertRegex(self.play('vineta', '--resume'), r'p\d( and p\d)* won\.')
        places = [line for line in moves_of(self.server.record_of(table)) if line.startswith('p1 place')]
        self.assertEqual(places[:3], ['p1 place amber G0', 'p1 place ice Y1', 'p1 place amber G2'])


class AnswersTest(ConnectTest):
    def begin(self, position='', seat_count=2):
        """A table that starts from a position, and this player at its first seat."""
        guest = json.loads(self.server.ask('/api/guests', {'name': 'Anna'}))
        wishes = {'game': 'vineta', 'options': [f'players {seat_count}'],
                  'chairs': [{'kind': 'player'}] + [{'kind': 'bot', 'level': 1}] * (seat_count - 1)}
        if position:
            wishes['position'] = position
        table = json.loads(self.server.ask('/api/tables', wishes, guest['token']))['table']
        self.state_file().parent.mkdir(parents=True)
        self.state_file().write_text(f'name Anna\ntoken {guest["token"]}\ntable vineta {table}\n')
        return self.session('vineta', '--resume')

    def test_a_rule_is_named(self):
        session = self.begin(PANIC)
        said = session.answer('panic from G1')  # nobody lives there
        self.assertRegex(said, r'Refused: .* \(VN-PAN-1\)\n> \Z')
        self.assertIn('VN-PAN-1: Panic spreads three houses', session.answer('r vn-pan-1'))
        self.assertIn('Refused: ', session.answer('dance on G1'))
        self.assertIn('Nothing to take back', session.answer('u'))
        self.assertEqual(session.answer(''), '> ')
        session.answer('b')
        self.assertIn('panic from G0', session.options().values())

    def test_garbage_is_not_sent(self):
        session = self.begin(PANIC)
        for garbage in ['xyzzy', '0', '99', '-1', 'x' * 100000, 'x ' * 50000, b'\xff\xfe \x00', '\u2603 \u2603', '\x1b[31m m']:
            said = session.answer(garbage)
            self.assertRegex(said, r'is not one of the \d+ options', garbage[:20])
            self.assertNotRegex(said, r'[\x00-\x09\x0b-\x1f]')
        self.assertNotIn('connection', session.answer('panic from G0'))

    def test_steps_of_a_card_play_are_taken_back(self):
        session = self.begin(PANIC)
        before = session.said[session.said.index('The city'):session.said.index('Players')]
        session.answer('panic from G0')
        session.answer('panic move amber to Y1')
        self.assertRegex(session.said, r'Y1  upper town     amber 1\n')
        said = session.answer('u')
        self.assertIn('You take your steps back', said)
        self.assertEqual(said[said.index('The city'):said.index('Players')], before)
        self.assertIn('panic from G0', session.options().values())

    def test_bots_consent_to_undo(self):
        session = self.begin()
        before = session.options()
        session.answer('5')
        self.assertIn('You take your steps back', session.answer('a'))
        self.assertEqual(session.options(), before)

    def test_who_plays_alone_with_bots_has_hints(self):
        session = self.begin(PANIC)
        self.assertRegex(session.answer('hint'), r'Hint 1 of 3\n  \S[^\n]+\n> \Z')
        self.assertIn('These two matter', session.answer('hint'))
        self.assertIn('Chances of winning', session.answer('hint'))
        session.answer('panic from G0')
        self.assertIn('Hint 1 of 3', session.answer('hint'))

    def test_help_and_the_table(self):
        session = self.begin()
        self.assertIn('take the steps of your card play back', session.answer('h'))
        said = session.answer('b')
        self.assertIn('The city', said)
        self.assertIn(' 36  place straw R2', said)


class PlayersTest(ConnectTest):
    def test_the_token_is_for_its_owner_alone(self):
        self.play('vineta', '--players', '2', answers=b'')
        self.assertEqual(stat.S_IMODE(self.state_file().stat().st_mode), 0o600)
        token = self.kept('token')
        self.assertNotIn(token, (self.folder / 'log').read_text())
        out = self.play('vigo', '--players', '2', answers=b'')
        self.assertEqual(self.kept('token'), token, 'the same guest')
        self.assertNotIn(token, out)
        self.play('vigo', '--players', '2', '--name', 'Somebody else', answers=b'')
        self.assertNotEqual(self.kept('token'), token)

    def test_two_at_one_table(self):
        anna = self.session('vineta', '--players', '2', '--open', '1', '--name', 'Anna', until='Waiting for the others.')
        table = self.kept('table vineta')
        games = {}

        def play(player, session):
            session.process.stdin.write(ONES)
            games[player] = session.close()

        ben = self.session('vineta', '--table', table, '--name', 'Ben', player='ben', until='table ')
        threads = [threading.Thread(target=play, args=each) for each in [('anna', anna), ('ben', ben)]]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(timeout=60)
        record = self.server.record_of(table)
        self.assertIn('name p1 Anna\nname p2 Ben\n', record)
        results = {re.search(r'p\d( and p\d)* won\.', out)[0] for code, out in games.values()}
        self.assertEqual(len(results), 1)
        self.refused(1, 'play', 'vineta', '--connect', self.server.url, '--table', table, '--name', 'Carla', says='without you')

    def test_no_hints_where_others_sit(self):
        anna = self.session('vineta', '--players', '2', '--open', '1', '--name', 'Anna', until='Waiting for the others.')
        self.session('vineta', '--table', self.kept('table vineta'), '--name', 'Ben', player='ben', until='table ')
        anna.read()
        said = anna.answer('hint')
        self.assertEqual(said, 'Refused: Hints are for who plays alone with bots, in a game that is not rated.\n> ')
        self.assertIn('place amber G0', anna.answer('b'))    # and the game goes on

    def test_a_game_over_days_tells_who_is_on_vacation(self):
        anna = self.session('vineta', '--players', '2', '--open', '1', '--days', '3', '--reserve', '7', '--name', 'Anna',
                            until='Waiting for the others.')
        ben = self.session('vineta', '--table', self.kept('table vineta'), '--name', 'Ben', player='ben', until='table ')
        anna.read('\n> ')
        day = 86_400_000
        own = json.loads(self.server.ask('/api/tables', token=self.kept('token')))['tables'][0]
        self.assertEqual(own['summary']['clock'], {'kind': 'correspondence', 'move': 3 * day, 'bank': 7 * day})
        token = self.kept('token', 'ben')
        self.server.ask('/api/accounts', {'login': 'ben', 'password': 'spring tide'}, token)
        self.server.ask('/api/vacation', {'days': 2}, token)
        self.assertIn('is on vacation until 2', anna.read('is on vacation until 2'))
        for session in (anna, ben):
            session.kill()

    def test_bad_addresses_and_arguments(self):
        for url in ['127.0.0.1', 'ftp://127.0.0.1', 'http://', 'http://a b', 'http://127.0.0.1:0', 'http://127.0.0.1:99999', 'http://a/b']:
            self.refused(2, 'play', 'vineta', '--connect', url, says='--connect')
            self.refused(2, 'load', '--connect', url, says='--connect')
        url = self.server.url
        self.refused(2, 'play', 'vineta', '--connect', url, '--seed', '1', says='--seed')
        self.refused(2, 'play', 'vineta', '--connect', url, '--seat', 'p5', says='--seat')
        self.refused(1, 'play', 'vineta', '--connect', url, '--resume', says='no game to resume')
        self.refused(1, 'play', 'vineta', '--connect', url, '--table', 'nowhere', says='There is no table of this name')
        with socket.create_server(('127.0.0.1', 0)) as taken:
            port = taken.getsockname()[1]
        self.refused(1, 'play', 'vineta', '--connect', f'http://127.0.0.1:{port}', says='refused')

    def test_a_server_that_is_none(self):
        with socket.create_server(('127.0.0.1', 0)) as listener:
            def answer():
                connection, _ = listener.accept()
                with connection:
                    connection.recv(4096)
                    connection.sendall(b'220 mail.example.org ready\r\n')

            thread = threading.Thread(target=answer)
            thread.start()
            self.refused(1, 'play', 'vineta', '--connect', f'http://127.0.0.1:{listener.getsockname()[1]}', says='no answer over HTTP')
            thread.join(timeout=60)


class LoadTest(ConnectTest):
    def load(self, *arguments):
        done = self.run_program('load', '--connect', self.server.url, *arguments, '--json', 'load.json')
        return done, json.loads((self.folder / 'load.json').read_text())

    def test_a_short_load(self):
        for game, seats, spectators in [('vineta', 4, 0), ('vigo', 2, 3)]:
            with self.subTest(game=game):
                viewers = seats + spectators
                for seconds in ('2', '10', '40'):  # until there are enough, however slow the build is
                    done, numbers = self.load('--game', game, '--seats', str(seats), '--spectators', str(spectators),
                                              '--tables', '5', '--seconds', seconds, '--verify')
                    if numbers['moves'] > 100:
                        break
                self.assertEqual((done.returncode, done.stderr), (0, b''), done)
                self.assertIn('moves acknowledged', done.stdout.decode())
                self.assertGreater(numbers['moves'], 100)
                # Everybody is told of every move; at the ends of the time some are under way.
                self.assertAlmostEqual(numbers['updates'] / numbers['moves'], viewers, delta=0.1 * viewers)
                journals = numbers['journals']
                self.assertGreaterEqual(journals['acknowledged'], numbers['moves'])
                self.assertEqual((journals['lost'], journals['doubled'], journals['unread']), (0, 0, 0))
                times = numbers['acknowledged_ms']
                self.assertTrue(0 < times['p50'] <= times['p90'] <= times['p99'] <= times['max'], times)

    def test_visitors_of_the_lobby(self):
        done, numbers = self.load('--tables', '3', '--seats', '2', '--seconds', '4', '--lobby', '4')
        self.assertEqual((done.returncode, done.stderr), (0, b''), done)
        self.assertIn('lobby messages', done.stdout.decode())
        # All of them hear that games have begun, after a second at most.
        self.assertEqual(numbers['lobby'], 4)
        self.assertGreaterEqual(numbers['lobby_messages'], 4)
        self.assertGreater(numbers['lobby_bytes'], 4 * 500)

    def test_whole_games(self):
        done, numbers = self.load('--tables', '3', '--seats', '2', '--games', '2', '--seconds', '3600', '--verify')
        self.assertEqual(done.returncode, 0, done)
        self.assertEqual((numbers['games'], numbers['journals']['read']), (6, 6))

    def test_the_pace_is_kept(self):
        done, numbers = self.load('--tables', '5', '--seats', '4', '--interval', '400', '--seconds', '4')
        self.assertEqual(done.returncode, 0, done)
        self.assertTrue(20 < numbers['moves'] and numbers['moves_per_second'] < 5 * 4 / 0.4 + 10, numbers)
        if os.environ.get('SPRINGTIDE_TIMING') == '1':  # on a machine that does nothing else
            self.assertGreater(numbers['moves_per_second'], 5 * 4 / 0.4 - 10)

    def test_a_killed_server_loses_nothing(self):
        def trouble():
            for _ in range(3):
                time.sleep(1)
                self.server.restart()

        thread = threading.Thread(target=trouble)
        thread.start()
        done, numbers = self.load('--tables', '5', '--seconds', '6', '--patience', '30', '--verify')
        thread.join(timeout=60)
        self.assertEqual(done.returncode, 0, done)
        self.assertGreaterEqual(numbers['reconnects'], 20)
        self.assertEqual(numbers['errors'], {})
        journals = numbers['journals']
        self.assertGreater(journals['acknowledged'], 100)
        self.assertEqual((journals['lost'], journals['doubled'], journals['unread']), (0, 0, 0))

    def test_a_lost_connection_is_an_error(self):
        timer = threading.Timer(1.5, self.server.kill)
        timer.start()
        done, numbers = self.load('--tables', '2', '--seconds', '4')
        timer.join()
        self.assertEqual(done.returncode, 1, done)
        self.assertIn('connection lost', ' '.join(numbers['errors']))

    def test_nobody_there(self):
        self.server.kill()
        done = self.run_program('load', '--connect', self.server.url, '--tables', '1', '--seconds', '1')
        self.assertEqual(done.returncode, 1)
        self.assertIn('no guest', done.stdout.decode())


if __name__ == '__main__':
    if len(sys.argv) < 2 or not os.access(sys.argv[1], os.X_OK):
        sys.exit('usage: connect_test.py PATH_TO_SPRINGTIDE [unittest arguments]')
    PROGRAM = os.path.abspath(sys.argv.pop(1))
    unittest.main()
