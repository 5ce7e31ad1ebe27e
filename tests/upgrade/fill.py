#!/usr/bin/env python3
"""Fills a store by a program of an earlier version, through its own server: accounts, a guest, games that are over, in the middle and
not begun, and what each schema brought. Prints one line of JSON: what a test has to know of it.

  fill.py PROGRAM STORE SCHEMA
"""
import hashlib
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from people import PASSWORD, asked, play, sit, start  # noqa: E402
from wire import Server  # noqa: E402

WEBHOOK = 'https://hooks.example/anna'
STUDY = '''springtide study 1
title The first houses
from record

game vineta
rules 1
players 2
edition nl
set own-house 2
start p1

nature deal p1 tribe amber
nature deal p2 tribe fern
nature deal p1 district G0
nature deal p2 district Y2
1 p1 place amber G0
'''
ANSWER = {'puzzle': 'vigo-01-1', 'solved': True, 'grade': 1500, 'rating': 1612, 'time': 1_700_000_000_000}


class Then(Server):
    """A server of an earlier version, with settings that it has had from its first day."""

    def __init__(self, program, store, *flags):
        rate = '10000 burst 20000'
        self.command = [program, 'serve', '--store', store, '--bot-pause-least', '10ms', '--bot-pause-most', '12ms', '--request-rate', rate,
                        '--connection-rate', rate, '--message-rate', rate, '--connections-per-address', '5000', *flags]
        self.environment, self.port, self.sockets, self.log_path = dict(os.environ), 0, (), None
        self.start()


def account(server, login):
    """Token and recovery code."""
    token = server.guest(login.capitalize())
    return token, asked(server, 'POST', '/api/accounts', {'login': login, 'password': PASSWORD}, token)['recovery']


def entries_of(journal):
    """The entries of a journal as they were written, behind the line that says what it is."""
    return hashlib.sha256('\n'.join(journal.splitlines()[1:]).encode()).hexdigest()


def points_in(standings):
    return {each['seat']: each['points'] for each in standings}


# --- what each schema brought: each gives what is to be found again ---

def page(server, anna, _):
    asked(server, 'PUT', '/api/me', {'name': 'Anna Müller', 'emblem': 3}, anna)
    return {key: asked(server, 'GET', '/api/me', None, anna)[key] for key in ('emblem', 'person')}


def vacation(server, _, bela):
    return asked(server, 'POST', '/api/vacation', {'days': 2}, bela)['until']


def webhook(server, anna, _):
    asked(server, 'POST', '/api/calls/webhooks', {'url': WEBHOOK, 'shape': 'json'}, anna)
    return WEBHOOK


def follows(server, anna, bela):
    person = asked(server, 'GET', '/api/me', None, bela)['person']
    asked(server, 'PUT', '/api/friends/' + person, None, anna)
    return person


def study(server, anna, _):
    return {'study': asked(server, 'POST', '/api/studies', STUDY, anna)['study'], 'text': STUDY}


def training(server, anna, _):
    asked(server, 'POST', '/api/training', {'answers': [ANSWER], 'exercises': []}, anna)
    return [ANSWER]


BROUGHT = [(10, page), (11, vacation), (12, webhook), (13, follows), (15, study), (16, training)]


def tables(server, schema, anna, bela, bo):
    over = server.table(anna, ['player', 'open'], **({'rated': True} if schema >= 10 else {}))
    sit(server, bela, over, 'p2', 'Bela')
    start(server, anna, over)
    last = play(server, over, {'p1': anna, 'p2': bela})
    assert last['life'] == 'finished', last
    played = server.table(anna, ['player', 'open'])
    sit(server, bo, played, 'p2', 'Bo')
    start(server, anna, played)
    play(server, played, {'p1': anna, 'p2': bo}, 40)
    bay = server.table(anna, ['player', 'bot'], game='vigo')
    start(server, anna, bay)
    play(server, bay, {'p1': anna}, 8)
    begun = server.table(anna, ['player', 'open'], public=True)
    journal = asked(server, 'GET', f'/api/tables/{over}/journal')
    return {'over': over, 'entries': entries_of(journal), 'points': points_in(last['result']), 'playing': played, 'bay': bay, 'open': begun}


def main(program, store, schema):
    server = Then(program, store, *(['--webhook-hosts', 'hooks.example'] if schema >= 12 else []))
    anna, recovery = account(server, 'anna')
    bela, _ = account(server, 'bela')
    bo = server.guest('Bo')
    known = {'schema': schema, 'bo': bo, 'recovery': recovery, **tables(server, schema, anna, bela, bo)}
    known |= {brought.__name__: brought(server, anna, bela) for since, brought in BROUGHT if schema >= since}
    known['name'] = asked(server, 'GET', '/api/me', None, anna)['name']
    server.stop()
    print(json.dumps(known, ensure_ascii=False))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
