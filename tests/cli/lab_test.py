#!/usr/bin/env python3
"""The laboratory's commands study and analyze, as their users meet them.

  python3 tests/cli/lab_test.py PATH_TO_SPRINGTIDE [unittest arguments]
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / 'tests' / 'golden'
PROGRAM = ''
MAKER = 'level:6,iterations=1000'  # of the packs of the project
EFFORT = ('search:2', '1') if os.environ.get('SPRINGTIDE_SANITIZED') else ('search:8', '4')  # bot and playouts of an analysis

BEGUN = """springtide record 1
game vineta
rules 1
players 2
edition nl
start p1
result unfinished

nature deal p1 tribe amber
nature deal p2 tribe fern
nature deal p1 district G0
nature deal p2 district Y2
p1 place amber G0
"""


class LabTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def run_program(self, *arguments, code=0):
        done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, timeout=300)
        self.assertEqual(done.returncode, code, done.stderr)
        return done

    def refuse(self, *arguments, says, code=2):
        done = self.run_program(*arguments, code=code)
        self.assertIn(says, done.stderr)
        self.assertEqual(done.stderr.count('\n'), 1, done.stderr)
        self.assertEqual(done.stdout, '')


class Study(LabTest):
    def files_of(self, name, *arguments):
        folder = self.folder / name
        self.run_program('study', *arguments, '--out', folder)
        return {file.name: file.read_bytes() for file in folder.iterdir()}

    def test_same_bytes_whatever_the_threads(self):
        for game, bot in (('vineta', 'greedy'), ('vigo', 'random')):
            arguments = [game, '--bot', bot, '--games', '3', '--players', '2,4', '--seed', '7']
            once = self.files_of(game + '1', *arguments, '--threads', '1')
            self.assertEqual(once, self.files_of(game + '2', *arguments, '--threads', '1'))
            self.assertEqual(once, self.files_of(game + '3', *arguments, '--threads', '2'))
            other = self.files_of(game + '4', *arguments[:-1], '8')
            self.assertNotEqual(once[game + '.md'], other[game + '.md'])

    def test_report_is_whole(self):
        files = self.files_of('r', 'vineta', '--bot', 'random', '--games', '2', '--players', '2-3', '--editions', 'nl,en',
                              '--seed', '1')
        text = files['vineta.md'].decode()
        self.assertIn('springtide study vineta --bot random --games 2 --players 2-3 --editions nl,en --seed 1 ', text)
        self.assertIn('Played: 8 games', text)  # two at each of four tables
        for table in ('2 players, nl', '2 players, en', '3 players, nl', '3 players, en'):
            self.assertIn(f'| {table} |', text)
        self.assertNotRegex(text, r'\b(nan|inf)\b')
        charts = re.findall(r'\]\(([^)]+\.svg)\)', text)
        self.assertEqual(sorted(charts), sorted(name for name in files if name.endswith('.svg')))
        for name in charts:
            xml.etree.ElementTree.fromstring(files[name])
        for table in re.findall(r'(?:^\|.*\n)+', text, re.M):
            self.assertEqual(len({line.count('|') for line in table.splitlines()}), 1, table)

    def test_the_command_of_a_report_makes_it_again(self):
        first = self.files_of('a', 'vigo', '--bot', 'random', '--games', '2', '--players', '3', '--set', 'free-events=on')
        command = re.search(r'springtide study (.*) --out FOLDER', first['vigo.md'].decode()).group(1).split()
        self.assertEqual(first, self.files_of('b', *command))

    def test_bad_arguments(self):
        out = ['--out', self.folder / 'x']
        self.refuse('study', 'chess', *out, says='unknown game')
        self.refuse('study', 'vineta', '--bot', 'clever', *out, says='clever')
        for players in ('1', '2-7', '4-2', 'two', '', '2-3-4'):
            self.refuse('study', 'vineta', '--players', players, *out, says='--players')
        self.refuse('study', 'vineta', '--editions', 'nl,xx', *out, says='xx')
        self.refuse('study', 'vineta', '--editions', 'nl,nl', *out, says='twice')
        self.refuse('study', 'vigo', '--editions', 'nl', *out, says='edition')
        self.refuse('study', 'vineta', says='--out')
        self.assertFalse((self.folder / 'x').exists())
        (self.folder / 'file').write_text('')
        self.refuse('study', 'vineta', '--games', '1', '--out', self.folder / 'file' / 'x', says='cannot be made', code=1)


class Analyze(LabTest):
    def analyse(self, record, *arguments):
        file = self.folder / 'a.json'
        bot, playouts = EFFORT
        done = self.run_program('analyze', record, '--bot', bot, '--playouts', playouts, '--seed', '1', '--json', file,
                                *arguments)
        return json.loads(file.read_text()), done.stdout

    def check_line(self, data):
        self.assertEqual([point['move'] for point in data['line']], list(range(data['moves'] + 1)))
        for point in data['line']:
            self.assertEqual(len(point['shares']), data['players'])
            self.assertAlmostEqual(sum(point['shares']), 1, places=6)
            for share in point['shares']:
                self.assertTrue(0 <= share <= 1, point)

    def test_every_golden_record(self):
        records = sorted(GOLDEN.glob('*.record'))
        self.assertGreater(len(records), 5)
        for record in records:
            data, text = self.analyse(record)
            self.check_line(data)
            lines = record.read_text().split('\n\n', 1)[1].splitlines()
            winners = re.search(r'winners (.*)', record.read_text()).group(1).split()
            for seat, share in enumerate(data['line'][-1]['shares'], 1):
                self.assertAlmostEqual(share, 1 / len(winners) if f'p{seat}' in winners else 0)
            for decision in data['decisions']:
                self.assertEqual(decision['played']['text'], lines[decision['move'] - 1])
                self.assertGreater(decision['options'], 1)
            for seat in data['seats']:  # skill, luck and the others make the result of an equal share
                self.assertAlmostEqual(seat['result'], data['line'][-1]['shares'][int(seat['seat'][1]) - 1])
                parts = [seat[part]['value'] for part in ('skill', 'luck', 'others')]
                self.assertAlmostEqual(1 / data['players'] + sum(parts), seat['result'], places=6)
                # nobody is known to be a bot here: only nature's luck is taken out
                self.assertAlmostEqual(seat['adjusted']['value'], seat['result'] - seat['luck']['value'], places=6)
                lost = sum(decision['loss'] for decision in data['decisions'] if decision['seat'] == seat['seat'])
                self.assertAlmostEqual(seat['skill']['value'], -lost, places=6)
            for decision in data['mistakes']:
                why = decision.get('why')
                if why:    # what the coach would have said, for the one and against the other
                    self.assertEqual(why['better']['now'][0], decision['better'])
                    self.assertEqual(why['played']['now'][0], decision['played'])
                    self.assertIn(f"to {decision['seat']}: ", text)
            reasons = sum(len(decision['why']['reasons']) for decision in data['mistakes'] if 'why' in decision)
            self.assertEqual(len(re.findall(r'^ +to p\d: [^{}|\n]+ \S+\.( \([A-Z-]+\d\))?$', text, re.M)), reasons)
            for stroke in data['luck']:
                self.assertEqual(stroke['moves'][0]['text'], lines[stroke['first'] - 1])
                self.assertIn(', '.join(move['text'] for move in stroke['moves']), text)

    def test_same_whatever_the_threads(self):
        record = GOLDEN / 'vineta-rules-1-2-nl.record'
        self.assertEqual(self.analyse(record, '--threads', '1'), self.analyse(record, '--threads', '2'))

    def test_one_seat_and_top(self):
        data, text = self.analyse(GOLDEN / 'vineta-rules-1-3-de.record', '--seat', 'p2', '--top', '2')
        self.assertEqual({decision['seat'] for decision in data['decisions']}, {'p2'})
        self.assertLessEqual(len(data['mistakes']), 2)
        self.assertEqual(len(data['luck']), 2)
        self.assertLessEqual(len(data['giveaways']), 2)
        self.assertEqual(len(re.findall(r'^  move', text, re.M)), len(data['mistakes']) + 2 + len(data['giveaways']))

    def test_chart(self):
        file = self.folder / 'a.svg'
        self.analyse(GOLDEN / 'vigo-rules-1-4.record', '--svg', file)
        xml.etree.ElementTree.fromstring(file.read_text())

    def test_a_game_that_has_only_begun(self):
        record = self.folder / 'begun'
        record.write_text(BEGUN)
        data, _ = self.analyse(record)
        self.check_line(data)
        self.assertEqual([decision['played']['text'] for decision in data['decisions']], ['p1 place amber G0'])
        record.write_text(BEGUN.split('\n\n')[0] + '\n\n')
        data, _ = self.analyse(record)
        self.assertEqual(len(data['line']), 1)

    def test_bad_input(self):
        record = GOLDEN / 'vineta-rules-1-2-nl.record'
        self.refuse('analyze', record, '--bot', 'greedy', says='does not search')
        self.refuse('analyze', record, '--bot', 'search:x', says='search:x')
        for seat in ('p3', 'nature', 'me'):
            self.refuse('analyze', record, '--seat', seat, says='--seat')
        self.refuse('analyze', self.folder / 'none', says='cannot be read', code=1)
        broken = self.folder / 'broken'
        broken.write_text(BEGUN + 'p1 place amber G0\n')
        self.refuse('analyze', broken, says='line 14', code=1)


class Puzzle(LabTest):
    RECORD = GOLDEN / 'vineta-rules-1-3-de.record'

    def moves(self):
        return self.RECORD.read_text().split('\n\n', 1)[1].splitlines()

    def make(self, *arguments):
        file = self.folder / 'p.json'
        done = self.run_program('puzzle', self.RECORD, '--bot', EFFORT[0], '--searches', '2', '--seed', '1', '--json', file,
                                *arguments)
        return json.loads(file.read_text()), done.stdout

    def test_a_decision_with_all_its_choices(self):
        number = next(i for i, move in enumerate(self.moves(), 1) if ' choose ' in move)
        puzzle, text = self.make('--move', number)
        self.assertEqual(puzzle['legal'][puzzle['played']]['text'], self.moves()[number - 1])
        self.assertEqual(len(puzzle['values']), len(puzzle['legal']))
        self.assertEqual(puzzle['search'], {'bot': EFFORT[0], 'searches': 2, 'seed': 1})
        for entry in puzzle['legal']:
            self.assertIn(entry['text'], text)
        self.assertEqual((puzzle, text), self.make('--move', number, '--threads', '2'))

    def test_refusals(self):
        moves = self.moves()
        for number in (0, -1, len(moves) + 1):
            self.refuse('puzzle', self.RECORD, '--move', number, says=f'1 to {len(moves)}')
        self.refuse('puzzle', self.RECORD, '--move', '1', says="nature's")
        lapse = next(i for i, move in enumerate(moves, 1) if move.endswith(' lapse'))  # legal where nothing else is
        self.refuse('puzzle', self.RECORD, '--move', lapse, says='the only one possible')
        self.refuse('puzzle', self.RECORD, '--bot', 'greedy', says='does not search')
        self.refuse('puzzle', self.RECORD, '--searches', '1', says='--searches')
        self.refuse('puzzle', self.RECORD, '--move', '20', '--kind', 'choose', says='--kind')
        self.refuse('puzzle', self.RECORD, '--kind', 'castle', '--bot', 'search:8', says='no decision', code=1)
        begun = self.folder / 'begun'
        begun.write_text(BEGUN)
        self.refuse('puzzle', begun, '--move', '5', says='not over', code=1)


class Puzzles(LabTest):
    PACKS = ROOT / 'puzzles' / 'packs'

    def test_enough_is_enough(self):
        before = {}
        for number in range(1, 4):
            name = f'vineta-{number:02}.json'
            before[name] = (self.PACKS / name).read_text()
            (self.folder / name).write_text(before[name])
        done = self.run_program('puzzles', 'vineta', '--count', '100', '--bot', MAKER, '--out', self.folder)
        self.assertIn('0 of them new', done.stdout)
        self.assertEqual({file.name: file.read_text() for file in self.folder.iterdir()}, before)

    def test_refusals(self):
        pack = self.folder / 'vineta-01.json'
        pack.write_text((self.PACKS / 'vineta-01.json').read_text())
        here = ('puzzles', 'vineta', '--out', self.folder, '--bot', MAKER)
        self.refuse(*here, '--seed', '6', says='--seed 1')
        self.refuse(*here[:-1], 'search:9', says=f'--bot {MAKER}')
        pack.write_text(pack.read_text().replace('"grade"', '"rank"'))
        self.refuse(*here, says='not written as a pack is', code=1)
        self.refuse('puzzles', 'chess', says='unknown game')
        self.refuse('puzzles', 'vineta', '--bot', 'greedy', '--out', self.folder / 'none', says='does not search')
        self.refuse('puzzles', 'vineta', '--count', '0', says='--count')


# The best bots grade what is made: seconds where the program is optimised, minutes where it is not.
if not os.environ.get('SPRINGTIDE_SANITIZED'):
    class MadePuzzles(LabTest):
        def make(self, name, *arguments):
            folder = self.folder / name
            self.run_program('puzzles', 'vineta', '--out', folder, '--pack', '1', '--bot', 'search:8', '--searches', '3',
                             '--seed', '5', *arguments)
            return {file.name: file.read_text() for file in sorted(folder.iterdir())}

        def test_the_same_whatever_the_threads_and_interruptions(self):
            whole = self.make('whole', '--count', '5', '--threads', '2')
            packs = [json.loads(text) for text in whole.values()]
            games = [game for pack in packs for game in pack['games']]
            self.assertGreaterEqual(sum(len(game['puzzles']) for game in games), 5)
            self.make('parts', '--count', '1', '--threads', '1')
            self.assertEqual(self.make('parts', '--count', '5', '--threads', '1'), whole)
            for puzzle in (puzzle for game in games for puzzle in game['puzzles']):
                best, second = sorted((value[0] for value in puzzle['values'] if value), reverse=True)[:2]
                self.assertGreaterEqual(round(best - second, 4), 0.01)


if __name__ == '__main__':
    PROGRAM = str(Path(sys.argv.pop(1)).resolve())
    unittest.main()
