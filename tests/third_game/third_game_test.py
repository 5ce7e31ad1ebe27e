#!/usr/bin/env python3
"""The program with the third game: its commands, and how little had to change for it.

  third_game_test.py PROGRAM
"""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAM = sys.argv.pop(1)
ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ROOT / 'tests/third_game'


def run(*arguments):
    result = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL)
    return result.returncode, result.stdout, result.stderr


class Program(unittest.TestCase):
    def good(self, *arguments):
        code, out, error = run(*arguments)
        self.assertEqual(code, 0, error)
        return out

    def test_knows_this_game_alone(self):
        self.assertIn('pebbles rules 1', self.good('--version'))
        self.assertIn('Pebbles', self.good('--help'))
        code, _, error = run('random', 'vineta')
        self.assertEqual(code, 2)
        self.assertIn('known: pebbles', error)

    def test_has_the_flags_of_the_game_and_no_others(self):
        out = self.good('play', '--help')
        self.assertIn('--rounds', out)
        self.assertNotIn('--edition', out)
        self.assertNotIn('--deck', out)

    def test_plays_records_and_replays(self):
        with tempfile.TemporaryDirectory() as folder:
            self.good('random', '--players', '3', '--rounds', '2', '--seed', '1', '--record', folder)
            record, = pathlib.Path(folder).iterdir()
            text = record.read_text()
            self.assertEqual(text.splitlines()[1:5], ['game pebbles', 'rules 1', 'players 3', 'rounds 2'])
            self.assertEqual(len(re.findall(r'^nature roll [1-6]$', text, re.M)), 2)
            self.good('replay', record)

    def test_counts_sequences(self):
        self.assertIn('9', self.good('perft', '2', '--players', '2').split())  # three numbers each

    def test_lets_bots_play_and_studies_them(self):
        self.assertIn('search:20', self.good('arena', 'pebbles', 'search:20', 'random', '--deals', '2', '--seed', '1', '--plain'))
        with tempfile.TemporaryDirectory() as folder:
            self.good('study', 'pebbles', '--bot', 'random', '--games', '3', '--players', '2', '--rounds', '1,2', '--out', folder)
            self.assertIn('Played: 6 games of Pebbles', (pathlib.Path(folder) / 'pebbles.md').read_text())

    def test_describes_what_it_says(self):
        self.assertIn("export const verbs = ['open', 'roll', 'choose'] as const;", self.good('schema', 'ts-pebbles'))
        self.assertIn('"PebblesView"', self.good('schema', 'json'))

    def test_has_its_net(self):
        self.assertEqual(self.good('net'), 'pebbles-policy 172b7659  at random, for the tests\n')
        self.assertIn('fits this program', self.good('net', HERE / 'nets/pebbles-policy.net'))

    def test_names_the_nets_that_a_bot_asked(self):
        with tempfile.TemporaryDirectory() as folder:
            record = pathlib.Path(folder) / 'game.record'
            self.good('random', '--players', '2', '--rounds', '1', '--seed', '1', '--record', folder)
            text, renamed = re.subn(r'^name p2 .*$', 'name p2 level 6 bot, nets 172b7659', next(pathlib.Path(folder).iterdir()).read_text(), flags=re.M)
            self.assertEqual(renamed, 1)
            record.write_text(text)
            self.good('replay', record)
            self.good('analyze', record, '--playouts', '2', '--bot', 'search:20', '--seed', '1')

    def test_explains_its_rules(self):
        self.assertIn('PB-4', self.good('rules', 'PB'))


class Lists(unittest.TestCase):
    def stand_ins(self):
        """The files of this folder that stand in for one of the project."""
        files = [path.relative_to(HERE) for part in ('src', 'tests') for path in (HERE / part).rglob('*') if path.is_file()]
        return {str(path) for path in files if (ROOT / path).exists()}

    def named(self):
        """The lists that CONTRIBUTING names under "Add a game"."""
        page = (ROOT / 'CONTRIBUTING.md').read_text()
        section = page.split('## Add a game\n')[1].split('\n## ')[0]
        return set(re.findall(r'^\| `([^`]+)` \|', section, re.M))

    def test_nothing_changed_but_the_lists(self):
        in_cmake = {'src/games/list.cmake'}  # here the folder is named by tests/third_game/CMakeLists.txt
        of_the_client = {path for path in self.named() if path.startswith('web/')}
        self.assertEqual(self.stand_ins() | in_cmake | of_the_client, self.named())
        self.assertEqual(len(self.stand_ins()), 5)

    def test_no_file_of_the_project_names_the_game(self):
        tracked = subprocess.check_output(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard', 'src', 'web/src', 'bench',
                                           'bindings', 'cmake', 'texts'], cwd=ROOT, text=True).split('\0')
        names = [path for path in tracked if path and b'pebbles' in (ROOT / path).read_bytes().lower()]
        self.assertEqual(names, [])


if __name__ == '__main__':
    unittest.main()
