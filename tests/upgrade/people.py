"""Players of the stores: they sit, start and move at a server of any version, by what the protocol has had from its first day."""
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../server'))
from wire import SECRET, Socket  # noqa: E402

PASSWORD = 'three green herons'


def asked(server, method, path, body=None, token=None):
    status, answer = server.request(method, path, body, token)
    assert status in (200, 201), f'{method} {path}: {status} {answer}'
    return answer


def commanded(server, token, table, **command):
    """The last word on the table before a command of this player, and the answer to it."""
    socket = Socket(server, token)
    try:
        seen = socket.watch(table)
        return seen, socket.answer({'table': table, 'id': f'{command["type"]}-{seen["seq"]}', **command})
    finally:
        socket.close()


def do(server, token, table, **command):
    _, answer = commanded(server, token, table, **command)
    assert answer['type'] == 'acknowledged', answer


def sit(server, token, table, seat, name):
    do(server, token, table, type='sit', seat=seat, name=name, secret=SECRET)


def start(server, token, table):
    """The first programs asked for no part of the deal, and refused one."""
    _, answer = commanded(server, token, table, type='start', secret=SECRET)
    if answer.get('code') == 'bad-message':
        do(server, token, table, type='start')
    else:
        assert answer['type'] == 'acknowledged', answer


def look(server, token, table):
    socket = Socket(server, token)
    try:
        return socket.watch(table)
    finally:
        socket.close()


def move(server, table, tokens):
    """Something that the first of these seats may do, if one of them is to act: its id. With it goes the last word on the table."""
    for seat, token in tokens.items():
        socket = Socket(server, token)
        try:
            seen = socket.watch(table)
            if seen['life'] != 'playing':
                return None, seen
            # A choice that waits for the others can be changed; it is made once.
            if seat not in seen['to_act'] or not seen.get('legal'):
                continue
            wanted = seen['legal'][0 if seat == 'p1' else -1]
            command = {'type': 'act', 'table': table, 'id': f'{seat}-{seen["seq"]}', 'seat': seat, 'decision': seen['decision'],
                       'actions': wanted.get('actions') or [wanted['text']]}
            answer = socket.answer(command)
            assert answer['type'] == 'acknowledged', answer
            return command['id'], seen
        finally:
            socket.close()
    return None, seen


def play(server, table, tokens, most=10_000):
    """So many moves of these seats, or to the end of the game: the last word on the table. Bots may move in between."""
    moves, seen = 0, None
    while moves < most:
        name, seen = move(server, table, tokens)
        if seen['life'] != 'playing':
            break
        moves += name is not None
        if name is None:
            time.sleep(0.01)  # a bot thinks
    return look(server, tokens['p1'], table)
