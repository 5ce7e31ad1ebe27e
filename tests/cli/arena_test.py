#!/usr/bin/env python3
"""`springtide arena` as its users meet it: tables, JSON, charts, journals, interrupts, wrong arguments.

  python3 tests/cli/arena_test.py PATH_TO_SPRINGTIDE [unittest arguments]

Works in temporary folders only.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree
from pathlib import Path

PROGRAM = ''
SEARCH = 'search:50' if os.environ.get('SPRINGTIDE_SANITIZED') else 'search:400'  # slow enough to be interrupted
INTERRUPTED = 130


class ArenaTest(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix='springtide-arena-'))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def run_program(self, *arguments):
        return subprocess.run([PROGRAM, *map(os.fspath, arguments)], capture_output=True, text=True, cwd=self.folder,
                              timeout=3000, check=False)

    def good(self, *arguments):
        """The output of a tournament that succeeds and complains about nothing."""
        done = self.run_program('arena', *arguments)
        self.assertEqual(done.returncode, 0, f'{arguments}: {done}')
        self.assertNotIn('springtide:', done.stderr)
        return done.stdout

    def refused(self, code, *arguments, says):
        done = self.run_program('arena', *arguments)
        self.assertEqual((done.returncode, done.stdout), (code, ''), f'{arguments}: {done}')
        self.assertRegex(done.stderr, r'\Aspringtide: [^\n]+\n\Z', f'{arguments}: {done}')
        for words in [says] if isinstance(says, str) else says:
            self.assertIn(words, done.stderr, f'{arguments}: {done}')

    def numbers(self, *arguments):
        """What a tournament writes as JSON, without the times: those are never the same."""
        self.good(*arguments, '--json', 'numbers.json')
        return without_times((self.folder / 'numbers.json').read_text())


def without_times(text):
    """The JSON text with the times taken away and all else as it was, to the byte."""
    json.loads(text, parse_constant=lambda name: (_ for _ in ()).throw(ValueError(name)))
    shortened, count = re.subn(r',"thinking_ms":\{[^}]*\}', '', text)
    assert count == len(json.loads(text)['bots']), 'every bot has times'
    return shortened


def rows_of(out):
    """The rows of the table by bot: the words of each."""
    lines = out.split('\n\n')[1].splitlines()
    return {line.split()[0]: line.split() for line in lines[1:]}


# ----------------------------------------------------------------------------------------------------------------------


class TableTest(ArenaTest):
    def test_help_says_what_bots_there_are(self):
        done = self.run_program('arena', '--help')
        self.assertEqual(done.returncode, 0)
        for words in ['springtide arena', 'random, greedy, search:ITERATIONS', 'level:1', '--deals', '--sprt', '--resume', '130']:
            self.assertIn(words, done.stdout)
        self.assertRegex(self.run_program('--help').stdout, r'(?m)^  arena +Play bots against bots')

    def test_a_small_tournament(self):
        for game in ['vineta', 'vigo']:
            with self.subTest(game=game):
                out = self.good(game, 'greedy', 'random', '--deals', '3', '--seed', '1')
                self.assertIn(f'{game} for 2 players, seed 1: 3 deals of 2 games (1 line-up in 2 seatings)', out)
                rows = rows_of(out)
                self.assertEqual(list(rows), ['greedy', 'random'], 'the stronger one first')
                self.assertEqual(rows['greedy'][1], '6')
                self.assertGreater(float(rows['greedy'][2]), 50)

    def test_more_bots_than_players_play_in_every_combination(self):
        numbers = json.loads(self.numbers('vineta', 'greedy', 'random', 'search:2', '--players', '2', '--deals', '2'))
        self.assertEqual((numbers['line_ups'], numbers['games_per_deal'], numbers['games']), (3, 6, 12))
        self.assertEqual([bot['games'] for bot in numbers['bots']], [8, 8, 8])

    def test_a_bot_may_take_part_several_times(self):
        numbers = json.loads(self.numbers('vineta', 'greedy', 'random*3', '--deals', '2'))
        self.assertEqual([(bot['bot'], bot['games']) for bot in numbers['bots']], [('greedy', 8), ('random', 24)])
        self.assertAlmostEqual(numbers['bots'][0]['first_places']['value'] + 3 * numbers['bots'][1]['first_places']['value'], 1)

    def test_times_are_shown_if_asked_for(self):
        arguments = ['vineta', 'greedy', 'random', '--deals', '1']
        self.assertNotIn('99.9 %', self.good(*arguments))
        self.assertRegex(self.good(*arguments, '--times'), r'decisions +mean time +99.9 % +longest\n')

    def test_table_flags_count(self):
        numbers = json.loads(self.numbers('vineta', 'random*3', '--edition', 'en', '--set', 'own-house=3', '--deals', '1'))
        self.assertIn('edition en', numbers['table'])
        self.assertIn('set own-house 3', numbers['table'])
        self.assertIn('players 3', numbers['table'])

    def test_a_switch_does_not_swallow_the_bots(self):
        self.good('vigo', '--set', 'memory-aid=on', 'random', 'random', '--deals', '1')


class FilesTest(ArenaTest):
    def test_json_has_settings_and_numbers(self):
        self.good('vineta', 'greedy', 'random', '--deals', '4', '--seed', '9', '--json', 'a.json')
        numbers = json.loads((self.folder / 'a.json').read_text())
        self.assertEqual((numbers['seed'], numbers['deals_planned'], numbers['deals'], numbers['games']), (9, 4, 4, 8))
        self.assertEqual((numbers['entrants'], numbers['complete']), (['greedy', 'random'], True))
        self.assertIn('game vineta', numbers['table'])
        for bot in numbers['bots']:
            for name in ['first_places', 'points', 'rating']:
                self.assertLessEqual(bot[name]['low'], bot[name]['value'])
                self.assertLessEqual(bot[name]['value'], bot[name]['high'])
            times = bot['thinking_ms']
            self.assertGreater(times['decisions'], 0)
            self.assertLessEqual(times['mean'], times['max'])
            self.assertLessEqual(times['p999'], times['max'])

    def test_bounds_that_are_not_known_are_null(self):
        numbers = json.loads(self.numbers('vineta', 'greedy', 'random', '--deals', '1'))
        self.assertIsNone(numbers['bots'][0]['points']['low'])

    def test_numbers_do_not_depend_on_threads(self):
        arguments = ['vineta', 'greedy', 'random', 'search:5', '--deals', '3', '--seed', '4']
        self.assertEqual(self.numbers(*arguments, '--threads', '1'), self.numbers(*arguments, '--threads', '4'))

    def test_the_chart_is_well_formed(self):
        self.good('vineta', 'greedy', 'random', '--deals', '3', '--svg', 'a.svg')
        root = xml.etree.ElementTree.parse(self.folder / 'a.svg').getroot()
        self.assertEqual(root.tag, '{http://www.w3.org/2000/svg}svg')
        words = ' '.join(root.itertext())
        for word in ['greedy', 'random', 'rating', 'vineta for 2 players']:
            self.assertIn(word, words)

    def test_records_can_be_replayed(self):
        self.good('vigo', 'greedy', 'random', '--deals', '2', '--seed', '3', '--records', 'games')
        games = sorted((self.folder / 'games').iterdir())
        self.assertEqual([game.name for game in games], [f'vigo-{deal}-1-{turn}.txt' for deal in [1, 2] for turn in [1, 2]])
        for game, names in zip(games, [('greedy', 'random'), ('random', 'greedy')] * 2):
            self.assertEqual(self.run_program('replay', game).returncode, 0)
            self.assertIn('name p1 {}\nname p2 {}\n'.format(*names), game.read_text())

    def test_a_folder_that_is_missing_is_noticed_before_the_games(self):
        for flag in ['--json', '--svg', '--log']:
            self.refused(1, 'vineta', 'search:100000', 'random', flag, 'missing/file', says='no such folder')


class JournalTest(ArenaTest):
    def interrupted(self, arguments, sign):
        """A tournament interrupted once a few games are in its journal."""
        log = self.folder / 'log'
        process = subprocess.Popen([PROGRAM, 'arena', *arguments, '--log', log, '--json', 'part.json'], cwd=self.folder,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.addCleanup(lambda: process.poll() is None and process.kill())
        until = time.monotonic() + 300
        while time.monotonic() < until and not (log.exists() and log.read_text().count('winners') >= 3):
            time.sleep(0.005)
        process.send_signal(sign)
        out, err = process.communicate(timeout=300)
        return process.returncode, out, err

    def test_an_interrupted_tournament_is_reported_and_resumed(self):
        arguments = ['vineta', SEARCH, 'greedy', '--deals', '12', '--seed', '2']
        expected = self.numbers(*arguments)
        for sign in [signal.SIGINT, signal.SIGTERM]:
            with self.subTest(sign=sign):
                code, out, err = self.interrupted(arguments, sign)
                self.assertEqual(code, INTERRUPTED, err)
                self.assertRegex(err, r'springtide: interrupted after \d+ of 24 games; --resume goes on\n\Z')
                self.assertRegex(out, r'seed 2: \d+ deals? of 2 games')
                part = json.loads((self.folder / 'part.json').read_text())
                self.assertFalse(part['complete'])
                self.assertLess(part['deals'], 12)
                self.assertEqual(self.numbers(*arguments, '--log', 'log', '--resume'), expected)
                (self.folder / 'log').unlink()

    def test_a_torn_journal_is_resumed(self):
        arguments = ['vineta', 'greedy', 'random', '--deals', '3', '--seed', '2', '--threads', '1']
        expected = self.numbers(*arguments, '--log', 'log')
        whole = (self.folder / 'log').read_bytes()
        for cut in [0, 10, len(whole) - 40, len(whole) - 3, len(whole) - 1]:
            (self.folder / 'log').write_bytes(whole[:cut])
            self.assertEqual(self.numbers(*arguments, '--log', 'log', '--resume'), expected, cut)
            self.assertEqual((self.folder / 'log').read_bytes(), whole, cut)

    def test_a_tournament_can_be_prolonged(self):
        arguments = ['vineta', 'greedy', 'random', '--seed', '2']
        self.good(*arguments, '--deals', '2', '--log', 'log')
        self.assertEqual(self.numbers(*arguments, '--deals', '5', '--log', 'log', '--resume'), self.numbers(*arguments, '--deals', '5'))

    def test_a_journal_of_another_tournament_is_refused(self):
        self.good('vineta', 'greedy', 'random', '--deals', '1', '--seed', '2', '--log', 'log')
        log = (self.folder / 'log').read_bytes()
        go_on = ['--deals', '1', '--log', 'log', '--resume']
        self.refused(1, 'vineta', 'greedy', 'random', '--seed', '3', *go_on, says=["'seed 2'", "'seed 3'"])
        self.refused(1, 'vineta', 'greedy', 'greedy', '--seed', '2', *go_on, says=["'bot random'", "'bot greedy'"])
        self.refused(1, 'vineta', 'greedy', 'random', '--seed', '2', '--edition', 'fr', *go_on, says=["'edition nl'", "'edition fr'"])
        self.refused(1, 'vigo', 'greedy', 'random', '--seed', '2', *go_on, says=["'game vineta'", "'game vigo'"])
        self.assertEqual((self.folder / 'log').read_bytes(), log)

    def test_a_journal_is_not_overwritten_and_must_be_there_to_go_on(self):
        arguments = ['vineta', 'greedy', 'random', '--deals', '1', '--seed', '2']
        self.refused(1, *arguments, '--log', 'log', '--resume', says='no tournament to resume')
        self.good(*arguments, '--log', 'log')
        self.refused(1, *arguments, '--log', 'log', says='--resume')
        self.refused(2, *arguments, '--resume', says='--log')

    def test_without_a_seed_it_goes_on_with_its_own(self):
        arguments = ['vineta', 'greedy', 'random', '--deals', '3']
        first = self.numbers(*arguments, '--log', 'log')
        self.assertEqual(self.numbers(*arguments, '--log', 'log', '--resume'), first)


class SprtTest(ArenaTest):
    def test_a_verdict_ends_the_tournament(self):
        arguments = ['vineta', 'greedy', 'random', '--deals', '5000', '--seed', '1', '--sprt', '0.5:0.6']
        self.assertRegex(self.good(*arguments), r"greedy's share of the win, 0.5 against 0.6: 0.6 accepted after \d\d deals")
        numbers = self.numbers(*arguments, '--threads', '1')
        self.assertEqual(json.loads(numbers)['sprt']['verdict'], 'h1')
        self.assertEqual(numbers, self.numbers(*arguments, '--threads', '3'))

    def test_the_weaker_bot_is_found_out(self):
        out = self.good('vineta', 'random', 'greedy', '--deals', '5000', '--sprt', '0.4:0.5')
        self.assertIn('0.4 accepted', out)

    def test_few_deals_decide_nothing(self):
        self.assertIn('undecided after 3 deals', self.good('vineta', 'random', 'random', '--deals', '3', '--sprt', '0.4:0.6'))

    def test_bad_hypotheses_are_refused(self):
        for text in ['0.5', '0.6:0.5', '0.5:0.5', 'a:b', '0.5:1.1', '-0.1:0.5', '0.1:0.2:0.3', '']:
            self.refused(2, 'vineta', 'greedy', 'random', f'--sprt={text}', says='--sprt')


class RefusalTest(ArenaTest):
    def test_a_bad_bot_is_named(self):
        self.refused(2, 'vineta', 'greedy', 'gredy', says=["'gredy'", 'known: random, greedy'])
        self.refused(2, 'vineta', 'greedy', 'search:5,speed=1', says=["'speed'", 'exploration'])
        self.refused(2, 'vigo', 'greedy', 'greedy,without=tile', says=["'tile'", 'growth'])
        self.refused(2, 'vineta', 'greedy*0', 'random', says="'greedy*0'")

    def test_a_bad_number_of_players_is_named(self):
        self.refused(2, 'vineta', 'greedy', says='2 to 6 players')
        self.refused(2, 'vineta', 'greedy*7', says='--players')
        self.refused(2, 'vineta', 'greedy', 'random', '--players', '4', says='greedy*3')
        self.refused(2, 'vineta', 'greedy', 'random', '--deals', '20000000', says='games')

    def test_an_unknown_game_is_named(self):
        self.refused(2, 'chess', 'greedy', 'random', says=["'chess'", 'vineta, vigo'])
        self.refused(2, 'vineta', says='BOT')


if __name__ == '__main__':
    if len(sys.argv) < 2 or not os.access(sys.argv[1], os.X_OK):
        sys.exit('usage: arena_test.py PATH_TO_SPRINGTIDE [unittest arguments]')
    PROGRAM = os.path.abspath(sys.argv.pop(1))
    unittest.main()
