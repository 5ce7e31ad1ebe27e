#!/usr/bin/env python3
"""The trainer on planted rules: what it learns, what its whole numbers are, what it refuses and how it goes on.

  train_test.py [SPRINGTIDE]    with the program also whether it reads what the trainer writes
"""

import hashlib
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

import numpy as np
import planted
import torch

import model
import net_file
import samples
import symmetries
import train

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 and pathlib.Path(sys.argv[1]).is_file() else None
SMALL = ['--width', '32', '--second', '32', '--batch', '256', '--lr', '0.01', '--device', 'cpu']


class TrainingTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def file(self, name, data):
        path = self.folder / name
        path.write_bytes(data)
        return str(path)

    def train(self, *words, log=None):
        """The report and the net of a run; `log` is asked for each line."""
        said = log or (lambda line: None)
        report = train.trained(train.arguments([*SMALL, *words, '--out', str(self.folder / 'a.net')]), said)
        return report, (self.folder / 'a.net').read_bytes()


def true_loss(kind, count, seed):
    """What one who knows the rule would lose on a whole file."""
    block, chances = planted.planted_block(kind, count, seed)
    target = block['target']
    if kind == 'belief':
        parts = [(chances[:, :planted.TRIBES], target[:, 0]), (chances[:, planted.TRIBES:], target[:, 1])]
        return sum(-np.log(chance[~np.isnan(truth), truth[~np.isnan(truth)].astype(int)]).mean() for chance, truth in parts)
    return -(target[:, 0] * np.log(chances)).sum() / count


class LearningTest(TrainingTest):
    def learnt(self, kind):
        report, data = self.train(self.file('a.samples', planted.file_of(kind, 30000)), '--epochs', '6')
        names = train.CHOSEN_BY[kind]

        def loss(of):
            return sum(report[of]['measures'][name]['mean'] for name in names)

        known = true_loss(kind, 30000, 77)
        gap = loss('by hand') - known
        self.assertGreater(gap, 0.1)
        # At least two thirds of what there was to learn, and nothing lost by whole numbers.
        self.assertLess(loss('real') - known, gap / 3)
        self.assertLess(abs(report['lost by whole numbers']), 0.01)
        self.assertGreater(loss('whole'), known - 0.05)
        for name in names:
            measure = report['whole']['measures'][name]
            self.assertEqual(set(measure['by stage']), set(range(5)))
            total = sum(mean * count for mean, count in measure['by stage'].values())
            self.assertAlmostEqual(total / measure['count'], measure['mean'])
        self.assertAlmostEqual(sum(report['gain'][name]['mean'] for name in names), loss('by hand') - loss('whole'))
        for name in names:
            self.assertGreater(report['gain'][name]['mean'], 5 * report['gain'][name]['error'])
        return report, data

    def calibrated(self, report):
        """What is held likely is so about as often: it is off by less than half of what it is by hand, weighed by how often."""
        def off(of):
            rows = report[of]['calibration']
            return sum(count * abs(chance - often) for count, chance, often in rows) / sum(count for count, _, _ in rows)

        self.assertLess(off('whole'), off('by hand') / 2)

    def test_calibration_of_the_truth(self):
        """Bases that are the true chances are right as often as they say, within four standard errors."""
        block, chances = planted.planted_block('value', 20000, 4)
        block['base'] = np.log(np.maximum(chances, 1e-9))[:, None]
        path = self.file('a.samples', planted.head_of('value').text().encode() + planted.bytes_of(block))
        rows = self.train(path, '--epochs', '1', '--held-out', '0.8')[0]['by hand']['calibration']
        self.assertEqual(len(rows), 10)
        for count, chance, often in rows:
            self.assertLess(abs(chance - often), 4 * (chance * (1 - chance) / count) ** 0.5)

    def test_value(self):
        report, data = self.learnt('value')
        self.calibrated(report)
        head, _ = net_file.read(data)
        self.assertEqual((head['head'], head['outputs'], head['table'], head['item']), ('value', ['win', 'points'], planted.TABLE, planted.ITEM))
        self.assertEqual(head['made'][-1], 'planted')

    def test_policy(self):
        report, _ = self.learnt('policy')
        self.assertGreater(report['whole']['measures']['top 1']['mean'], 0.8)
        # By hand there is nothing, so each action is as good as another: the mean of 1 / actions for 2 to 19 of them.
        self.assertAlmostEqual(report['by hand']['measures']['top 1']['mean'], np.mean([1 / n for n in range(2, 20)]), delta=0.01)

    def test_belief(self):
        report, data = self.learnt('belief')
        self.calibrated(report)
        self.assertEqual(net_file.read(data)[0]['outputs'][6:8], ['tribe heather', 'district G0'])

    def test_by_hand_is_the_softmax_of_the_bases(self):
        data = planted.file_of('value', 2000, blocks=1)
        report, _ = self.train(self.file('a.samples', data), '--epochs', '1', '--held-out', '0.5')
        block, _ = planted.planted_block('value', 2000, 1000)
        held = samples.read([str(self.folder / 'a.samples')])
        _, _, out = train.thirds(held, 0.5)
        losses, at = {}, 0
        for i, count in enumerate(block['items_of']):
            base, win = block['base'][at:at + count, 0], block['target'][at:at + count, 0]
            losses[i] = -(win * np.log(planted.softmax(base))).sum()
            at += count
        self.assertAlmostEqual(report['by hand']['measures']['win']['mean'], np.mean([losses[i] for i in out]), places=5)

    def test_the_error_counts_games(self):
        """The same game four times over is no more evidence than once."""
        less, counts = torch.randn(100, generator=torch.Generator().manual_seed(1)).double(), torch.full((100,), 3.0).double()
        once, again = (train.gain_of(torch.stack([times * less, times * counts]), torch.stack([0 * less, times * counts])) for times in (1, 4))
        self.assertAlmostEqual(once['error'], again['error'])
        self.assertAlmostEqual(once['error'], float((less / 3).std(unbiased=False)) / 10)

    def test_mix(self):
        """Without the outcome a search that says the opposite is believed."""
        block, _ = planted.planted_block('value', 10000, 3)
        target = block['target']
        for at, count in zip(np.cumsum(block['items_of']) - block['items_of'], block['items_of']):
            target[at:at + count, 1] = planted.softmax(-3 * target[at:at + count, 2])
        path = self.file('a.samples', planted.head_of('value').text().encode() + planted.bytes_of(block))
        losses = [self.train(path, '--epochs', '4', '--mix', mix)[0]['real']['measures']['win']['mean'] for mix in ['1', '0']]
        self.assertLess(losses[0], losses[1] - 0.5)


class WholeNumbersTest(TrainingTest):
    def test_like_the_file(self):
        """Bit for bit, for any weights, shifts and numbers of items."""
        rng = random.Random(4)
        for shifts in [(0, 0, 0), (1, 6, 6), (3, 7, 5), (8, 16, 16)]:
            def whole(least, most, *shape):
                if len(shape) == 1:
                    return [rng.randint(least, most) for _ in range(shape[0])]
                return [whole(least, most, shape[1]) for _ in range(shape[0])]

            table, item, width, second, outputs = rng.randint(3, 40), rng.randint(3, 40), 32, 16, 3
            net = {'first_bias': whole(-9000, 9000, width), 'table_rows': whole(-128, 127, table, width),
                   'item_rows': whole(-128, 127, item, width), 'second_bias': whole(-2 ** 30, 2 ** 30, second),
                   'second_rows': whole(-128, 127, second, 2 * width), 'output_bias': whole(-2 ** 30, 2 ** 30, outputs),
                   'output_rows': whole(-128, 127, outputs, second)}
            # Biases that leave something to the weights.
            net['second_bias'] = [bias >> (14 - min(shifts[1], 14)) for bias in net['second_bias']]
            asked = [(sorted(rng.sample(range(table), rng.randint(0, table))),
                      [sorted(rng.sample(range(item), rng.randint(0, item))) for _ in range(count)]) for count in [1, 2, 3, 5, 6, 7, 100, 128]]
            found = model.WholeNet(net, shifts, 'cpu').whole_outputs(batch_of(asked, table, item))
            expected = [row for each in asked for row in net_file.evaluate(net, shifts, *each)]
            self.assertEqual(found.tolist(), expected)
            head, read = net_file.read(net_file.write(net, 'value', planted.DIGEST, shifts, ['a', 'b', 'c'], ['by hand']))
            self.assertEqual((read, head['shifts'], head['made']), (net, shifts, ['by hand']))

    def test_no_column_overflows(self):
        net = model.Net(5000, 3000, 16, 16, 2, torch.Generator().manual_seed(1))
        with torch.no_grad():
            for rows in (net.table_rows, net.item_rows):
                rows.copy_(torch.rand(rows.shape, generator=torch.Generator().manual_seed(2)) - 0.3)
        with self.assertRaisesRegex(ValueError, 'column 0 of the first layer reaches .* beyond 16 bits'):
            model.whole_of(net, (1, 6, 6), 'cpu')
        net.hold((1, 6, 6))
        parts, _ = model.whole_of(net, (1, 6, 6), 'cpu')
        self.assertGreater(max(most for _, most in net_file.reaches(parts)), 20000)

    def test_a_file_to_begin_with(self):
        path = self.file('a.samples', planted.file_of('value', 2000))
        _, data = self.train(path, '--epochs', '2')
        net = model.Net(planted.TABLE, planted.ITEM, 32, 32, 2, torch.Generator().manual_seed(9))
        head, parts = net_file.read(data)
        net.take(parts, head['shifts'])
        self.assertEqual(net_file.quantise(net.real(), head['shifts']), parts)
        first = self.file('first.net', data)
        before = self.train(path, '--epochs', '1')[0]['curve'][0]['loss']
        self.assertLess(self.train(path, '--epochs', '1', '--init', first)[0]['curve'][0]['loss'], before)
        with self.assertRaisesRegex(samples.BadSamples, 'first.net: head: expected policy, found value'):
            self.train(self.file('b.samples', planted.file_of('policy', 2000)), '--init', first)
        with self.assertRaisesRegex(samples.BadSamples, 'broken.net: the weights are not those of the hash'):
            self.train(path, '--init', self.file('broken.net', data[:-1] + b'?'))

    @unittest.skipIf(PROGRAM is None, 'no program was named')
    def test_the_program_reads_it(self):
        for kind in samples.TARGETS:
            _, data = self.train(self.file('a.samples', planted.file_of(kind, 1000)), '--epochs', '1', '--held-out', '0.2')
            told = subprocess.run([PROGRAM, 'net', '-'], input=data, capture_output=True, check=True).stdout.decode()
            self.assertIn(f'head      {kind}: {", ".join(train.OUTPUTS[kind])}\n', told)
            self.assertIn('made      planted\n', told)


def batch_of(asked, table, item):
    """Positions as the trainer gathers them."""
    block = {'game': [0] * len(asked), 'stage': [0] * len(asked), 'items_of': [len(items) for _, items in asked],
             'table_count': [len(features) for features, _ in asked], 'table_feature': [f for features, _ in asked for f in features],
             'item_count': [len(each) for _, items in asked for each in items],
             'item_feature': [f for _, items in asked for each in items for f in each]}
    arrays = {name: np.array(values, dtype='int64') for name, values in block.items()}
    count = len(arrays['item_count'])
    data = samples.Samples(head=planted.head_of('value', table=table, item=item), key=arrays.pop('game'), base=np.zeros((count, 1)),
                           target=np.zeros((count, 3)), notes=[], **arrays)
    return model.Table(data, 'cpu').batch(torch.arange(len(asked)))


class RunsTest(TrainingTest):
    def setUp(self):
        super().setUp()
        self.path = self.file('a.samples', planted.file_of('value', 4000))

    def test_repeats_itself(self):
        nets = [self.train(self.path, '--epochs', '2', '--seed', seed)[1] for seed in ['1', '1', '2']]
        self.assertEqual(nets[0], nets[1])
        self.assertNotEqual(nets[0].split(b'\n\n')[1], nets[2].split(b'\n\n')[1])

    def test_goes_on_where_it_was(self):
        whole, expected = self.train(self.path, '--epochs', '4')

        def stop(line):
            if line.startswith('epoch 3:'):
                raise KeyboardInterrupt

        with self.assertRaises(KeyboardInterrupt):
            self.train(self.path, '--epochs', '4', log=stop)
        lines = []
        report, found = self.train(self.path, '--epochs', '4', log=lines.append)
        self.assertIn('going on after epoch 2', lines)
        self.assertEqual(found, expected)
        self.assertEqual([each['loss'] for each in report['curve']], [each['loss'] for each in whole['curve']])
        self.assertFalse((self.folder / 'a.net.state').exists())
        # Another run does not take it.
        with self.assertRaises(KeyboardInterrupt):
            self.train(self.path, '--epochs', '4', log=stop)
        lines = []
        self.train(self.path, '--epochs', '2', '--seed', '2', log=lines.append)
        self.assertNotIn('going on after epoch 2', lines)

    def test_stops_when_it_gets_worse(self):
        """Outcomes of coins: there is nothing to learn, so what is learnt makes it worse."""
        block, _ = planted.planted_block('value', 1000, 3)
        rng = np.random.default_rng(2)
        begins = np.cumsum(block['items_of']) - block['items_of']
        block['target'][:, :2] = np.nan
        block['target'][:, 0] = 0
        block['target'][begins + rng.integers(0, block['items_of']), 0] = 1
        block['base'][:] = 0
        path = self.file('coins.samples', planted.head_of('value').text().encode() + planted.bytes_of(block))
        report, data = self.train(path, '--epochs', '300', '--patience', '3', '--lr', '0.01', '--batch', '64', '--held-out', '0.3')
        self.assertLess(len(report['curve']), 100)
        self.assertEqual(report['best epoch'], len(report['curve']) - 3)
        self.assertEqual(report['curve'][report['best epoch'] - 1]['win'], min(each['win'] for each in report['curve']))

    def test_seconds(self):
        report, _ = self.train(self.path, '--epochs', '100000', '--patience', '100000', '--seconds', '2')
        self.assertGreater(len(report['curve']), 1)
        self.assertLess(sum(each['seconds'] for each in report['curve'][:-1]), 2)

    def test_games_are_held_out_whole(self):
        read = samples.read([self.path])
        parts = train.thirds(read, 0.2)
        self.assertEqual(sorted(np.concatenate(parts)), list(range(len(read))))
        games = [set(read.key[part]) for part in parts]
        self.assertFalse(games[0] & games[1] or games[0] & games[2] or games[1] & games[2])
        for part, share in zip(parts, [0.8, 0.1, 0.1]):
            self.assertAlmostEqual(len(part) / len(read), share, delta=0.04)
        # More files change nothing in what is held out of this one.
        both = samples.read([self.path, self.file('b.samples', planted.file_of('value', 2000, seed=2, made=['other']))])
        for part, more in zip(parts, train.thirds(both, 0.2)):
            self.assertTrue((more[:len(part)] == part).all())
        self.assertEqual(both.head.made, ['planted', 'other'])

    def test_how_it_was_made_is_said_once(self):
        chunks = [line for first in (0, 500, 1000) for line in (f'games {first} to {first + 499}, seed 7', 'bots search:60')]
        self.assertEqual(train.said_once([*chunks, 'games 0 to 99, seed 8', 'bots greedy']),
                         ['games 0 to 1499, seed 7', 'games 0 to 99, seed 8', 'bots search:60', 'bots greedy'])

    def test_report(self):
        words = ['--epochs', '1', '--report', str(self.folder / 'a.json')]
        report, _ = self.train(self.path, *words)
        self.assertEqual(json.loads((self.folder / 'a.json').read_text())['real']['measures']['win']['mean'], report['real']['measures']['win']['mean'])

    def test_as_a_program(self):
        script = pathlib.Path(train.__file__)
        out = str(self.folder / 'b.net')
        done = subprocess.run([sys.executable, script, self.path, '--out', out, '--epochs', '1', *SMALL], capture_output=True, text=True, check=True)
        self.assertRegex(done.stdout, r'\nepoch 1: loss \d')
        done = subprocess.run([sys.executable, script, out, '--out', out, *SMALL], capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (1, f'train.py: {out}: line 1: not a file of samples\n'))


class RefusalsTest(TrainingTest):
    def refused(self, data, says):
        with self.assertRaises(samples.BadSamples) as caught:
            samples.read([self.file('bad.samples', data)])
        self.assertIn('bad.samples: ' + says, str(caught.exception))

    def test_heads(self):
        good = planted.file_of('value', 20)
        for old, new, says in [
                (b'springtide samples 1', b'springtide net 1', 'line 1: not a file of samples'),
                (b'samples 1', b'samples 2', 'line 1: another format than 1'),
                (b'rules 1\n', b'', "line 3: expected 'rules'"),
                (b'rules 1', b'rules 01', "rules: expected a number from 1 to 1000, found '01'"),
                (b'head value', b'head eyes', "head: expected value, policy, belief, found 'eyes'"),
                (b'features ab', b'features AB', 'features: expected a SHA-256'),
                (b'table 40', b'table 9000', 'table: expected a number from 1 to 8192'),
                (b'win, search, points', b'win, points', "targets: expected 'win, search, points', found 'win, points'"),
                (b'bases 1', b'bases 2', 'bases: expected a number from 0 to 1'),
                (b'made planted\n', b'', "line 10: expected 1 to 20 lines that begin with 'made '")]:
            self.assertIn(old, good)
            self.refused(good.replace(old, new, 1), says)
        self.refused(b'', 'line 1: not a file of samples')
        self.refused(good[:100], 'the head has no end')
        with self.assertRaisesRegex(samples.BadSamples, 'b.samples: other game, rules, head, features or bases than .*a.samples'):
            samples.read([self.file('a.samples', good), self.file('b.samples', planted.file_of('policy', 20))])
        with self.assertRaisesRegex(samples.BadSamples, 'no samples'):
            samples.read([self.file('a.samples', planted.head_of('value').text().encode())])

    def test_blocks(self):
        for change, says in [
                (lambda b: b['table_feature'].__setitem__(0, planted.TABLE), f'table_feature: {planted.TABLE} is not below {planted.TABLE}'),
                (lambda b: b['item_feature'].__setitem__(slice(0, 2), b['item_feature'][1::-1]), 'item_feature: features do not rise'),
                (lambda b: b['item_feature'].__setitem__(1, b['item_feature'][0]), 'item_feature: features do not rise'),
                (lambda b: b['items_of'].__setitem__(0, b['items_of'][0] + 1), 'items: '),
                (lambda b: b['table_count'].__setitem__(0, b['table_count'][0] + 1), 'features of tables: '),
                (lambda b: b['items_of'].__setitem__(slice(0, 2), [0, b['items_of'][:2].sum()]), 'a sample has no items'),
                (lambda b: b['base'].__setitem__((0, 0), np.inf), 'base: not a finite number'),
                (lambda b: b['target'].__setitem__((0, 0), 0.5), 'sample 0: win: the shares sum to'),
                (lambda b: b['target'].__setitem__((slice(0, 2), 0), b['target'][:2, 0] + [-2, 2]), 'win: a share below 0'),
                (lambda b: b['target'].__setitem__((0, 2), np.inf), 'points: not a finite number')]:
            block, _ = planted.planted_block('value', 50, 1)
            block = {name: np.array(values) for name, values in block.items()}
            good = planted.planted_block('value', 50, 2)[0]
            first = planted.head_of('value').text().encode() + planted.bytes_of(good)
            change(block)
            self.refused(first + planted.bytes_of(block), f'block 1 at byte {len(first)}: {says}')
        block, _ = planted.planted_block('belief', 50, 1)
        block['target'][0, 0] = 7
        self.refused(planted.head_of('belief').text().encode() + planted.bytes_of(block), f'block 0 at byte {len(planted.head_of("belief").text())}: tribe: not one of 0 to 6')

    def test_a_block_that_was_cut_off(self):
        data = planted.file_of('value', 100)
        whole = samples.read([self.file('a.samples', data)])
        for missing in [1, 500]:
            cut = samples.read([self.file('a.samples', data[:-missing])])
            self.assertEqual((len(whole), len(cut)), (100, 50))
            self.assertRegex(cut.notes[0], r'block 1 at byte \d+: cut off, left out')
            self.assertTrue((cut.target_of('win') == whole.target_of('win')[:len(cut.item_count)]).all())
        self.assertEqual(len(samples.read([self.file('a.samples', data + b'\1\0\0')])), 100)

    def test_too_few_games(self):
        with self.assertRaisesRegex(samples.BadSamples, 'held out: more games'):
            self.train(self.file('a.samples', planted.file_of('value', 2)))


class GateTest(TrainingTest):
    def verdict(self, *matches):
        paths = []
        for i, (players, high, verdict) in enumerate(matches):
            bots = [{'bot': 'old', 'first_places': {'value': 0.1, 'high': 0.2}}, {'bot': 'new', 'first_places': {'value': 0.1, 'high': high}}]
            match = {'table': ['game vineta', f'players {players}'], 'deals': 50, 'bots': bots, 'sprt': {'h0': 0.5, 'h1': 0.55, 'verdict': verdict}}
            paths.append(self.file(f'{i}.json', json.dumps(match).encode()))
        done = subprocess.run([sys.executable, pathlib.Path(train.__file__).with_name('gate.py'), 'new', *paths], capture_output=True, text=True, check=True)
        return done.stdout.splitlines()[-1]

    def test_one_for_it_and_none_against(self):
        self.assertEqual(self.verdict((2, 0.6, 'h1')), 'accepted')
        self.assertEqual(self.verdict((2, 0.6, 'undecided')), 'refused')
        self.assertEqual(self.verdict((2, 0.6, 'h1'), (4, 0.26, 'h0')), 'accepted')
        self.assertEqual(self.verdict((2, 0.6, 'h1'), (4, 0.24, 'h0')), 'refused')
        self.assertEqual(self.verdict((2, 0.55, 'undecided'), (4, 0.3, 'h1')), 'accepted')
        self.assertEqual(self.verdict((2, None, 'h0'), (4, None, 'undecided')), 'refused')


def turned(place, symmetry):
    """A board of three rings of three, turned or in a mirror."""
    ring, at = divmod(place, 3)
    return 3 * ring + ((at if symmetry < 3 else 3 - at) + symmetry) % 3


class SymmetriesTest(TrainingTest):
    """Features 0 to 8 of table and item are of a place each, the rest of none."""

    def setUp(self):
        super().setUp()
        self.lines = {kind: [f'{kind} {i}\t' + ' '.join(str(turned(i, s) if i < 9 else i) for s in range(6)) for i in range(count)]
                      for kind, count in [('table', planted.TABLE), ('item', planted.ITEM), ('place', 9)]}
        names = [line.split('\t')[0] + '\n' for kind in ('table', 'item') for line in self.lines[kind]]
        self.digest = hashlib.sha256(''.join(names).encode()).hexdigest()

    def text(self):
        return '\n'.join(line for kind in ('table', 'item', 'place') for line in self.lines[kind]) + '\n'

    def read(self, text, kind='belief'):
        return symmetries.Symmetries(text, planted.head_of(kind, features=self.digest), 'a.txt', 'cpu')

    def test_all_moves_together(self):
        path = self.file('a.samples', planted.file_of('belief', 400, features=self.digest))
        data = samples.read([path])
        table = model.Table(data, 'cpu', self.read(self.text()))
        chosen = torch.arange(400)
        plain, moved = table.batch(chosen), table.batch(chosen, torch.Generator().manual_seed(1))
        drawn = torch.randint(6, (400,), generator=torch.Generator().manual_seed(1)).tolist()
        self.assertEqual(set(drawn), set(range(6)))
        for i, s in enumerate(drawn):
            way = [turned(p, s) for p in range(9)]
            self.assertTrue((moved.table[i, way] == plain.table[i, :9]).all() and (moved.table[i, 9:] == plain.table[i, 9:]).all())
        for i, sample in enumerate(plain.sample_of.tolist()):
            way = [turned(p, drawn[sample]) for p in range(9)]
            self.assertTrue((moved.item[i, way] == plain.item[i, :9]).all() and (moved.item[i, 9:] == plain.item[i, 9:]).all())
            self.assertTrue((moved.base[i, [planted.TRIBES + p for p in way]] == plain.base[i, planted.TRIBES:]).all() and (moved.base[i, :planted.TRIBES] == plain.base[i, :planted.TRIBES]).all())
            (tribe, district), (same_tribe, other) = plain.target[i].tolist(), moved.target[i].tolist()
            self.assertEqual(str(same_tribe), str(tribe))
            self.assertEqual(str(other), str(float(way[int(district)]) if district == district else district))

    def test_a_run_with_them(self):
        path = self.file('a.samples', planted.file_of('value', 2000, features=self.digest))
        moves = self.file('a.txt', self.text().encode())
        plain, with_moves = self.train(path, '--epochs', '1')[1], self.train(path, '--epochs', '1', '--symmetries', moves)[1]
        self.assertIn(b', symmetries\n', with_moves)
        self.assertNotEqual(plain.split(b'\n\n')[1], with_moves.split(b'\n\n')[1])

    def test_refusals(self):
        text = self.text()
        for old, new, says in [('table 0\t0 1', 'table 0\t1 0', 'line 1: the first symmetry moves number 0'),
                               ('table 1\t', 'table 1 ', 'line 2: expected a name, a tab and numbers'),
                               ('table 9\t', 'table nine\t', 'made for another list of features than the samples'),
                               ('table 0\t0 1 2', 'table 0\t0 2 2', 'a symmetry does not move one number to each'),
                               ('table 9\t9 9', 'table 9\t9', 'not every line has 6 numbers')]:
            self.assertIn(old, text)
            with self.assertRaisesRegex(samples.BadSamples, 'a.txt: ' + says):
                self.read(text.replace(old, new, 1))


if __name__ == '__main__':
    torch.set_num_threads(1)
    unittest.main()
