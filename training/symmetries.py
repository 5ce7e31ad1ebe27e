"""What the features of a position become on a board that is turned: the lines of `springtide features GAME HEAD --symmetries`.

A line is a name, a tab and a number for each symmetry, the first of which changes nothing: `table …` and `item …` as features
have them, `place …` for the places of the board.
"""

import hashlib

import torch

import samples


class Symmetries:
    def __init__(self, text, head, path, device):
        rows = {'table': [], 'item': [], 'place': []}
        names = hashlib.sha256()
        for i, line in enumerate(text.splitlines()):
            name, _, numbers = line.partition('\t')
            kind = name.partition(' ')[0]
            moves = numbers.split(' ')
            if kind not in rows or not all(word.isascii() and word.isdigit() for word in moves):
                raise samples.BadSamples(f'{path}: line {i + 1}: expected a name, a tab and numbers')
            if int(moves[0]) != len(rows[kind]):
                raise samples.BadSamples(f'{path}: line {i + 1}: the first symmetry moves number {len(rows[kind])}')
            rows[kind].append([int(word) for word in moves])
            if kind != 'place':
                names.update((name + '\n').encode())
        if names.hexdigest() != head.features:
            raise samples.BadSamples(f'{path}: made for another list of features than the samples')
        self.count = len(rows['table'][0])
        self.table, self.item, self.place = (self.moves(rows[kind], path, device) for kind in rows)

    def moves(self, rows, path, device):
        """symmetries · numbers."""
        if any(len(row) != self.count for row in rows):
            raise samples.BadSamples(f'{path}: not every line has {self.count} numbers')
        if any(sorted(column) != list(range(len(rows))) for column in zip(*rows)):
            raise samples.BadSamples(f'{path}: a symmetry does not move one number to each')
        return torch.tensor(rows, device=device).reshape(len(rows), self.count).T.contiguous()

    def moved_places(self, base, target, symmetry, head):
        """Bases and targets of items on boards that are turned: what speaks of districts moves with them."""
        if 'district' not in head.targets:
            return base, target
        column = head.targets.index('district')
        known = ~torch.isnan(target[:, column])
        moved = target.clone()
        moved[:, column] = torch.where(known, self.place[symmetry, target[:, column].nan_to_num().long()].float(), target[:, column])
        if head.bases:
            first = samples.CHOICES['tribe']
            base = torch.cat([base[:, :first], torch.zeros_like(base[:, first:]).scatter(1, self.place[symmetry], base[:, first:])], 1)
        return base, moved
