"""Samples of self-play as files: docs/training.md in Python, with numpy.

read() gives the samples of several files as flat arrays, ragged by counts: what belongs to sample i begins where the counts
before it end. Nothing here loops over samples.
"""

import dataclasses
import pathlib
import struct
import zlib

import numpy as np

HEAD_KEYS = ['game', 'rules', 'head', 'features', 'table', 'item', 'targets', 'bases']
TARGETS = {'value': ['win', 'search', 'points'], 'policy': ['visits'], 'belief': ['tribe', 'district']}
CHOICES = {'tribe': 7, 'district': 9}
MOST_ITEMS = 128
MOST_HEAD = 32768
MOST_FEATURES = 8192
BLOCK_HEAD = struct.Struct('<4I')


class BadSamples(Exception):
    """A file that is refused: the place and the reason."""


@dataclasses.dataclass(frozen=True)
class Head:
    """What all files of one training must have in common, and how each was made."""
    game: str
    rules: int
    head: str
    features: str
    table: int
    item: int
    targets: list
    bases: int
    made: list = dataclasses.field(compare=False)

    def text(self):
        values = {**dataclasses.asdict(self), 'targets': ', '.join(self.targets)}
        lines = ['springtide samples 1'] + [f'{key} {values[key]}' for key in HEAD_KEYS] + [f'made {line}' for line in self.made]
        return '\n'.join(lines) + '\n\n'


@dataclasses.dataclass
class Samples:
    head: Head
    key: np.ndarray            # of the sample's game in its file: one game, one key
    stage: np.ndarray
    items_of: np.ndarray
    table_count: np.ndarray
    table_feature: np.ndarray
    item_count: np.ndarray
    item_feature: np.ndarray
    base: np.ndarray           # items · bases
    target: np.ndarray         # items · targets
    notes: list                # what was left out, in words

    def __len__(self):
        return len(self.stage)

    def target_of(self, name):
        return self.target[:, self.head.targets.index(name)]


# In the order of a block: name, type, how many (n samples, m items, t and i features), and for each item how many more.
PARTS = [('game', '<u4', 'n'), ('stage', 'u1', 'n'), ('items_of', 'u1', 'n'), ('table_count', '<u2', 'n'), ('table_feature', '<u2', 't'),
         ('item_count', '<u2', 'm'), ('item_feature', '<u2', 'i'), ('base', '<f4', 'bases'), ('target', '<f4', 'targets')]


def number(text, least, most):
    if not (text.isascii() and text.isdigit() and str(int(text)) == text and least <= int(text) <= most):
        raise ValueError(f'expected a number from {least} to {most}, found {text!r}')
    return int(text)


def checked_values(values):
    """The head's lines as a Head; a ValueError names the key."""
    def of(key, read):
        try:
            return read(values[key])
        except ValueError as error:
            raise ValueError(f'{key}: {error}') from None

    def known_head(text):
        if text not in TARGETS:
            raise ValueError(f'expected {", ".join(TARGETS)}, found {text!r}')
        return text

    def digest(text):
        if len(text) != 64 or set(text) - set('0123456789abcdef'):
            raise ValueError('expected a SHA-256 in 64 hexadecimal digits')
        return text

    head = of('head', known_head)

    def targets(text):
        if text != ', '.join(TARGETS[head]):
            raise ValueError(f'expected {", ".join(TARGETS[head])!r}, found {text!r}')
        return TARGETS[head]

    return Head(values['game'], of('rules', lambda t: number(t, 1, 1000)), head, of('features', digest),
                of('table', lambda t: number(t, 1, MOST_FEATURES)), of('item', lambda t: number(t, 1, MOST_FEATURES)),
                of('targets', targets), of('bases', lambda t: number(t, 0, outputs_based(head))), values['made'])


def outputs_based(head):
    """How many outputs of an item can have a base."""
    return {'value': 1, 'policy': 1, 'belief': sum(CHOICES.values())}[head]


def read_head(data, path):
    """The head of a file's first bytes, and where the blocks begin."""
    end = data.find(b'\n\n')
    if not data.startswith(b'springtide samples '):
        raise BadSamples(f'{path}: line 1: not a file of samples')
    if not data.startswith(b'springtide samples 1\n'):
        raise BadSamples(f'{path}: line 1: another format than 1')
    if end < 0:
        raise BadSamples(f'{path}: the head has no end: no empty line in its first {len(data)} bytes')
    lines = data[:end].decode('ascii', 'replace').split('\n')[1:]
    values = {}
    for i, key in enumerate(HEAD_KEYS):
        if i >= len(lines) or not lines[i].startswith(key + ' '):
            raise BadSamples(f'{path}: line {i + 2}: expected {key!r}')
        values[key] = lines[i][len(key) + 1:]
    made = lines[len(HEAD_KEYS):]
    if not 1 <= len(made) <= 20 or any(not line.startswith('made ') for line in made):
        raise BadSamples(f'{path}: line {len(HEAD_KEYS) + 2}: expected 1 to 20 lines that begin with \'made \'')
    values['made'] = [line[5:] for line in made]
    try:
        return checked_values(values), end + 2
    except ValueError as error:
        raise BadSamples(f'{path}: {error}') from None


def is_rising(values, counts):
    """Whether each run of `counts` values rises strictly."""
    if len(values) < 2:
        return True
    rises = values[1:] > values[:-1]
    begins = np.cumsum(counts, dtype=np.int64)[:-1]
    rises[begins[(begins > 0) & (begins < len(values))] - 1] = True
    return bool(rises.all())


def check_block(block, head, place):
    """Refuses what the trainer would stumble over."""
    def refuse(reason):
        raise BadSamples(f'{place}: {reason}')

    for counts, parts, name in [('items_of', 'item_count', 'items'), ('table_count', 'table_feature', 'features of tables'),
                                ('item_count', 'item_feature', 'features of items')]:
        if int(block[counts].sum(dtype=np.int64)) != len(block[parts]):
            refuse(f'{name}: {len(block[parts])} in the block, {int(block[counts].sum(dtype=np.int64))} by its samples')
    if len(block['items_of']) and not 1 <= block['items_of'].min() <= block['items_of'].max() <= MOST_ITEMS:
        refuse(f'a sample has no items, or more than {MOST_ITEMS}')
    for part, counts, most in [('table_feature', 'table_count', head.table), ('item_feature', 'item_count', head.item)]:
        if len(block[part]) and block[part].max() >= most:
            refuse(f'{part}: {block[part].max()} is not below {most}')
        if not is_rising(block[part], block[counts]):
            refuse(f'{part}: features do not rise')
    if not np.isfinite(block['base']).all():
        refuse('base: not a finite number')
    check_targets(block, head, refuse)


def check_targets(block, head, refuse):
    begins = np.cumsum(block['items_of'], dtype=np.int64) - block['items_of']
    for i, name in enumerate(head.targets):
        target = block['target'][:, i]
        known = target[~np.isnan(target)]
        if not np.isfinite(known).all():
            refuse(f'{name}: not a finite number')
        if name in CHOICES and len(known) and not (known.min() >= 0 and known.max() < CHOICES[name] and (known == np.floor(known)).all()):
            refuse(f'{name}: not one of 0 to {CHOICES[name] - 1}')
        if name in ('win', 'search', 'visits') and len(begins):
            sums = np.add.reduceat(target, begins)
            bad = np.flatnonzero(~((np.abs(sums - 1) < 1e-3) | (np.isnan(sums) & (name == 'search'))))
            if len(bad):
                refuse(f'sample {bad[0]}: {name}: the shares sum to {sums[bad[0]]}, not to 1')
            if len(known) and known.min() < 0:
                refuse(f'{name}: a share below 0')


def blocks_of(data, head, begin, path):
    """The whole blocks behind the head, and a note if the last one was cut off."""
    blocks = []
    while begin < len(data):
        place = f'{path}: block {len(blocks)} at byte {begin}'
        if len(data) - begin < BLOCK_HEAD.size:
            return blocks, [f'{place}: cut off, left out']
        n, m, t, i = BLOCK_HEAD.unpack(bytes(data[begin:begin + BLOCK_HEAD.size]))
        counts = {'n': n, 'm': m, 't': t, 'i': i, 'bases': m * head.bases, 'targets': m * len(head.targets)}
        at, block = begin + BLOCK_HEAD.size, {}
        if at + sum(np.dtype(kind).itemsize * counts[count] for _, kind, count in PARTS) > len(data):
            return blocks, [f'{place}: cut off, left out']
        for name, kind, count in PARTS:
            size = np.dtype(kind).itemsize * counts[count]
            block[name] = np.frombuffer(data[at:at + size], dtype=kind)
            at += size
        block['base'] = block['base'].reshape(m, head.bases)
        block['target'] = block['target'].reshape(m, len(head.targets))
        check_block(block, head, place)
        blocks.append(block)
        begin = at
    return blocks, []


def mixed(keys):
    """64 bits that look random, of 64 bits (splitmix64)."""
    with np.errstate(over='ignore'):
        keys = keys + np.uint64(0x9e3779b97f4a7c15)
        keys = (keys ^ (keys >> np.uint64(30))) * np.uint64(0xbf58476d1ce4e5b9)
        keys = (keys ^ (keys >> np.uint64(27))) * np.uint64(0x94d049bb133111eb)
        return keys ^ (keys >> np.uint64(31))


def read_one(path):
    data = memoryview(np.memmap(path, dtype=np.uint8, mode='r')) if pathlib.Path(path).stat().st_size else memoryview(b'')
    first = bytes(data[:MOST_HEAD])
    head, begin = read_head(first, path)
    blocks, notes = blocks_of(data, head, begin, path)
    file = np.uint64(zlib.crc32(first[:begin])) << np.uint64(32)
    for block in blocks:
        block['key'] = mixed(block['game'].astype(np.uint64) | file)
    return head, blocks, notes


def read(paths):
    """The samples of all files, which must be of one game, head and list of features."""
    head, blocks, notes = None, [], []
    for path in paths:
        each, more, said = read_one(path)
        if head is not None and each != head:
            raise BadSamples(f'{path}: other game, rules, head, features or bases than {paths[0]}')
        head = Head(**{**dataclasses.asdict(each), 'made': (head.made if head else []) + each.made})
        blocks += more
        notes += said
    if not sum(len(block['stage']) for block in blocks):
        raise BadSamples(f'{", ".join(map(str, paths))}: no samples')
    parts = [field.name for field in dataclasses.fields(Samples) if field.name not in ('head', 'notes')]
    return Samples(head=head, notes=notes, **{part: np.concatenate([block[part] for block in blocks]) for part in parts})
