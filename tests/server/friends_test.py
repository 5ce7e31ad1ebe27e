#!/usr/bin/env python3
"""Friends: follow, invite, block, circles. Whoever is blocked is told what he would be told if he were not.

  friends_test.py PROGRAM
"""
import json
import os
import re
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'schema'))
from described import Described  # noqa: E402
from wire import SECRET, WITNESSES, Server, Socket, wait_until  # noqa: E402

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else 'build/springtide'
PASSWORD = 'three green herons'
CHAIRS = [{'kind': 'player'}, {'kind': 'open'}]


class Someone:
    """An account, and what it may ask for."""

    def __init__(self, test, server, name):
        self.test, self.server, self.name = test, server, name
        self.token = server.guest(name)
        status, answer = server.request('POST', '/api/accounts', {'login': name.lower(), 'password': PASSWORD}, self.token)
        test.assertEqual(status, 201, answer)
        self.person = self.ask('GET', '/api/me')['person']

    def ask(self, method, path, body=None, expected=(200, 201)):
        status, answer = self.server.request(method, path, body, self.token)
        self.test.assertIn(status, expected, answer)
        return answer

    def refused(self, method, path, body=None):
        status, answer = self.server.request(method, path, body, self.token)
        self.test.assertGreaterEqual(status, 400, answer)
        return answer['code']

    def friends(self):
        return self.ask('GET', '/api/friends')

    def follow(self, other):
        return self.ask('PUT', '/api/friends/' + other.person)

    def block(self, other):
        return self.ask('PUT', '/api/blocks/' + other.person)

    def unblock(self, other):
        return self.ask('DELETE', '/api/blocks/' + other.person)

    def open(self, chairs=('player', 'open'), **wishes):
        return self.server.table(self.token, chairs, **wishes)

    def invite(self, table, other, seat='p2'):
        self.ask('POST', f'/api/tables/{table}/invitations', {'seat': seat, 'person': other.person})
        self.test.assertTrue(wait_until(lambda: self.seat(table, seat).get('held_for') == other.person))

    def socket(self, table):
        socket = Socket(self.server, self.token)
        self.test.addCleanup(socket.close)
        socket.watch(table)
        return socket

    def table(self, table):
        """How the table looks to this one now."""
        socket = Socket(self.server, self.token)
        try:
            socket.send({'type': 'watch', 'table': table})
            return socket.receive_until(lambda message: message['type'] == 'table')
        finally:
            socket.close()

    def seat(self, table, seat):
        return next(each for each in self.table(table)['seats'] if each['seat'] == seat)

    def sit(self, table, seat='p2'):
        answer = self.socket(table).answer({'type': 'sit', 'table': table, 'id': 'sit', 'seat': seat, 'name': self.name, 'secret': SECRET})
        return answer.get('code', answer['type'])


def names(people):
    return [each['name'] for each in people]


class FriendsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        witness = Described()
        WITNESSES.append(witness)
        self.addCleanup(lambda: WITNESSES.remove(witness))
        self.server = Server(PROGRAM, os.path.join(folder.name, 'store.db'))
        self.addCleanup(self.server.kill)
        self.anna, self.bela, self.carl = (Someone(self, self.server, name) for name in ('Anna', 'Bela', 'Carl'))

    def test_following(self):
        shown = self.anna.follow(self.bela)
        self.assertEqual([(each['name'], each['follows_you']) for each in shown['follows']], [('Bela', False)])
        self.assertEqual(names(self.bela.friends()['followers']), ['Anna'])
        self.bela.follow(self.anna)
        self.assertTrue(self.anna.friends()['follows'][0]['follows_you'])
        self.bela.ask('PUT', '/api/me', {'shown': False})  # still there for who is followed back, for nobody else
        self.assertEqual(names(self.anna.friends()['follows']), ['Bela'])
        self.assertEqual(self.carl.refused('PUT', '/api/friends/' + self.bela.person), 'no-such-person')
        self.bela.ask('DELETE', '/api/friends/' + self.anna.person)
        self.assertEqual(self.anna.friends()['follows'], [])
        self.assertEqual(self.anna.refused('PUT', '/api/friends/' + self.anna.person), 'no-such-person')
        self.assertEqual(self.anna.refused('PUT', '/api/friends/nobody'), 'no-such-person')
        status, answer = self.server.request('GET', '/api/friends', token=self.server.guest('Gast'))
        self.assertEqual((status, answer['code']), (403, 'needs-account'))

    def test_an_invitation_keeps_the_seat_and_is_listed_until_it_is_answered(self):
        table = self.anna.open()
        self.anna.invite(table, self.bela)
        invited = self.bela.friends()['invitations']
        self.assertEqual([(each['table'], each['seat'], each['by']['name']) for each in invited], [(table, 'p2', 'Anna')])
        self.assertEqual(self.carl.sit(table), 'seat-held')
        self.assertTrue(self.carl.seat(table, 'p2')['held'])
        self.assertNotIn('held_for', self.carl.seat(table, 'p2'))
        self.assertEqual(self.bela.sit(table), 'acknowledged')
        self.assertEqual(self.bela.friends()['invitations'], [])
        other = self.anna.ask('POST', '/api/tables', {'game': 'vigo', 'options': ['players 2'],
                                                      'chairs': [CHAIRS[0], {'kind': 'open', 'held_for': self.carl.person}]})['table']
        self.assertEqual([each['table'] for each in self.carl.friends()['invitations']], [other])
        self.carl.ask('DELETE', f'/api/tables/{other}/invitations')
        self.assertTrue(wait_until(lambda: not self.carl.friends()['invitations']))
        self.assertEqual(self.carl.refused('DELETE', f'/api/tables/{other}/invitations'), 'no-such-table')
        self.assertEqual(self.bela.sit(other), 'acknowledged')

    def test_who_can_be_invited(self):
        table = self.anna.open(('player', 'open', 'open'))
        path = f'/api/tables/{table}/invitations'
        self.assertEqual(self.bela.refused('POST', path, {'seat': 'p2', 'person': self.carl.person}), 'not-host')
        self.assertEqual(self.anna.refused('POST', path, {'seat': 'p1', 'person': self.carl.person}), 'seat-taken')
        self.assertEqual(self.anna.refused('POST', path, {'seat': 'p2', 'person': 'nobody'}), 'no-such-guest')
        self.assertEqual(self.anna.refused('POST', path, {'seat': 'p2', 'person': self.anna.person}), 'no-such-guest')
        self.assertEqual(self.anna.refused('POST', '/api/tables/none/invitations', {'seat': 'p2', 'person': self.carl.person}), 'no-such-table')
        self.anna.invite(table, self.carl)
        self.assertEqual(self.anna.refused('POST', path, {'seat': 'p3', 'person': self.carl.person}), 'no-such-guest')
        twice = [CHAIRS[0], *({'kind': 'open', 'held_for': self.carl.person} for _ in range(2))]
        body = {'game': 'vineta', 'options': ['players 3'], 'chairs': twice}
        self.assertEqual(self.anna.refused('POST', '/api/tables', body), 'no-such-guest')
        status, answer = self.server.request('POST', '/api/tables', body, self.server.guest('Gast'))
        self.assertEqual((status, answer['code']), (403, 'needs-account'))
        answer = self.anna.socket(table).answer({'type': 'invite', 'table': table, 'id': 'i', 'seat': 'p3', 'held_for': self.bela.person})
        self.assertEqual(answer['code'], 'bad-message')  # not by a message: people are looked up

    def test_invitations_by_the_thousand_are_refused(self):
        table = self.anna.open()
        codes = []
        for _ in range(60):
            status, answer = self.server.request('POST', f'/api/tables/{table}/invitations', {'seat': 'p2', 'person': self.bela.person},
                                                 self.anna.token)
            codes.append(answer.get('code', status))
            if status == 200:
                self.assertTrue(wait_until(lambda: self.bela.friends()['invitations']))
                self.bela.ask('DELETE', f'/api/tables/{table}/invitations')
                self.assertTrue(wait_until(lambda: not self.bela.friends()['invitations']))
        self.assertEqual(codes[:30], [200] * 30)
        self.assertIn('too-many-invitations', codes[30:])

    def test_a_block_keeps_somebody_out_and_is_not_told(self):
        table, before = self.anna.open(), self.anna.open()
        watching = self.bela.socket(before)
        self.anna.follow(self.bela)
        self.bela.follow(self.anna)
        self.assertEqual(names(self.anna.block(self.bela)['blocked']), ['Bela'])
        self.assertEqual(self.anna.friends()['follows'], [])
        self.assertEqual(self.anna.friends()['followers'], [])
        self.assertEqual(self.bela.sit(table), 'seat-held')
        told = watching.receive_until(lambda message: message['type'] == 'table')  # at once, over the open line
        self.assertTrue(told['seats'][1]['held'])
        # What Bela sees of Anna is what one sees who is not followed back.
        mine = self.bela.friends()
        self.assertEqual([(each['name'], each['follows_you']) for each in mine['follows']], [('Anna', False)])
        own = self.bela.open()
        self.bela.invite(own, self.anna)
        self.assertEqual(self.anna.friends()['invitations'], [])
        self.assertEqual(self.carl.sit(own), 'seat-held')  # as if Anna had been asked
        self.assertEqual(self.anna.refused('POST', f'/api/tables/{table}/invitations', {'seat': 'p2', 'person': self.bela.person}),
                         'no-such-guest')
        self.anna.unblock(self.bela)
        self.assertEqual([each['table'] for each in self.anna.friends()['invitations']], [own])
        self.assertEqual(self.bela.sit(table), 'acknowledged')

    def test_twins_one_blocked_and_one_who_finds_the_seats_kept(self):
        """Bela is blocked by Anna, and does at her tables what Carl does where seats are kept for others: both are told the same."""
        kept = self.anna.open()
        self.anna.invite(kept, Someone(self, self.server, 'Dora'))
        for other in (self.bela, self.carl):
            other.follow(self.anna)
        self.anna.block(self.bela)
        tables = {self.bela: self.anna.open(), self.carl: kept}
        told = {}
        for who, table in tables.items():
            socket = who.socket(table)
            for number, command in enumerate([{'type': 'sit', 'seat': 'p2', 'name': 'X', 'secret': SECRET}, {'type': 'stand', 'seat': 'p2'},
                                              {'type': 'start', 'secret': SECRET}]):
                socket.answer({**command, 'table': table, 'id': str(number)})
            status, page = self.server.request('GET', '/api/people/' + self.anna.person, token=who.token)
            who.ask('DELETE', f'/api/friends/{self.anna.person}')
            who.follow(self.anna)
            answers = [page, who.friends(), who.ask('GET', '/api/me/data')['follows'],
                       self.server.request('PUT', f'/api/tables/{table}/invitations', token=who.token)]
            # Commitment, head and id are every table's own.
            deal = next(json.loads(text)['deal'] for text in socket.raw if '"deal"' in text)
            texts = [*socket.raw[1:], *(json.dumps(each) for each in answers)]
            told[who] = [re.sub(r'"head":"[0-9a-f]+"', '"head":"HASH"', text.replace(table, 'TABLE').replace(deal['commitment'], 'HASH')) for text in texts]
        self.assertEqual(told[self.bela], told[self.carl])

    def test_a_circle_opens_its_usual_table_with_one_request(self):
        wishes = {'game': 'vineta', 'options': ['players 4'], 'chairs': [*CHAIRS, {'kind': 'open'}, {'kind': 'bot', 'level': 2}],
                  'clock': {'kind': 'correspondence', 'move': 86_400_000}}
        body = {'name': 'Thursday', 'members': [self.bela.person, self.carl.person], 'wishes': wishes}
        circle = self.anna.ask('POST', '/api/circles', body)['circle']
        for who in (self.anna, self.bela, self.carl):
            seen = who.friends()['circles']
            self.assertEqual([(each['name'], names(each['members']), each['is_own']) for each in seen],
                             [('Thursday', ['Bela', 'Carl'], who is self.anna)])
            self.assertEqual(seen[0]['wishes'], wishes)
        table = self.bela.ask('POST', f'/api/circles/{circle}/tables')['table']
        self.assertTrue(self.bela.table(table)['is_host'])
        self.assertEqual([self.bela.seat(table, seat).get('held_for') for seat in ('p2', 'p3')], [self.anna.person, self.carl.person])
        self.assertEqual([each['table'] for each in self.carl.friends()['invitations']], [table])
        self.assertEqual(self.bela.refused('PUT', f'/api/circles/{circle}', body), 'no-such-circle')  # it is Anna's
        self.assertEqual(self.anna.ask('PUT', f'/api/circles/{circle}', {**body, 'name': 'Friday'})['name'], 'Friday')
        self.carl.ask('DELETE', f'/api/circles/{circle}')  # leaves it
        self.assertEqual(names(self.anna.friends()['circles'][0]['members']), ['Bela'])
        table = self.anna.ask('POST', f'/api/circles/{circle}/tables')['table']
        self.assertNotIn('held', self.anna.seat(table, 'p3'))  # open to whoever comes
        self.bela.block(self.anna)
        self.assertEqual(self.bela.friends()['circles'], [])
        self.anna.ask('DELETE', f'/api/circles/{circle}')
        self.assertEqual(self.anna.friends()['circles'], [])
        self.assertEqual(self.anna.refused('POST', f'/api/circles/{circle}/tables'), 'no-such-circle')

    def test_circles_that_are_none(self):
        wishes = {'game': 'vineta', 'options': ['players 2'], 'chairs': CHAIRS}
        good = {'name': 'Thursday', 'members': [self.bela.person], 'wishes': wishes}
        for change, code in (({'name': ' '}, 'bad-name'), ({'members': []}, 'bad-setup'), ({'members': ['nobody']}, 'no-such-guest'),
                             ({'members': [self.anna.person]}, 'no-such-guest'), ({'members': [self.bela.person] * 2}, 'bad-setup'),
                             ({'wishes': {**wishes, 'chairs': [CHAIRS[1]] * 2}}, 'bad-setup'), ({'wishes': {'game': 'vineta'}}, 'bad-message'),
                             ({'wishes': 'x'}, 'bad-message')):
            self.assertEqual(self.anna.refused('POST', '/api/circles', {**good, **change}), code, change)
        for _ in range(20):
            self.anna.ask('POST', '/api/circles', good)
        self.assertEqual(self.anna.refused('POST', '/api/circles', good), 'too-many-circles')

    def test_my_data_names_friends_and_an_account_that_goes_leaves_nothing(self):
        self.anna.follow(self.bela)
        self.anna.block(self.carl)
        wishes = {'game': 'vineta', 'options': ['players 2'], 'chairs': CHAIRS}
        self.anna.ask('POST', '/api/circles', {'name': 'Thursday', 'members': [self.bela.person], 'wishes': wishes})
        data = self.anna.ask('GET', '/api/me/data')
        self.assertEqual((data['follows'], data['blocked'], data['circles']), (['Bela'], ['Carl'], ['Thursday']))
        table = self.bela.open()
        self.bela.invite(table, self.anna)
        self.anna.ask('DELETE', '/api/accounts', {'password': PASSWORD})
        left = self.bela.friends()
        self.assertEqual((left['followers'], left['circles']), ([], []))
        self.assertTrue(wait_until(lambda: 'held' not in self.bela.seat(table, 'p2')))


if __name__ == '__main__':
    unittest.main()
