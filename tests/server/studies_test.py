#!/usr/bin/env python3
"""Studies shared by a link: checked when they come, bounded, removed by their owner, told to who asks for his data.

  studies_test.py PROGRAM
"""
import os
import re
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from wire import Server  # noqa: E402

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else 'build/springtide'
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
comment <script>alert(1)</script>
'''


class Studies(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.server = self.start()
        self.token = self.server.guest('Anna')

    def start(self, *flags):
        server = Server(PROGRAM, os.path.join(self.folder.name, f'{len(flags)}.db'), *flags)
        self.addCleanup(server.stop)
        return server

    def share(self, text=STUDY, token=None):
        return self.server.request('POST', '/api/studies', text, token or self.token)

    def test_whoever_has_the_name_has_a_copy(self):
        status, answer = self.share()
        self.assertEqual(status, 201, answer)
        path = '/api/studies/' + answer['study']
        self.assertEqual(self.server.request('GET', path), (200, STUDY))
        mine = self.server.request('GET', '/api/me/data', None, self.token)[1]['studies']
        self.assertEqual([(each['study'], each['text']) for each in mine], [(answer['study'], STUDY)])

    def test_who_shares_has_a_list(self):
        def shared(token):
            status, answer = self.server.request('GET', '/api/studies', None, token)
            self.assertEqual(status, 200, answer)
            return [(each['study'], each['title'], each['game']) for each in answer['studies']]
        self.assertEqual(shared(self.token), [])
        first = self.share()[1]['study']
        second = self.share(re.sub('^title .*\n', '', STUDY, flags=re.M))[1]['study']
        title = re.search('^title (.*)$', STUDY, re.M).group(1)
        self.assertCountEqual(shared(self.token), [(first, title, 'vineta'), (second, '', 'vineta')])
        self.assertEqual(shared(self.server.guest('Ben')), [])
        self.assertEqual(self.server.request('GET', '/api/studies')[0], 401)
        self.server.request('DELETE', '/api/studies/' + second, None, self.token)
        self.assertEqual(shared(self.token), [(first, title, 'vineta')])

    def test_only_its_owner_removes_it(self):
        path = '/api/studies/' + self.share()[1]['study']
        other = self.server.guest('Ben')
        self.assertEqual(self.server.request('DELETE', path, None, other)[1]['code'], 'no-such-study')
        self.assertEqual(self.server.request('DELETE', path, None, self.token)[0], 200)
        status, answer = self.server.request('GET', path)
        self.assertEqual((status, answer['code']), (404, 'no-such-study'))

    def test_what_is_no_study_is_refused_with_its_line(self):
        status, answer = self.share(STUDY.replace('1 p1 place amber G0', '1 p2 place amber G0'))
        self.assertEqual((status, answer['code']), (400, 'bad-study'))
        self.assertRegex(answer['sentence'], r'^line 16: .*\(VN-')
        self.assertEqual(self.share('x' * 300_000)[0], 400)
        self.assertEqual(self.share('')[1]['code'], 'bad-study')
        self.assertEqual(self.server.request('POST', '/api/studies', STUDY)[0], 401)

    def test_nobody_shares_too_many(self):
        self.server = self.start('--studies-per-player', '2')
        token = self.server.guest('Cleo')
        self.assertEqual([self.share(token=token)[0] for _ in range(3)], [201, 201, 429])
        self.assertEqual(self.share(token=token)[1]['code'], 'too-many-studies')
        self.assertEqual(self.share(token=self.server.guest('Dora'))[0], 201)


if __name__ == '__main__':
    unittest.main()
