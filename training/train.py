#!/usr/bin/env python3
"""Trains a net on samples of self-play and writes it as a file: docs/training.md.

  train.py SAMPLES... --out FILE.net [--report FILE.json] [--symmetries FILE] [--init FILE.net] ...

A run that was interrupted goes on at the epoch where it was, if it is started again with the same words.
"""

import argparse
import json
import math
import os
import pathlib
import re
import sys
import time

os.environ.setdefault('CUBLAS_WORKSPACE_CONFIG', ':4096:8')  # which makes cuBLAS repeat itself

import numpy as np  # noqa: E402
import torch  # noqa: E402
import torch.nn.functional as F  # noqa: E402

import model  # noqa: E402
import net_file  # noqa: E402
import samples as samples_file  # noqa: E402
import symmetries as symmetries_file  # noqa: E402

TRIBES = ['amber', 'ice', 'fern', 'straw', 'tide', 'rust', 'heather']
DISTRICTS = ['G0', 'G1', 'G2', 'Y0', 'Y1', 'Y2', 'R0', 'R1', 'R2']
OUTPUTS = {'value': ['win', 'points'], 'policy': ['look'],
           'belief': [f'tribe {name}' for name in TRIBES] + [f'district {name}' for name in DISTRICTS]}
STAGES = 256
POINTS_WEIGHT = 0.1
LAST_RATE = 0.02  # of the first, at the end of the cosine
EVALUATED = 8192  # samples at a time


def with_base(outputs, base):
    """What is said by hand is added to the first outputs."""
    return torch.cat([outputs[:, :base.shape[1]] + base, outputs[:, base.shape[1]:]], 1) if base.shape[1] else outputs


def log_shares(batch, logits):
    """Of each item, within its sample."""
    return F.log_softmax(batch.spread(logits), 1)[batch.sample_of, batch.place]


def summed(batch, values):
    return torch.zeros(len(batch.items_of), dtype=values.dtype, device=values.device).index_add(0, batch.sample_of, values)


class Value:
    """How likely each seat is to win, and its points beside it, which help to learn."""

    def loss(self, batch, outputs, mix):
        win, search, points = batch.target.unbind(1)
        target = torch.where(torch.isnan(search), win, mix * win + (1 - mix) * search)
        cross = -(target * log_shares(batch, outputs[:, 0])).sum() / len(batch.items_of)
        known = ~torch.isnan(points)
        errors = F.smooth_l1_loss(outputs[:, 1], points.nan_to_num(), reduction='none')
        return cross + POINTS_WEIGHT * (errors * known).sum() / known.sum().clamp(min=1)

    def measures(self, batch, outputs):
        win = batch.target[:, 0]
        shares = log_shares(batch, outputs[:, 0])
        return {'win': (summed(batch, -win * shares), batch.samples())}

    def chances(self, batch, outputs):
        return log_shares(batch, outputs[:, 0]).exp(), batch.target[:, 0]


class Policy:
    """Which actions a search looked at."""

    def loss(self, batch, outputs, _mix):
        return -(batch.target[:, 0] * log_shares(batch, outputs[:, 0])).sum() / len(batch.items_of)

    def measures(self, batch, outputs):
        visits = batch.target[:, 0]
        logits, wanted = batch.spread(outputs[:, 0]), batch.spread(visits)
        best, wanted_best = logits == logits.max(1, keepdim=True)[0], wanted == wanted.max(1, keepdim=True)[0]
        # Among equals any is taken, so a share of a hit.
        hits = (best & wanted_best).sum(1) / best.sum(1)
        return {'visits': (summed(batch, -visits * log_shares(batch, outputs[:, 0])), batch.samples()), 'top 1': (hits, batch.samples())}

    def chances(self, batch, outputs):
        return log_shares(batch, outputs[:, 0]).exp(), batch.target[:, 0]


class Belief:
    """What tribe a rival has, and where its tile's district is."""

    def questions(self, batch, outputs):
        """For each target: log chances of its choices, the true choice and which rows know it."""
        first = 0
        for i, count in enumerate(samples_file.CHOICES.values()):
            target = batch.target[:, i]
            yield F.log_softmax(outputs[:, first:first + count], 1), target.nan_to_num().long(), ~torch.isnan(target)
            first += count

    def loss(self, batch, outputs, _mix):
        return sum((F.nll_loss(shares, choice, reduction='none') * known).sum() / known.sum().clamp(min=1)
                   for shares, choice, known in self.questions(batch, outputs))

    def measures(self, batch, outputs):
        return {name: (F.nll_loss(shares, choice, reduction='none')[known], batch.sample_of[known])
                for name, (shares, choice, known) in zip(samples_file.CHOICES, self.questions(batch, outputs))}

    def chances(self, batch, outputs):
        rows = [(shares[known].exp(), F.one_hot(choice[known], shares.shape[1]))
                for shares, choice, known in self.questions(batch, outputs)]
        return torch.cat([chance.flatten() for chance, _ in rows]), torch.cat([truth.flatten() for _, truth in rows])


HEADS = {'value': Value(), 'policy': Policy(), 'belief': Belief()}
# What the best epoch is chosen by: the sum of these.
CHOSEN_BY = {'value': ['win'], 'policy': ['visits'], 'belief': ['tribe', 'district']}


@torch.no_grad()
def evaluated(table, chosen, net):
    """Means of all measures, in all and by stage, and how often what is held likely is so, in tenths. `net` may be None:
    then it is what is said by hand alone."""
    head, device = HEADS[table.head.head], table.device
    sums, tenths = {}, torch.zeros(3, 10, dtype=torch.float64, device=device)
    games = {name: torch.zeros(2, int(table.game.max()) + 1, dtype=torch.float64, device=device) for name in CHOSEN_BY[table.head.head]}
    for part in chosen.split(EVALUATED):
        batch = table.batch(part)
        outputs = net(batch) if net else torch.zeros(len(batch.sample_of), len(OUTPUTS[table.head.head]), device=device)
        outputs = with_base(outputs, batch.base)
        for name, (values, of) in head.measures(batch, outputs).items():
            stage = batch.stage[of]
            both = sums.setdefault(name, torch.zeros(2, STAGES, dtype=torch.float64, device=device))
            add_to(both, stage, values)
            if name in games:
                add_to(games[name], table.game[part][of], values)
        chance, truth = head.chances(batch, outputs)
        tenth = (chance * 10).long().clamp(0, 9)
        for row, values in zip(tenths, [torch.ones_like(chance), chance, truth]):
            row.index_add_(0, tenth, values.double())
    return {'measures': {name: means_of(both.tolist()) for name, both in sums.items()}, 'calibration': calibration_of(tenths.tolist()),
            'by game': {name: both.cpu() for name, both in games.items()}}


def add_to(both, places, values):
    """To the sums and the counts of these places."""
    both[0].index_add_(0, places, values.double())
    both[1].index_add_(0, places, torch.ones_like(values, dtype=torch.float64))


def means_of(both):
    totals, counts = both
    return {'mean': sum(totals) / max(sum(counts), 1), 'count': int(sum(counts)),
            'by stage': {stage: [totals[stage] / counts[stage], int(counts[stage])] for stage in range(STAGES) if counts[stage]}}


def calibration_of(tenths):
    """Rows of how many, the mean chance and how often it was so; a tenth without any is left out."""
    return [[int(count), chance / count, truth / count] for count, chance, truth in zip(*tenths) if count]


def gain_of(hand, net):
    """How much less a net loses than what is said by hand, and its standard error, from sums and counts by game. Positions of
    one game are alike: games are drawn independently, samples are not."""
    less, counts = hand[0] - net[0], hand[1]
    mean = less.sum() / counts.sum()
    return {'mean': float(mean), 'error': float((less - mean * counts).square().sum().sqrt() / counts.sum())}


def score(found, head):
    return sum(found['measures'][name]['mean'] for name in CHOSEN_BY[head])


def said(found):
    return ', '.join(f'{name} {values["mean"]:.4f}' for name, values in found['measures'].items())


class Training:
    """One run. Its state after each epoch is on disk until it is done."""

    def __init__(self, args, table, learnt, choosing, log):
        self.args, self.table, self.learnt, self.choosing, self.log = args, table, learnt, choosing, log
        head = table.head
        torch.manual_seed(args.seed)
        seed = torch.Generator().manual_seed(args.seed)
        self.net = model.Net(head.table, head.item, args.width, args.second, len(OUTPUTS[head.head]), seed)
        if args.init:
            self.net.take(*weights_for(args.init, head, self.net))
        self.net.to(table.device)
        self.generator = torch.Generator(device=table.device).manual_seed(args.seed)
        rows = [p for p in self.net.parameters() if p.dim() > 1]
        biases = [p for p in self.net.parameters() if p.dim() == 1]
        self.optimiser = torch.optim.AdamW([{'params': rows, 'weight_decay': args.decay}, {'params': biases, 'weight_decay': 0.0}],
                                           lr=args.lr, betas=(0.9, 0.99))
        self.epoch, self.spent, self.curve, self.best = 0, 0.0, [], None
        self.state_path = pathlib.Path(f'{args.out}.state')

    def rate(self, step, steps):
        """A short rise, then a cosine over the epochs or the seconds, whichever end first."""
        done = step / steps
        if self.args.seconds:
            done = max(done, (self.spent + time.monotonic() - self.began) / self.args.seconds)
        rise = min(1.0, (step + 1) / max(1, min(100, steps // 20)))
        return self.args.lr * rise * (LAST_RATE + (1 - LAST_RATE) * 0.5 * (1 + math.cos(math.pi * min(1.0, done))))

    def train_epoch(self):
        args, head = self.args, HEADS[self.table.head.head]
        order = self.learnt[torch.randperm(len(self.learnt), device=self.table.device, generator=self.generator)]
        parts = order.split(args.batch)
        total = torch.zeros((), device=self.table.device)
        for i, part in enumerate(parts):
            for group in self.optimiser.param_groups:
                group['lr'] = self.rate(self.epoch * len(parts) + i, args.epochs * len(parts))
            batch = self.table.batch(part, self.generator)
            loss = head.loss(batch, with_base(self.net(batch), batch.base), args.mix)
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            self.optimiser.step()
            self.net.clip(args.shifts)
            total += loss.detach() * len(part)
        self.net.hold(args.shifts)
        return float(total) / len(order)

    def is_done(self):
        late = self.args.seconds and self.spent >= self.args.seconds
        stale = self.best and self.epoch - self.best['epoch'] >= self.args.patience
        return self.epoch >= self.args.epochs or late or stale

    def run(self):
        while not self.is_done():
            self.began = time.monotonic()
            loss = self.train_epoch()
            self.epoch += 1
            found = evaluated(self.table, self.choosing, self.net)
            reached = score(found, self.table.head.head)
            if not math.isfinite(loss) or not math.isfinite(reached):
                raise samples_file.BadSamples(f'epoch {self.epoch}: the loss is no number any more; a smaller --lr may help')
            seconds = time.monotonic() - self.began
            self.spent += seconds
            is_best = self.best is None or reached < self.best['score']
            if is_best:
                self.best = {'epoch': self.epoch, 'score': reached,
                             'weights': {name: value.detach().cpu().clone() for name, value in self.net.state_dict().items()}}
            self.curve.append({'epoch': self.epoch, 'loss': loss, 'seconds': round(seconds, 3),
                               **{name: values['mean'] for name, values in found['measures'].items()}})
            self.log(f'epoch {self.epoch}: loss {loss:.4f}, held out {said(found)}, {seconds:.1f} s{", best" if is_best else ""}')
            self.save()
        self.net.load_state_dict(self.best['weights'])

    def save(self):
        state = {'words': words_of(self.args, self.table), 'net': self.net.state_dict(), 'optimiser': self.optimiser.state_dict(),
                 'generator': self.generator.get_state(), 'epoch': self.epoch, 'spent': self.spent, 'curve': self.curve, 'best': self.best}
        part = f'{self.state_path}.part'
        torch.save(state, part)
        os.replace(part, self.state_path)

    def resume(self):
        if not self.state_path.exists():
            return
        state = torch.load(self.state_path, map_location='cpu')
        if state['words'] != words_of(self.args, self.table):
            self.log(f'{self.state_path} is of another run: from the start')
            return
        self.net.load_state_dict(state['net'])
        self.optimiser.load_state_dict(state['optimiser'])
        self.generator.set_state(state['generator'])
        self.epoch, self.spent, self.curve, self.best = state['epoch'], state['spent'], state['curve'], state['best']
        self.log(f'going on after epoch {self.epoch}')


def words_of(args, table):
    """What makes two runs the same run."""
    kept = {key: value for key, value in vars(args).items() if key not in ('out', 'report', 'samples')}
    return json.dumps([kept, len(table.stage), table.head.text()], sort_keys=True)


def weights_for(path, head, net):
    """The parts and shifts of a net to begin with."""
    try:
        found, parts = net_file.read(pathlib.Path(path).read_bytes())
    except ValueError as error:
        raise samples_file.BadSamples(f'{path}: {error}') from None
    expected = {'game': head.game, 'head': head.head, 'features': head.features, 'width': len(net.first_bias), 'second': len(net.second_bias)}
    for key, value in expected.items():
        if found[key] != value:
            raise samples_file.BadSamples(f'{path}: {key}: expected {value}, found {found[key]}')
    return parts, found['shifts']


def thirds(samples, share):
    """Numbers of the samples to learn from, of those that choose the epoch and of those that judge the net: whole games, the
    same ones in every run. The share held out is halved between the last two."""
    place = (samples.key >> np.uint64(11)).astype(np.float64) / 2 ** 53 / share
    parts = [np.flatnonzero(part) for part in (place >= 1, place < 0.5, (place >= 0.5) & (place < 1))]
    if not all(len(part) for part in parts):
        raise samples_file.BadSamples(f'{len(parts[0])} samples to learn from and {len(parts[1])} + {len(parts[2])} held out: more games, or another --held-out')
    return parts


def said_once(lines):
    """How the samples were made, without repetition: the files of one self-play differ in their games alone."""
    games, others = {}, []
    for line in lines:
        part = re.fullmatch(r'games (\d+) to (\d+), seed (\w+)', line)
        if part:
            least, most = games.get(part[3], (math.inf, -1))
            games[part[3]] = (min(least, int(part[1])), max(most, int(part[2])))
        elif line not in others:
            others.append(line)
    return [f'games {least} to {most}, seed {seed}' for seed, (least, most) in games.items()] + others


def made_lines(args, samples, run, games):
    settings = ', '.join(f'{key} {getattr(args, key)}' for key in ('seed', 'batch', 'lr', 'decay', 'mix') if key != 'mix' or samples.head.head == 'value')
    lines = [f'training/train.py: {settings}, best of {run.epoch} epochs {run.best["epoch"]}',
             f'{len(samples)} samples of {games} games{", symmetries" if args.symmetries else ""}{", begun with " + pathlib.Path(args.init).name if args.init else ""}']
    return [line.encode('ascii', 'replace').decode()[:990] for line in lines + said_once(samples.head.made)][:20]


def write_whole(path, data):
    part = f'{path}.part'
    pathlib.Path(part).write_bytes(data)
    os.replace(part, path)


def arguments(words):
    parser = argparse.ArgumentParser(description='Trains a net on samples of self-play: docs/training.md')
    parser.add_argument('samples', nargs='+', help='files of samples, all of one game and head')
    parser.add_argument('--out', required=True, help='the net')
    parser.add_argument('--report', help='curves and figures as JSON')
    parser.add_argument('--width', type=int, default=64, choices=range(16, 257, 16), metavar='16..256')
    parser.add_argument('--second', type=int, default=32, choices=range(16, 129, 16), metavar='16..128')
    parser.add_argument('--shifts', type=int, nargs=3, default=list(model.SHIFTS), help='docs/net.md')
    parser.add_argument('--epochs', type=int, default=16)
    parser.add_argument('--patience', type=int, default=5, help='epochs without a better one before it stops')
    parser.add_argument('--seconds', type=float, default=0.0, help='of training at most')
    parser.add_argument('--batch', type=int, default=16384, help='samples a step')
    parser.add_argument('--lr', type=float, default=5e-3, help='rate of learning at its highest')
    parser.add_argument('--decay', type=float, default=0.01, help='of weights')
    parser.add_argument('--mix', type=float, default=0.5, help='share of the outcome in the target of value; the rest is the search\'s')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--held-out', type=float, default=0.08, help='share of the games that are not learnt from: half choose the epoch, half judge the net')
    parser.add_argument('--init', help='a net to begin with')
    parser.add_argument('--symmetries', help='what `springtide features GAME HEAD --symmetries` prints')
    parser.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
    parser.add_argument('--any-order', action='store_true', help='let an accelerator add in any order: quicker, but no run is like the last')
    return parser.parse_args(words)


def trained(args, log):
    began = time.monotonic()
    samples = samples_file.read(args.samples)
    for note in samples.notes:
        log(note)
    parts_of_samples = thirds(samples, args.held_out)
    games = len(np.unique(samples.key))
    moves = None
    if args.symmetries:
        moves = symmetries_file.Symmetries(pathlib.Path(args.symmetries).read_text(), samples.head, args.symmetries, args.device)
    table = model.Table(samples, args.device, moves)
    log(f'{samples.head.game} {samples.head.head}: {len(samples)} samples of {games} games, {len(samples.item_count)} items, '
        f'{len(parts_of_samples[1])} + {len(parts_of_samples[2])} samples held out; read in {time.monotonic() - began:.1f} s; on {device_name(args.device)}')

    learnt, choosing, judging = (torch.from_numpy(part).to(args.device) for part in parts_of_samples)
    log(f'by hand: held out {said(evaluated(table, choosing, None))}')
    run = Training(args, table, learnt, choosing, log)
    run.resume()
    run.run()
    parts, whole = model.whole_of(run.net, args.shifts, args.device)
    hand, real, quantised = (evaluated(table, judging, net) for net in (None, run.net, whole))
    by_game = [found.pop('by game') for found in (hand, real, quantised)]
    gain = {name: gain_of(by_game[0][name], by_game[2][name]) for name in by_game[0]}
    gains = ', '.join(f'{each["mean"]:.4f} +- {each["error"]:.4f}' for each in gain.values())
    difference = score(quantised, samples.head.head) - score(real, samples.head.head)
    reach = net_file.reaches(parts)
    log(f'best epoch {run.best["epoch"]}, judged by other games: by hand {said(hand)}; net {said(real)}; in whole numbers {said(quantised)} '
        f'({difference:+.5f}); gain {gains}; '
        f'sums from {min(r[0] for r in reach)} to {max(r[1] for r in reach)}')

    data = net_file.write(parts, samples.head.head, samples.head.features, args.shifts, OUTPUTS[samples.head.head],
                          made_lines(args, samples, run, games), samples.head.game, samples.head.rules)
    write_whole(args.out, data)
    report = {'net': args.out, 'settings': vars(args), 'samples': len(samples), 'items': len(samples.item_count), 'games': games, 'choosing': len(choosing), 'judging': len(judging),
              'made': said_once(samples.head.made), 'by hand': hand, 'real': real, 'whole': quantised, 'gain': gain, 'lost by whole numbers': difference,
              'best epoch': run.best['epoch'], 'curve': run.curve, 'seconds': round(time.monotonic() - began, 1),
              'device': device_name(args.device), 'torch': torch.__version__}
    if args.report:
        write_whole(args.report, (json.dumps(report, indent=1) + '\n').encode())
    run.state_path.unlink(missing_ok=True)
    return report


def device_name(device):
    return torch.cuda.get_device_name() if device.startswith('cuda') else device


def main(words):
    args = arguments(words)
    if not args.any_order:
        torch.use_deterministic_algorithms(True, warn_only=True)
        if hasattr(torch.utils, 'deterministic'):
            torch.utils.deterministic.fill_uninitialized_memory = False
    try:
        trained(args, lambda line: print(line, flush=True))
    except (samples_file.BadSamples, OSError) as error:
        sys.exit(f'train.py: {error}')


if __name__ == '__main__':
    main(sys.argv[1:])
