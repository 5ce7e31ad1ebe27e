#!/usr/bin/env python3
"""The whole way in small, on any machine: self-play, training, whole numbers, loading, a match against chance.

  toy_test.py SPRINGTIDE
"""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM = str(pathlib.Path(sys.argv.pop(1)).resolve())
GENERATION = pathlib.Path(__file__).resolve().parents[2] / 'training' / 'generation.sh'
SETTINGS = {'GAMES': '240', 'PLAYERS': '2', 'SEARCH': 'search:40', 'SELFPLAY': '--chunk 40', 'GATE': 'search:40', 'DEALS': '40', 'TABLES': '2',
            'TRAIN': '--device cpu --width 32 --second 16 --epochs 3 --batch 256 --held-out 0.2'}


class ToyTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.run_folder = pathlib.Path(folder.name) / 'run'

    def start(self, game, **changes):
        environment = {**os.environ, 'SPRINGTIDE': PROGRAM, 'PYTHON': sys.executable, **SETTINGS, **changes}
        return subprocess.Popen([GENERATION, game, self.run_folder], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                start_new_session=True)

    def generation(self, game, **changes):
        process = self.start(game, **changes)
        said, _ = process.communicate()
        self.assertEqual(process.returncode, 0, said)
        return said

    def share(self, *bots, game, deals):
        """Of the wins, the first bot's."""
        path = self.run_folder / 'match.json'
        subprocess.run([PROGRAM, 'arena', game, *bots, '--deals', str(deals), '--seed', '3', '--plain', '--json', path], check=True, capture_output=True)
        return next(row for row in json.loads(path.read_text())['bots'] if row['bot'] == bots[0])['first_places']['value']

    def check(self, game, options):
        """`options`: what a bot's text calls each head."""
        first = self.run_folder / '1'
        nets = ','.join(f'{option}={first / head}.net' for head, option in options.items())
        for head in options:
            told = subprocess.run([PROGRAM, 'net', first / f'{head}.net'], check=True, capture_output=True, text=True).stdout
            self.assertIn('; fits this program\n', told)
            self.assertIn('made      games 0 to 239, seed 1\n', told)
        policy = json.loads((first / 'policy.json').read_text())
        # What the search looked at is learnt from 240 games already, and lost by nothing on the way to whole numbers.
        self.assertLess(policy['whole']['measures']['visits']['mean'], policy['by hand']['measures']['visits']['mean'] - 0.03)
        self.assertGreater(policy['whole']['measures']['top 1']['mean'], policy['by hand']['measures']['top 1']['mean'] + 0.1)
        for head in options:
            self.assertLess(abs(json.loads((first / f'{head}.json').read_text())['lost by whole numbers']), 0.01)
        self.assertGreater(self.share(f'search:20,{nets}', 'random', game=game, deals=30), 0.9)

    def test_vineta(self):
        """Interrupted in the middle of self-play, it goes on; the next one begins where it ended."""
        process = self.start('vineta')
        while len(list(self.run_folder.glob('1/samples/policy-*.samples'))) < 2:
            self.assertIsNone(process.poll())
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        kept = {path: path.stat().st_mtime_ns for path in self.run_folder.glob('1/samples/policy-*.samples')}
        said = self.generation('vineta', GAMES='7')    # the settings are those it began with
        self.assertEqual(re.findall(r'^== generation 1 of vineta: (.*)$', said, re.M), ['self-play', 'value', 'policy', 'belief', 'matches of 2'])
        self.assertEqual(kept, {path: path.stat().st_mtime_ns for path in kept})
        self.assertEqual(len(list(self.run_folder.glob('1/samples/value-*.samples'))), 6)
        self.check('vineta', {'value': 'value', 'policy': 'policy', 'belief': 'guess'})
        belief = json.loads((self.run_folder / '1/belief.json').read_text())
        self.assertLess(belief['whole']['measures']['tribe']['mean'], belief['by hand']['measures']['tribe']['mean'])
        self.assertIn(said.split()[-1], ['accepted', 'refused'])
        self.assertEqual((self.run_folder / 'accepted').read_text(), '1\n' if said.split()[-1] == 'accepted' else '')
        # The second generation learns from the samples of both, and plays with the nets that were accepted.
        (self.run_folder / 'accepted').write_text('1\n')
        said = self.generation('vineta', GAMES='40', DEALS='2')
        self.assertIn('\n== generation 2 of vineta: policy\n', said)
        report = json.loads((self.run_folder / '2' / 'value.json').read_text())
        self.assertEqual(report['games'], 280)
        self.assertIn(f'search:40,value={self.run_folder}/1/value.net,policy={self.run_folder}/1/policy.net', '\n'.join(report['made']))

    def test_vigo(self):
        self.generation('vigo', SEARCH='search:20')
        self.check('vigo', {'value': 'value', 'policy': 'policy'})


if __name__ == '__main__':
    unittest.main()
