"""The net of docs/net.md in PyTorch: with real weights for training, and with whole ones as programs ask it.

A Table holds samples on the device; batch() gathers some of them by index arithmetic, without a loop over samples.
"""

import dataclasses

import numpy as np
import torch

import net_file

SHIFTS = (1, 6, 6)


@dataclasses.dataclass
class Batch:
    table: torch.Tensor      # samples · features of the table, 1 where the feature is there
    item: torch.Tensor       # items · features of an item
    sample_of: torch.Tensor  # of each item
    place: torch.Tensor      # of each item in its sample
    items_of: torch.Tensor   # of each sample
    base: torch.Tensor
    target: torch.Tensor
    stage: torch.Tensor

    def samples(self):
        """The place of each sample in the batch."""
        return torch.arange(len(self.items_of), device=self.items_of.device)

    def spread(self, values):
        """A value of each item as samples · items, -inf where there is none."""
        wide = values.new_full((len(self.items_of), int(self.items_of.max())), float('-inf'))
        return wide.index_put((self.sample_of, self.place), values)


def begins_of(counts):
    return torch.cumsum(counts, 0) - counts


def ragged(begins, counts):
    """Positions of runs, and of each position its run and the place in it."""
    run = torch.repeat_interleave(torch.arange(len(counts), device=counts.device), counts)
    place = torch.arange(len(run), device=counts.device) - begins_of(counts)[run]
    return begins[run] + place, run, place


class Table:
    """Samples on a device. Symmetries, if there are any, are drawn for each sample of a batch."""

    def __init__(self, samples, device, symmetries=None):
        def on(array, kind=None):
            return torch.from_numpy(array.astype(kind) if kind else array).to(device)

        self.device, self.head, self.symmetries = device, samples.head, symmetries
        self.stage = on(samples.stage, 'int64')
        self.game = on(np.unique(samples.key, return_inverse=True)[1], 'int64')
        self.items_of = on(samples.items_of, 'int64')
        self.table_count = on(samples.table_count, 'int32')
        self.item_count = on(samples.item_count, 'int32')
        # 16 bits with a sign hold every feature, and torch knows no others.
        self.table_feature = on(samples.table_feature, 'int16')
        self.item_feature = on(samples.item_feature, 'int16')
        self.base, self.target = on(samples.base, 'float32'), on(samples.target, 'float32')
        self.item_begin = begins_of(self.items_of)
        self.table_feature_begin = begins_of(self.table_count.long())
        self.item_feature_begin = begins_of(self.item_count.long())

    def rows(self, features, begins, counts, size, turned):
        """A row of zeros and ones for each run of features; `turned` says for each run what numbers features become."""
        position, run, _ = ragged(begins, counts.long())
        feature = features[position].long()
        if turned is not None:
            moves, symmetry = turned
            feature = moves.view(-1)[symmetry[run] * size + feature]
        rows = torch.zeros(len(counts) * size, device=self.device)
        return rows.index_fill_(0, run * size + feature, 1.0).view(len(counts), size)

    def batch(self, chosen, generator=None):
        """The samples of these numbers; with a generator each is turned by a symmetry at random."""
        items, sample_of, place = ragged(self.item_begin[chosen], self.items_of[chosen])
        base, target, moves, symmetry = self.base[items], self.target[items], self.symmetries, None
        if moves is not None and generator is not None:
            symmetry = torch.randint(moves.count, (len(chosen),), device=self.device, generator=generator)
            base, target = moves.moved_places(base, target, symmetry[sample_of], self.head)
        return Batch(
            table=self.rows(self.table_feature, self.table_feature_begin[chosen], self.table_count[chosen], self.head.table,
                            None if symmetry is None else (moves.table, symmetry)),
            item=self.rows(self.item_feature, self.item_feature_begin[items], self.item_count[items], self.head.item,
                           None if symmetry is None else (moves.item, symmetry[sample_of])),
            sample_of=sample_of, place=place, items_of=self.items_of[chosen], base=base, target=target, stage=self.stage[chosen])


class Net(torch.nn.Module):
    """With real weights: activations of 0 … 1."""

    def __init__(self, table, item, width, second, outputs, generator):
        super().__init__()

        def normal(*shape, spread):
            return torch.nn.Parameter(torch.randn(*shape, generator=generator) * spread)

        # Activations begin around the middle of their range, and outputs near 0: what is said by hand, and no more.
        self.table_rows = normal(table, width, spread=0.05)
        self.item_rows = normal(item, width, spread=0.05)
        self.first_bias = torch.nn.Parameter(torch.full((width,), 0.4))
        self.second_rows = normal(second, 2 * width, spread=(2 * width) ** -0.5)
        self.second_bias = torch.nn.Parameter(torch.full((second,), 0.4))
        self.output_rows = normal(outputs, second, spread=0.02)
        self.output_bias = torch.nn.Parameter(torch.zeros(outputs))

    def forward(self, batch):
        table = batch.table @ self.table_rows + self.first_bias
        first = (table.index_select(0, batch.sample_of) + batch.item @ self.item_rows).clamp(0, 1)
        mean = torch.zeros_like(table).index_add(0, batch.sample_of, first) / batch.items_of[:, None]
        width = first.shape[1]
        second = (first @ self.second_rows[:, :width].T + (mean @ self.second_rows[:, width:].T).index_select(0, batch.sample_of) +
                  self.second_bias).clamp(0, 1)
        return second @ self.output_rows.T + self.output_bias

    @torch.no_grad()
    def clip(self, shifts):
        """Every weight to what its whole number can say."""
        for part, scale in [(self.table_rows, 127 * 2 ** shifts[0]), (self.item_rows, 127 * 2 ** shifts[0]),
                            (self.second_rows, 2 ** shifts[1]), (self.output_rows, 2 ** shifts[2])]:
            part.clamp_(-128 / scale, 127 / scale)

    @torch.no_grad()
    def hold(self, shifts):
        """No sum of a column beyond 16 bits once weights are whole: a column that could is made smaller, the side that could."""
        scale = 127 * 2 ** shifts[0]
        rounding = (len(self.table_rows) + len(self.item_rows)) / 2 + 2 ** shifts[0]
        for sign in (1, -1):
            sums = (sign * self.table_rows).clamp(min=0).sum(0) + (sign * self.item_rows).clamp(min=0).sum(0)
            room = (32767 - rounding) / scale - (sign * self.first_bias).clamp(min=0)
            factor = (room / sums.clamp(min=1e-6)).clamp(max=1)
            for rows in (self.table_rows, self.item_rows):
                rows.copy_(torch.where(sign * rows > 0, rows * factor, rows))

    def real(self):
        """The seven parts as net_file takes them."""
        return {name: value.detach().cpu().tolist() for name, value in self.named_parameters()}

    @torch.no_grad()
    def take(self, net, shifts):
        """The weights of a file, as real numbers."""
        scales = {'first_bias': 127 * 2 ** shifts[0], 'table_rows': 127 * 2 ** shifts[0], 'item_rows': 127 * 2 ** shifts[0],
                  'second_bias': 127 * 2 ** shifts[1], 'second_rows': 2 ** shifts[1],
                  'output_bias': 127 * 2 ** shifts[2], 'output_rows': 2 ** shifts[2]}
        steps = {'first_bias': 2 ** shifts[0] // 2, 'second_bias': 2 ** shifts[1] // 2}
        for name, value in self.named_parameters():
            value.copy_((torch.tensor(net[name], dtype=torch.float64) - steps.get(name, 0)) / scales[name])


class WholeNet:
    """With whole weights, in arithmetic that is exact: what every program that reads the file gives, bit for bit."""

    def __init__(self, net, shifts, device):
        self.shifts = shifts
        for name, value in net.items():
            setattr(self, name, torch.tensor(value, dtype=torch.float64, device=device))

    def whole_outputs(self, batch):
        """Sums stay far below 2^53, so doubles add them exactly."""
        table = batch.table.double() @ self.table_rows + self.first_bias
        sums = table.index_select(0, batch.sample_of) + batch.item.double() @ self.item_rows
        first = (sums.long() >> self.shifts[0]).clamp(0, 127)
        total = torch.zeros(table.shape, dtype=torch.int64, device=first.device).index_add(0, batch.sample_of, first)
        reciprocal = torch.div(32767 + batch.items_of, batch.items_of, rounding_mode='floor')
        mean = (2 * total * reciprocal[:, None]) >> 16
        both = torch.cat([first, mean.index_select(0, batch.sample_of)], 1).double()
        second = ((both @ self.second_rows.T + self.second_bias).long() >> self.shifts[1]).clamp(0, 127)
        return (second.double() @ self.output_rows.T + self.output_bias).long()

    def __call__(self, batch):
        return (self.whole_outputs(batch).double() / (127 * 2 ** self.shifts[2])).float()


def whole_of(net, shifts, device):
    """A trained net quantised: its parts as whole numbers, and the net of them. No column may reach beyond 16 bits."""
    parts = net_file.quantise(net.real(), shifts)
    for column, (least, most) in enumerate(net_file.reaches(parts)):
        if least < -32768 or most > 32767:
            raise ValueError(f'column {column} of the first layer reaches {least} to {most}, beyond 16 bits')
    return parts, WholeNet(parts, shifts, device)
