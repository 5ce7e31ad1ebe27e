"""A guest at a table."""
from wire import SECRET, Socket


def first_move(server, token):
    """Sits down with a bot, starts, and makes a move that is acknowledged; the connection, and the table."""
    table = server.table(token)
    line = Socket(server, token)
    line.watch(table)
    line.answer({'type': 'start', 'table': table, 'id': 'start', 'secret': SECRET})
    while not line.update.get('legal'):
        line.update = line.receive_until(lambda message: message['type'] == 'update')
    entry = line.update['legal'][0]
    said = line.answer({'type': 'act', 'table': table, 'id': 'first', 'seat': 'p1', 'decision': line.update['decision'],
                        'actions': entry.get('actions') or [entry['text']]})
    assert said['type'] == 'acknowledged', said
    return line, table
