#!/usr/bin/env python3
"""What a link to a table shows before it is opened: words for whoever reads the page, a picture, and nothing that its reader may not know.

  previews_test.py PROGRAM
"""
import html.parser
import http.client
import os
import random
import struct
import sys
import tempfile
import unittest
import zlib

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from wire import SECRET, Server, Socket, play_out  # noqa: E402

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else 'build/springtide'
PAGE = '<!doctype html>\n<html>\n  <head>\n    <title>Springtide</title>\n  </head>\n  <body></body>\n</html>\n'


class Tags(html.parser.HTMLParser):
    """Every tag and the og: and twitter: properties of a page."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.said = [], {}
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        given = dict(attrs)
        if tag == 'meta':
            self.said[given.get('property') or given.get('name')] = given.get('content')


def size_of(picture):
    """Of a PNG whose every pixel is there."""
    assert picture[:8] == b'\x89PNG\r\n\x1a\n', picture[:8]
    at, data, size = 8, b'', None
    while at < len(picture):
        length, kind = struct.unpack('>I4s', picture[at:at + 8])
        body = picture[at + 8:at + 8 + length]
        assert struct.unpack('>I', picture[at + 8 + length:at + 12 + length])[0] == zlib.crc32(kind + body)
        if kind == b'IHDR':
            size = struct.unpack('>II', body[:8])
            assert body[8:10] == b'\x08\x02', 'eight bits of red, green and blue'
        data += body if kind == b'IDAT' else b''
        at += 12 + length
    assert len(zlib.decompress(data)) == size[1] * (1 + 3 * size[0])
    return size


class Previews(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        web = os.path.join(cls.folder.name, 'web')
        os.mkdir(web)
        with open(os.path.join(web, 'index.html'), 'w', encoding='utf-8') as file:
            file.write(PAGE)
        cls.web = web
        cls.server = Server(PROGRAM, os.path.join(cls.folder.name, 'store.db'), '--web', web, '--trusted-proxies', '127.0.0.1')

    @classmethod
    def tearDownClass(cls):
        code = cls.server.stop()
        cls.folder.cleanup()
        assert code == 0, code

    def fetch(self, path, server=None, **headers):
        connection = http.client.HTTPConnection('127.0.0.1', (server or self.server).port, timeout=30)
        connection.request('GET', path, None, {name.replace('_', '-'): value for name, value in headers.items()})
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, content

    # On a busy machine the look at the store may take longer than a page waits for it: then the page has no preview, and the
    # next one may.
    def said(self, path, **headers):
        for _ in range(20):
            status, _, content = self.fetch(path, **headers)
            self.assertEqual(status, 200)
            said = Tags(content.decode()).said
            if 'og:title' in said:
                return said
        self.fail(f'{path} never has a preview')

    def picture(self, table):
        status, headers, content = self.fetch(f'/api/tables/{table}/picture')
        self.assertEqual((status, headers['content-type']), (200, 'image/png'))
        self.assertEqual(size_of(content), (1200, 630))
        return content

    def opened(self, name='Anna', chairs=('player', 'bot'), **wishes):
        token = self.server.guest(name)
        table = self.server.table(token, chairs, **wishes)
        socket = Socket(self.server, token)
        socket.watch(table)
        return table, socket

    def started(self, **wishes):
        table, socket = self.opened(**wishes)
        socket.answer({'type': 'start', 'table': table, 'id': 'start', 'secret': SECRET})
        socket.update = socket.receive_until(lambda message: message['type'] == 'update' and message['life'] == 'playing')
        return table, socket

    def test_a_table_that_waits(self):
        table, socket = self.opened(chairs=('player', 'open', 'bot'))
        for page in ('table', 'replay', 'told'):
            said = self.said(f'/{page}/{table}')
            self.assertEqual(said['og:title'], 'Vineta: Anna, Bot 1')
            self.assertEqual(said['og:description'], 'There is a free seat: join in.')
            self.assertEqual(said['og:url'], f'http://127.0.0.1:{self.server.port}/{page}/{table}')
            self.assertEqual(said['og:image'], f'http://127.0.0.1:{self.server.port}/api/tables/{table}/picture')
            self.assertEqual((said['og:image:width'], said['og:image:height'], said['twitter:card']), ('1200', '630', 'summary_large_image'))
        self.assertNotEqual(self.picture(table), self.picture('nowhere'))
        socket.close()

    def test_names_are_text(self):
        name = '"><script>alert(1)</script>&\''
        table, socket = self.opened(name=name)
        _, _, content = self.fetch(f'/table/{table}')
        page = Tags(content.decode())
        self.assertEqual(page.said['og:title'], f'Vineta: {name}, Bot 1')
        self.assertNotIn('script', page.tags)
        self.assertEqual(content.decode().count('</head>'), 1)
        self.picture(table)
        socket.close()

    def test_names_of_any_script(self):
        pictures = set()
        for name in ('Łukasz Dvořák', 'Ελένη Жанна', '林さくら', 'سارة م', '👩‍🚀 Zoë', 'W' * 60):
            table, socket = self.opened(name=name)
            self.assertEqual(self.said(f'/table/{table}')['og:title'], f'Vineta: {name}, Bot 1')
            pictures.add(self.picture(table))
            socket.close()
        self.assertEqual(len(pictures), 6)

    def test_a_running_game_shows_who_plays_and_nothing_of_how_it_goes(self):
        table, socket = self.started(game='vigo')
        before = self.fetch(f'/table/{table}')[2], self.picture(table)
        self.assertEqual(Tags(before[0].decode()).said['og:description'], 'The game is going on: come and watch.')
        for _ in range(12):  # some moves later
            if socket.update['legal']:
                socket.answer({'type': 'act', 'table': table, 'id': f'm{socket.update["seq"]}', 'seat': 'p1', 'decision': socket.update['decision'],
                               'actions': socket.update['legal'][0].get('actions') or [socket.update['legal'][0]['text']]})
            socket.update = socket.receive_until(lambda message: message['type'] == 'update')
        self.assertEqual((self.fetch(f'/table/{table}')[2], self.picture(table)), before)
        socket.close()

    def test_of_a_game_that_only_its_players_watch_nothing_is_told(self):
        table, socket = self.started(name='Quiet', spectators=False)
        twin, other = self.started(name='Other', spectators=False, game='vigo')
        pages = [self.fetch(f'/table/{each}')[2].decode().replace(each, 'ID') for each in (table, twin, 'nosuchtable')]
        self.assertEqual(len(set(pages)), 1)
        self.assertNotIn('Quiet', pages[0])
        self.assertEqual(Tags(pages[0]).said['og:title'], 'Springtide')
        self.assertEqual(len({self.picture(each) for each in (table, twin, 'nosuchtable')}), 1)
        socket.close()
        other.close()

    def test_a_finished_game_tells_its_result(self):
        table, socket = self.started(spectators=False)
        last, _ = play_out(socket, table, choose=random.Random(3).choice)
        names = {'p1': 'Anna', 'p2': 'Bot 1'}
        rows = sorted(last['result'], key=lambda row: (not row['won'], -row['points']))
        result = ', '.join(f'{names[row["seat"]]} {row["points"]}' for row in rows)
        self.assertEqual(self.said(f'/told/{table}')['og:description'], 'The game is over: ' + result)
        self.assertEqual(self.said(f'/told/{table}', Accept_Language='nl-BE,nl;q=0.9,en;q=0.8')['og:description'], 'De partij is uit: ' + result)
        self.assertNotEqual(self.picture(table), self.picture('nowhere'))
        socket.close()

    def test_a_game_that_was_given_up_has_no_result(self):
        table, socket = self.started()
        self.assertEqual(socket.answer({'type': 'resign', 'table': table, 'id': 'resign', 'seat': 'p1'})['type'], 'acknowledged')
        said = self.said(f'/table/{table}')
        self.assertIn(said['og:description'], ('The game was given up.', 'The game is going on: come and watch.'))
        self.assertNotRegex(said['og:title'], r'\d{2}')
        socket.close()

    def test_in_the_language_of_who_asks(self):
        for header, sentence in (('de', 'Brettspiele im Browser, mit Freunden oder Bots.'), ('fr-CH;q=1', 'Des jeux de société dans le navigateur, avec des amis ou des bots.'),
                                 ('nl', 'Bordspellen in de browser, met vrienden of bots.'), ('tlh, de;q=0.5', 'Brettspiele im Browser, mit Freunden oder Bots.'),
                                 ('xx', 'Board games in the browser, with friends or bots.'), ('', 'Board games in the browser, with friends or bots.')):
            self.assertEqual(self.said('/table/nowhere', Accept_Language=header)['og:description'], sentence, header)

    def test_a_host_that_is_none_is_not_repeated(self):
        status, _, content = self.fetch('/table/nowhere', Host='evil"><script>')
        self.assertEqual((status, content.decode()), (200, PAGE))
        said = self.said('/table/nowhere', Host='games.example.org', X_Forwarded_Proto='https')
        self.assertEqual(said['og:url'], 'https://games.example.org/table/nowhere')

    def test_the_address_that_is_set_is_the_one_that_is_told(self):
        server = Server(PROGRAM, os.path.join(self.folder.name, 'other.db'), '--web', self.web, '--address', 'https://games.example.org')
        _, _, content = self.fetch('/table/nowhere', server, Host='elsewhere.example')
        self.assertEqual(Tags(content.decode()).said['og:image'], 'https://games.example.org/api/tables/nowhere/picture')
        self.assertEqual(server.stop(), 0)
        for bad in ('games.example.org', 'https://games.example.org/', 'https://', 'javascript:alert(1)'):
            with self.assertRaisesRegex(RuntimeError, 'address'):
                Server(PROGRAM, os.path.join(self.folder.name, 'bad.db'), '--address', bad)

    def test_what_is_known_is_not_sent_again(self):
        for path in ('/table/nowhere', '/api/tables/nowhere/picture'):
            _, headers, content = self.fetch(path)
            self.assertTrue(content)
            status, again, nothing = self.fetch(path, If_None_Match=headers['etag'])
            self.assertEqual((status, again['etag'], nothing), (304, headers['etag'], b''))
        self.assertEqual(headers['cache-control'], 'public, max-age=300')

    def test_other_pages_are_as_they_were(self):
        for path in ('/', '/table/', '/table/a/b', '/table/a%22b', '/rules/vineta', '/table/' + 'a' * 65):
            status, _, content = self.fetch(path)
            self.assertEqual((status, content.decode()), (200, PAGE), path)


if __name__ == '__main__':
    unittest.main()
