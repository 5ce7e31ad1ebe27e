"""Files of samples with a rule planted in them, which a trainer must find.

A feature has a weight. The logit of an item is the sum of its features' weights, and for every second feature of the table of
another's: what a table says counts only together with what an item says. Outcomes are drawn from the softmax.
"""

import pathlib
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / 'training'))
import samples  # noqa: E402

TABLE, ITEM = 40, 30
TRIBES, ANSWERS = 7, 16
DIGEST = 'ab' * 32


def softmax(logits, axis=-1):
    powers = np.exp(logits - logits.max(axis, keepdims=True))
    return powers / powers.sum(axis, keepdims=True)


def head_of(kind, bases=None, features=DIGEST, game='vineta', table=TABLE, item=ITEM, made=('planted',)):
    bases = {'value': 1, 'policy': 0, 'belief': ANSWERS}[kind] if bases is None else bases
    return samples.Head(game, 1, kind, features, table, item, samples.TARGETS[kind], bases, list(made))


def features_of(rng, runs, size, share):
    """Zeros and ones, and the same as counts and rising numbers."""
    bits = rng.random((runs, size)) < share
    return bits, bits.sum(1), np.nonzero(bits)[1]


def planted_block(kind, count, seed, rule_seed=5):
    """The arrays of a block of `count` samples, five of each game, and the true chances of what is asked."""
    rng, rule = np.random.default_rng(seed), np.random.default_rng(rule_seed)
    outputs = {'value': 1, 'policy': 1, 'belief': ANSWERS}[kind]
    plain, together = rule.normal(0, 0.9, (ITEM, outputs)), rule.normal(0, 0.9, (ITEM, outputs))
    items_of = rng.integers(2, 7 if kind != 'policy' else 20, count)
    sample_of = np.repeat(np.arange(count), items_of)
    table_bits, table_count, table_feature = features_of(rng, count, TABLE, 0.2)
    item_bits, item_count, item_feature = features_of(rng, len(sample_of), ITEM, 0.3)
    logits = item_bits @ plain + (item_bits @ together) * table_bits[sample_of, :1]
    block = {'game': np.arange(count) // 5, 'stage': np.arange(count) % 5, 'items_of': items_of, 'table_count': table_count,
             'table_feature': table_feature, 'item_count': item_count, 'item_feature': item_feature}
    # By hand half of the plain part is known.
    hand = 0.5 * (item_bits @ plain)
    if kind == 'belief':
        choices = [(0, TRIBES), (TRIBES, ANSWERS - TRIBES)]
        chances = np.concatenate([softmax(logits[:, first:first + n]) for first, n in choices], 1)
        drawn = [drawn_of(rng, chances[:, first:first + n]) for first, n in choices]
        target = np.stack(drawn, 1).astype('f4')
        target[rng.random(target.shape) < 0.1] = np.nan
        return {**block, 'base': hand, 'target': target}, chances
    wide = np.full((count, items_of.max()), -np.inf)
    place = np.arange(len(sample_of)) - np.repeat(np.cumsum(items_of) - items_of, items_of)
    wide[sample_of, place] = logits[:, 0]
    chances = softmax(wide)[sample_of, place]
    if kind == 'policy':
        return {**block, 'base': np.zeros((len(sample_of), 0)), 'target': chances[:, None]}, chances
    won = drawn_of(rng, softmax(wide))[sample_of] == place
    search = np.where(np.repeat(rng.random(count) < 0.3, items_of), np.nan, chances)
    return {**block, 'base': hand, 'target': np.stack([won, search, logits[:, 0] / 3], 1)}, chances


def drawn_of(rng, chances):
    return (rng.random((len(chances), 1)) > np.cumsum(chances, 1)).sum(1).clip(0, chances.shape[1] - 1)


def bytes_of(block):
    counts = samples.BLOCK_HEAD.pack(len(block['game']), len(block['item_count']), len(block['table_feature']), len(block['item_feature']))
    return counts + b''.join(np.ascontiguousarray(block[name], dtype=kind).tobytes() for name, kind, _ in samples.PARTS)


def file_of(kind, count, seed=1, blocks=2, **head):
    """The bytes of a whole file."""
    parts = []
    for i in range(blocks):
        block, _ = planted_block(kind, count // blocks, seed * 1000 + i)
        block['game'] = block['game'] + i * count
        parts.append(bytes_of(block))
    return head_of(kind, **head).text().encode() + b''.join(parts)


if __name__ == '__main__':
    kind, count, path = sys.argv[1:]
    pathlib.Path(path).write_bytes(file_of(kind, int(count), blocks=max(2, int(count) // 50000)))
