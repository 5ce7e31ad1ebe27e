#!/usr/bin/env python3
"""Two nodes on one PostgreSQL behind nginx: seats of one table on both, a node killed, then the database.

  with_postgres.sh nodes_test.py PROGRAM
"""
import glob
import os
import shlex
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../server'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else 'build/release/tests/springtide_under_test'
from crash_test import SOAK, Load  # noqa: E402  (it takes the program from the arguments)
from calls_test import Game  # noqa: E402
from nginx import Nginx  # noqa: E402
from push_service import Browser, PushService  # noqa: E402
from wire import SECRET, Server, Socket, wait_until  # noqa: E402

IS_TIMED = os.environ.get('SPRINGTIDE_TIMING') == '1'  # on a machine that does nothing else
RECORD = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../golden/vineta-rules-1-6-nl.record')
STORE = os.environ['SPRINGTIDE_TEST_POSTGRES']
FOLDER = os.environ['SPRINGTIDE_TEST_POSTGRES_FOLDER']


def pg_ctl(*command):
    """On the throw-away database."""
    program = sorted(glob.glob('/usr/lib/postgresql/*/bin/pg_ctl'))[-1]
    as_server = ['runuser', '-u', 'postgres', '--'] if os.getuid() == 0 else []
    subprocess.run([*as_server, program, '-D', FOLDER + '/data', '-w', *command], check=True, cwd='/', stdout=subprocess.DEVNULL)


def kill_database(seconds):
    """Cut off in the middle of everything, and gone for a while."""
    with open(FOLDER + '/data/postmaster.opts', encoding='utf-8') as file:
        options = shlex.join(shlex.split(file.read())[1:])
    pg_ctl('-m', 'immediate', 'stop')
    time.sleep(seconds)
    pg_ctl('-l', FOLDER + '/log', '-o', options, 'start')


def node(**environment):
    return Server(PROGRAM, STORE, '--trusted-proxies', '127.0.0.1', environment=environment)


class NodesTest(unittest.TestCase):
    def pair(self, **sabotage):
        nodes = [node(**sabotage), node(**sabotage)]
        self.addCleanup(lambda: [each.kill() for each in nodes if each.process.poll() is None])
        return nodes

    def test_a_killed_node_and_a_killed_database_lose_nothing(self):
        nodes = self.pair()
        nginx = Nginx([each.port for each in nodes])
        self.addCleanup(nginx.stop)
        load = Load(nginx.port, FOLDER if os.access(FOLDER, os.W_OK) else tempfile.mkdtemp(), 16, tables=4)
        time.sleep(3)
        nodes[0].kill()
        time.sleep(2)
        nodes[0].start()
        time.sleep(2)
        kill_database(1)
        code, report = load.end()
        print(f'a node, then the database: {report["acknowledged"]} moves acknowledged, {report["lost"]} lost, {report["doubled"]} doubled')
        self.assertEqual((report['lost'], report['doubled'], code), (0, 0, 0), report)
        self.assertGreater(report['acknowledged'], 100)

    def delay(self, nodes):
        """How long it takes until the host at one node sees who sits down at the other, in seconds."""
        tokens = [nodes[0].guest('Anna'), nodes[1].guest('Bo')]
        table = nodes[0].table(tokens[0], ['player', 'open'])
        host, guest = (Socket(server, token) for server, token in zip(nodes, tokens))
        for each in (host, guest):
            each.watch(table)
            self.addCleanup(each.close)
        begin = time.time()
        assert guest.answer({'type': 'sit', 'table': table, 'id': 's', 'seat': 'p2', 'name': 'Bo', 'secret': SECRET})['type'] == 'acknowledged'
        host.receive_until(lambda message: message['type'] == 'update' and any(event['kind'] == 'sat' for event in message['events']))
        return time.time() - begin

    # Without NOTIFY only looking at the journal now and then is left: that takes many times as long on any machine.
    def test_what_happens_at_one_node_is_seen_at_the_other_without_looking_for_it(self):
        nodes = self.pair()
        told = min(self.delay(nodes) for _ in range(3))
        found = self.delay(self.pair(SPRINGTIDE_SABOTAGE='lose notify'))
        self.assertLess(told * 3, found)
        if IS_TIMED:
            self.assertLess(told, 1)

    def test_a_token_that_is_void_at_one_node_opens_nothing_at_the_other(self):
        nodes = self.pair()
        own = {'login': f'olga {nodes[0].port}', 'password': 'spring tide'}
        token = nodes[0].guest('Olga')
        table = nodes[0].table(token, ['player', 'open'])
        _, account = nodes[0].request('POST', '/api/accounts', own, token)
        ends = {
            'signing out': lambda session: nodes[0].request('DELETE', '/api/sessions/this', None, session),
            'recovery': lambda _: nodes[0].request('POST', '/api/recoveries', {**own, 'recovery': account['recovery'], 'password': 'ebb and flow'}),
        }
        spectator = Socket(nodes[1])
        spectator.watch(table)
        self.addCleanup(spectator.close)
        for cause, end in ends.items():
            _, session = nodes[1].request('POST', '/api/sessions', own)
            thief = Socket(nodes[1], session['token'])
            thief.watch(table)
            self.addCleanup(thief.close)
            begin = time.time()
            self.assertEqual(end(session['token'])[0], 200, cause)
            self.assertRaises(ConnectionError, lambda: [thief.receive() for _ in range(1000)])
            if IS_TIMED:
                self.assertLess(time.time() - begin, 1, cause)
        spectator.send({'type': 'ping'})
        spectator.receive_until(lambda message: message['type'] == 'pong')

    def test_an_analysis_is_found_at_every_node_and_outlives_the_one_that_makes_it(self):
        nodes = self.pair()
        with open(RECORD, encoding='utf-8') as file:
            record = file.read()
        jobs = [nodes[0].request('POST', '/api/analyses', record, nodes[0].guest())[1]['job'] for _ in range(2)]

        def state(job):
            status, answer = nodes[1].request('GET', '/api/analyses/' + job)
            self.assertEqual(status, 200, answer)
            return answer['state']

        self.assertTrue(wait_until(lambda: 'running' in map(state, jobs), 600))
        nodes[0].kill()
        for job in jobs:
            self.assertTrue(wait_until(lambda: state(job) == 'done', 600))

    def test_what_the_database_cannot_hold_does_not_reach_it(self):
        server = node()
        self.addCleanup(server.kill)
        stranger = Socket(server)
        self.addCleanup(stranger.close)
        stranger.send({'type': 'watch', 'table': 'no\u0000where'})
        self.assertEqual(stranger.receive()['code'], 'bad-message')
        for path in ('/api/sessions', '/api/recoveries'):
            body = {'login': 'an\u0000na', 'password': 'spring tide', **({'recovery': 'x'} if 'recover' in path else {})}
            self.assertEqual(server.request('POST', path, body)[0], 400, path)
        time.sleep(1)
        self.assertEqual(server.request('GET', '/readyz')[0], 200)

    def test_who_watches_at_another_node_is_called_once_he_has_gone(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        service = PushService(folder.name)
        self.addCleanup(service.close)
        nodes = [Server(PROGRAM, STORE, *service.flags()) for _ in range(2)]
        self.addCleanup(lambda: [each.kill() for each in nodes if each.process.poll() is None])
        watching = []
        for path in ('/gone', '/cut-off'):
            game = Game(nodes[0])
            browser = Browser(service, path)
            self.assertEqual(nodes[0].request('POST', '/api/calls/devices', browser.subscription, game.tokens['p2'])[0], 201)
            watching.append(Socket(nodes[1], game.tokens['p2']))
            watching[-1].watch(game.table)
            game.start().move()
            watching[-1].receive_until(lambda message: message['type'] == 'update' and message['to_act'] == ['p2'])
        time.sleep(3)  # in which they would have been called
        self.assertEqual(service.letters, [])
        watching[0].close()
        self.assertTrue(wait_until(lambda: service.at('/gone'), 120))
        self.assertEqual(service.at('/cut-off'), [])
        if SOAK:
            nodes[1].kill()  # nobody says any more that somebody is there
            self.assertTrue(wait_until(lambda: service.at('/cut-off'), 120))

    def conflicts(self, nodes):
        """Lost and doubled moves of players who all move at once, at both nodes."""
        nginx = Nginx([each.port for each in nodes])
        self.addCleanup(nginx.stop)
        code, report = Load(nginx.port, tempfile.mkdtemp(), 5, tables=4, patience=3).end()
        return code, report

    def test_nodes_that_write_at_once_agree(self):
        code, report = self.conflicts(self.pair())
        self.assertEqual((report['lost'], report['doubled'], code), (0, 0, 0), report)

    def test_notices_ignored_conflicts(self):
        code, report = self.conflicts(self.pair(SPRINGTIDE_SABOTAGE='ignore conflict'))
        self.assertTrue(report['lost'] > 0 or code != 0, report)


if __name__ == '__main__':
    unittest.main()
